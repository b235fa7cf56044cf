import { longestTask, watchLongTasks } from './lib/long-tasks.mjs';

const COLLEAGUES = 39;
const DECISIONS = 2000;
/** Of the topics that are shown first, in each file that changes. */
const NEW_DECISIONS = 10;
/** No refresh takes so long. */
const PATIENCE_MS = 20_000;

/** @typedef {import('./lib/visit.mjs').Visit} Visit */

/**
 * A team of 40 with 2,000 decisions each, in the directory of the origin, whose handles are those of the File System
 * Access API: the time from the return to the page to the frame that shows what has changed, and the longest task of the
 * page's thread meanwhile; once with ten new decisions in each file, and once in one file.
 * @param {Visit} visit
 */
export async function refreshTeam(visit) {
  const { page } = visit;
  const everyone = Array.from({ length: COLLEAGUES }, (_, member) => member);
  await page.evaluate(offerFolder);
  await page.evaluate(writeMembers, { members: everyone, decisions: DECISIONS, change: 1, anew: [] });
  await page.getByRole('button', { name: 'Choose the shared folder' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Maya');
  await page
    .getByRole('button', { name: 'Start this team' })
    .or(page.getByRole('button', { name: 'Join this team' }))
    .click();
  await page.evaluate(shows, { change: 1, patience: PATIENCE_MS });
  const all = await refreshed(visit, everyone, 2);
  const one = await refreshed(visit, [0], 3);
  return {
    teamRefresh: all.time,
    teamRefreshTask: all.task,
    teamRefreshOne: one.time,
    teamRefreshOneTask: one.task,
  };
}

/**
 * @param {Visit} visit
 * @param {readonly number[]} members
 * @param {number} change
 */
async function refreshed(visit, members, change) {
  const { page } = visit;
  const anew = (await page.locator('[data-name]').allTextContents()).slice(0, NEW_DECISIONS);
  await page.evaluate(writeMembers, { members, decisions: DECISIONS, change, anew });
  await visit.rest();
  await watchLongTasks(page);
  const time = await page.evaluate(shows, { change, patience: PATIENCE_MS });
  await visit.rest();
  return { time, task: await longestTask(page) };
}

/** In the page: the folder that its dialog would give, read on the return to the page and not by itself. */
function offerFolder() {
  const open = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Team', { create: true });
  Object.assign(window, { showDirectoryPicker: open, FileSystemObserver: undefined });
}

/**
 * In the page: writes files of members, as the product does, signed by a key of each. All decide on the same topics; the
 * newest reasons say which change it is.
 * @param {{ members: readonly number[], decisions: number, change: number, anew: readonly string[] }} what
 */
async function writeMembers({ members, decisions, change, anew }) {
  const { workspaceUrl } = await (await fetch('/config.json')).json();
  const workspace = await (await fetch(workspaceUrl)).json();
  /** @type {readonly { tid: number, topic_name: string }[]} */
  const topics = workspace.topics.slice(0, decisions);
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('Team', { create: true });
  const folder = await root.getDirectoryHandle('members', { create: true });
  const text = (/** @type {ArrayBuffer} */ bytes) => btoa(String.fromCodePoint(...new Uint8Array(bytes)));
  /** The canonical form of JSON (RFC 8785), for texts and whole numbers. */
  const canonical = (/** @type {unknown} */ value) => {
    /** @type {(each: unknown) => string} */
    const write = (each) => {
      if (Array.isArray(each)) return `[${each.map(write).join(',')}]`;
      if (typeof each !== 'object' || each === null) return JSON.stringify(each);
      const parts = Object.keys(each)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${write(/** @type {any} */ (each)[key])}`);
      return `{${parts.join(',')}}`;
    };
    return write(value);
  };
  const known = /** @type {{ benchKeys?: Map<number, { pair: CryptoKeyPair, key: string }> }} */ (window);
  const keys = (known.benchKeys ??= new Map());
  const keyOf = async (/** @type {number} */ member) => {
    const made = keys.get(member);
    if (made !== undefined) return made;
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
    const signer = { pair, key: text(await crypto.subtle.exportKey('raw', pair.publicKey)) };
    keys.set(member, signer);
    return signer;
  };
  const write = async (
    /** @type {FileSystemDirectoryHandle} */ place,
    /** @type {string} */ name,
    /** @type {number} */ member,
    /** @type {object} */ content,
  ) => {
    const { pair, key } = await keyOf(member);
    const bytes = new TextEncoder().encode(canonical({ ...content, key }));
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes);
    const stream = await (await place.getFileHandle(name, { create: true })).createWritable();
    await stream.write(JSON.stringify({ ...content, key, signature: text(signature) }));
    await stream.close();
  };
  const words = ['disregard', 'monitor', 'analyze', 'important'];
  const [first, at] = ['2026-09-12T08:00:00.000Z', `2026-09-12T08:0${change}:00.000Z`];
  const [owner, project] = ['member-000000', { id: '1', name: '' }];
  const team = { id: 'team-1', name: 'Team', owner, founder: owner, lead: [], version: 1, project, decideFirst: false };
  await write(root, 'team.json', 0, { format: 'team/2', ...team, created: first, changed: first });
  for (const member of members) {
    const id = `member-${String(member).padStart(6, '0')}`;
    const said = { named: first, seen: at, version: change, teamId: 'team-1', project: '1', sameAs: [] };
    const head = { format: 'team-member/2', id, name: `Member ${member}`, initials: `M${member % 10}`, ...said };
    const last = decisions * (change + 1);
    const logs = topics.map(({ tid, topic_name: name }, index) => {
      const s = words[(index * 7 + member * 3) % 4];
      const why = { why: 'Change 1', whyAt: first, whyN: index + 1 };
      const later = anew.includes(name)
        ? [{ s, at, n: last - index, why: `Change ${change}`, whyAt: at, whyN: last - index }]
        : [];
      return [tid, { name, log: [{ s, at: first, n: index + 1, ...why }, ...later] }];
    });
    const own = await folder.getDirectoryHandle(id, { create: true });
    await write(own, '1.json', member, { ...head, decisions: Object.fromEntries(logs) });
    await write(own, '0.json', member, { ...head, last, devices: { [id]: (await keyOf(member)).key } });
  }
}

/**
 * In the page: returns to it, and waits for the frame that shows the change.
 * @param {{ change: number, patience: number }} what
 * @returns {Promise<number>} in ms
 */
function shows({ change, patience }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    setTimeout(() => reject(new Error('The change is not shown.')), patience);
    const look = () => {
      const cells = [...document.querySelectorAll('[data-cell="member-000000"]')];
      if (!cells.some((cell) => cell.getAttribute('aria-label')?.includes(`Change ${change}`)))
        return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    document.dispatchEvent(new Event('visibilitychange'));
    look();
  });
}
