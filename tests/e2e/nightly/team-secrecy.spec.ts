import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../embedded/fixtures';
import workspace from '../../fixtures/workspace.json' with { type: 'json' };

/** States that are compared: about as many as are reached from the addresses below by their links and tabs. */
const MOST_STATES = 71;
/** The user has decided this topic, and sees all that colleagues say of it. */
const DECIDED = '4205';
/** No one can decide a topic without a status, so that nothing is hidden of it. */
const TOPICS = workspace.topics.filter(({ sow_id: project, topic_status: status }) => project === 1 && status >= 0);

const BEGIN = [
  '/homepage/1',
  ...['queue', 'board', 'coverage', 'team'].map((tab) => `/review/1?tab=${tab}`),
  ...['disagree', 'one', 'none', 'changed', 'mine'].map((filter) => `/review/1?tab=team&team=${filter}`),
  '/review/1?tab=board&board=anna-19cd',
  '/review/1?tab=board&board=tom-22aa',
  ...['trendMap', 'opportunityMap', 'trendList', 'drivers'].map((tab) => `/data/1?tab=${tab}`),
  ...TOPICS.slice(0, 6).map(({ tid }) => `/review/1?tab=team&topic_id=${tid}&card_tab=Team`),
  ...TOPICS.slice(0, 2).map(({ tid }) => `/homepage/1?topic_id=${tid}`),
  `/compare/1?${TOPICS.slice(0, 4)
    .map(({ tid }) => `topic=${tid}`)
    .join('&')}`,
  `/brief/1?${TOPICS.slice(0, 4)
    .map(({ tid }) => `topic=${tid}`)
    .join('&')}&from=selection`,
  '/library/1',
  '/reneAI/1',
  '/platforms/1',
  '/foresight/1',
  '/data-refresh/1',
];

interface Walk {
  /** What colleagues have said of topics that the user has not decided. */
  readonly marks: 'some' | 'none';
  readonly decideFirst: boolean;
}

const STATUSES = ['important', 'disregard', 'monitor', 'analyze'];

/** The file of a colleague; with marks, each topic has a status, a reason and a comment to the user. */
function colleague(id: string, name: string, { marks }: Walk, you: string): object {
  const at = '2026-11-20T09:00:00.000Z';
  const topics = TOPICS.filter(({ tid }) => marks === 'some' || String(tid) === DECIDED);
  const logs = topics.map(({ tid, topic_name: topic }, index) => {
    const s = STATUSES[(index * 3 + id.length) % STATUSES.length];
    return [
      tid,
      {
        name: topic,
        log: [{ s: String(tid) === DECIDED ? 'disregard' : s, at, n: 50 + index, why: `Said of ${topic}` }],
      },
    ];
  });
  const comments = topics
    .filter(({ tid }) => String(tid) !== DECIDED)
    .map(({ tid }, index) => ({ id: `c${index}`, topic: String(tid), at, n: 500 + index, text: `@[${you}] why?` }));
  const head = { format: 'team-member/2', id, name, initials: name.slice(0, 2).toUpperCase(), named: at, seen: at };
  // The same number of times written, and the same highest number: only what is said differs.
  return { ...head, version: 1, last: 0, project: '1', decisions: Object.fromEntries(logs), comments };
}

/** A browser whose user has joined the team, and whose clock stands still. */
async function joined(browser: Browser, baseURL: string | undefined, walk: Walk): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-21T09:00:00.000Z');
  await page.addInitScript(() => {
    localStorage.setItem('embedded-session', 'embedded|maya');
    localStorage.setItem('left-sample-team:embedded|maya', '1');
    Object.assign(globalThis, {
      FileSystemObserver: undefined,
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council', { create: true }),
    });
  });
  await page.goto('/review/1?tab=team');
  const team = {
    format: 'team/1',
    name: 'Packaging council',
    owner: 'anna-19cd',
    project: { id: '1', name: workspace.sows[0]?.name ?? '' },
    created: '2026-11-01T09:00:00.000Z',
    changed: '2026-11-01T09:00:00.000Z',
    decideFirst: walk.decideFirst,
  };
  const put = (files: Readonly<Record<string, object>>): Promise<void> =>
    page.evaluate(async (all) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('Packaging council', { create: true });
      const members = await folder.getDirectoryHandle('members', { create: true });
      for (const [name, content] of Object.entries(all)) {
        const place = name === 'team.json' ? folder : members;
        const stream = await (await place.getFileHandle(name, { create: true })).createWritable();
        await stream.write(JSON.stringify(content));
        await stream.close();
      }
    }, files);
  await put({ 'team.json': team });
  await page.getByRole('button', { name: 'Choose the shared folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Maya');
  await dialog.getByRole('button', { name: /^(Start|Join) this team$/ }).click();
  await expect(dialog).toBeHidden();
  const you = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council');
    for await (const name of (await folder.getDirectoryHandle('members')).keys())
      if (name.startsWith('maya')) return name;
    return '';
  });
  // After the user has joined: it is news.
  await put({
    'anna-19cd.json': colleague('anna-19cd', 'Anna', walk, you),
    'tom-22aa.json': colleague('tom-22aa', 'Tom', walk, you),
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Members: 2 colleagues/ })).toBeVisible();
  await page.getByRole('button', { name: 'Retail media', exact: true }).focus();
  await page.keyboard.press('3');
  await expect(
    page.getByRole('row', { name: /Retail media/ }).getByRole('button', { name: /^Maya: Important/ }),
  ).toBeVisible();
  return page;
}

/** All that a reader of the page is told, once it stands still; ids of the user differ with each run. */
async function told(page: Page): Promise<string> {
  let before = '';
  for (let look = 0; look < 12; look += 1) {
    await page.waitForTimeout(500);
    const now = await page.locator('body').ariaSnapshot();
    // The code of the team comes a second after the project.
    if (now === before && look > 2) break;
    before = now;
  }
  // An empty live region says nothing, and may be there a moment longer.
  return before.replaceAll(/maya-[0-9a-f]+/g, 'maya').replaceAll(/^ *- status\n/gm, '');
}

/** The addresses to which the links of a page lead, within the project. */
function linksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search)
      .filter((address) =>
        /^\/(?:homepage|review|data|compare|brief|library|platforms|foresight|reneAI)\/1\b/.test(address),
      ),
  );
}

test('what colleagues say of topics that the user has not decided shows in no state', async ({ browser, baseURL }) => {
  test.setTimeout(30 * 60_000);
  const some = await joined(browser, baseURL, { marks: 'some', decideFirst: true });
  const none = await joined(browser, baseURL, { marks: 'none', decideFirst: true });
  const waiting = [...BEGIN];
  const seen = new Set<string>();
  const differing: string[] = [];
  while (waiting.length > 0 && seen.size < MOST_STATES) {
    const address = waiting.shift() ?? '';
    if (seen.has(address)) continue;
    seen.add(address);
    await Promise.all([some, none].map((page) => page.goto(address)));
    const [one, other] = await Promise.all([some, none].map(told));
    if (one !== other) differing.push(`${address}\n${firstDifference(one ?? '', other ?? '')}`);
    waiting.push(...(await linksOf(some)).filter((link) => !seen.has(link) && !waiting.includes(link)));
  }
  test.info().annotations.push({ type: 'states', description: String(seen.size) });
  expect(differing).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(BEGIN.length);
});

test('the walk sees the marks where Decide first is off', async ({ browser, baseURL }) => {
  test.slow();
  const addresses = BEGIN.filter((address) => address.startsWith('/review/1?tab=team'));
  const some = await joined(browser, baseURL, { marks: 'some', decideFirst: false });
  const none = await joined(browser, baseURL, { marks: 'none', decideFirst: false });
  let differing = 0;
  for (const address of addresses.slice(0, 6)) {
    await Promise.all([some, none].map((page) => page.goto(address)));
    const [one, other] = await Promise.all([some, none].map(told));
    if (one !== other) differing += 1;
  }
  expect(differing).toBeGreaterThan(2);
});

function firstDifference(one: string, other: string): string {
  const [mine, theirs] = [one.split('\n'), other.split('\n')];
  const at = mine.findIndex((line, index) => line !== theirs[index]);
  return `${mine[at]} | ${theirs[at]}`;
}
