import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { settle } from '../../fakes/settle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberFile } from '../../../src/application/team/team-folder';
import { entityId } from '../../../src/domain/shared/entity-id';
import { forgetTeamTexts } from '../../../src/infrastructure/team/forget-team-texts';
import { KeptTeamStorage } from '../../../src/infrastructure/team/kept-team-storage';
import { TeamDevice } from '../../../src/infrastructure/team/team-device';
import { BrowserTabLocks } from '../../../src/infrastructure/browser/browser-tab-locks';
import { KeptBrowser } from '../../application/keep/kept-browser';
import type { Keep } from '../../../src/application/keep/keep';
import { ofUser } from '../../../src/application/keep/unsaved-file';
import type { StoredTeam } from '../../../src/application/team/team-storage';
import { withComment, withReason } from '../../../src/domain/team/record-edits';
import { aDecision, aMember, aStoredTeam, aTeam, memberId, START, topicId } from '../../builders/team-mother';

const SCOPE = { organisationId: 'org', userId: 'maya', sowId: entityId<'sow'>('1') };

/** As version 3 stored a record: without numbers, signatures and steps on the lead. */
function earlier(record: ReturnType<typeof aMember>) {
  const { namedN: _n, version: _v, read: _r, team: _t, last: _l, devices: _d, lead: _s, ...kept } = record;
  const logs = [...record.decisions].map(([id, { name, log }]) => {
    return [id, { name, log: log.map(({ n: _number, reasonN: _reason, ...entry }) => entry) }] as const;
  });
  const comments = record.comments.map(({ n: _number, changedN: _changed, ...comment }) => comment);
  const responsibilities = record.responsibilities.map(({ n: _number, ...entry }) => entry);
  return { ...kept, decisions: new Map(logs), comments, responsibilities };
}

const OWN = aMember(
  'maya-7f3a',
  { 1: [aDecision(3, '2026-10-01T09:00:00.000Z', 'Half of the market.'), aDecision(4, '2026-10-02T09:00:00.000Z')] },
  {
    comments: [
      {
        id: 'c1',
        topicId: topicId(1),
        at: '2026-10-01T09:00:00.000Z',
        text: 'Thursday?',
        changedAt: '2026-10-01T09:00:00.000Z',
        n: 0,
        changedN: 0,
        isRemoved: false,
      },
    ],
    responsibilities: [
      {
        topicId: topicId(1),
        who: null,
        task: 'pilot',
        due: '2027-01-15',
        isDone: false,
        at: '2026-10-01T09:00:00.000Z',
        n: 0,
      },
    ],
    earlierVotes: { r1: {} },
  },
);
const FILE_OF_ANNA: MemberFile = {
  fileName: 'anna-19cd.json',
  signer: null,
  modifiedAt: START,
  content: { record: aMember('anna-19cd'), team: null, dropped: 0 },
  fault: null,
};
const ANNA = aMember('anna-19cd', { 1: [aDecision(2, undefined, 'Too small.')] });

describe('the database of an earlier version', () => {
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory();
    const database = await openDB('team', 3, {
      upgrade(created) {
        for (const store of ['teams', 'copies', 'identities']) created.createObjectStore(store);
      },
    });
    const {
      founder: _f,
      lead: _l,
      deputy: _d,
      version: _v,
      confirmed: _c,
      ...team
    } = aTeam({ earlierRounds: [{ id: 'r1' }] });
    const stored = {
      kind: 'folder',
      own: earlier(OWN),
      team: { ...team, takenOver: null },
      unwritten: 2,
      writtenAt: null,
      seen: new Map([[ANNA.id, '2026-10-01T09:00:00.000Z']]),
      latest: null,
      seenSince: '2026-10-03T09:00:00.000Z',
      found: earlier(aMember('maya-7f3a', { 2: 1 })),
      leftOut: null,
    };
    await database.put('teams', { stored, handle: null }, ['org', 'maya', '1']);
    const copy = { fileName: 'anna-19cd.json', modifiedAt: '2026-10-01T09:00:00.000Z', fault: null };
    await database.put('copies', { ...copy, content: { record: earlier(ANNA), team: null, dropped: 0 } }, [
      'org',
      'maya',
      '1',
      'anna-19cd.json',
    ]);
    await database.put('identities', { id: OWN.id, name: 'Maya', initials: 'MA' }, ['org', 'maya']);
    database.close();
  });

  const open = (keep = new KeptBrowser().page().keep): KeptTeamStorage =>
    new KeptTeamStorage(keep, new BrowserTabLocks(null), new TeamDevice(), { open: async () => null });

  it('is taken over with all that was in it', async () => {
    const storage = open();
    const opened = await storage.load(SCOPE);
    const stored = opened?.stored;
    expect(stored?.own).toEqual(OWN);
    expect(stored?.found).toEqual(aMember('maya-7f3a', { 2: 1 }));
    expect(stored?.team).toEqual(aTeam({ earlierRounds: [{ id: 'r1' }] }));
    expect([stored?.unwritten, stored?.seenSince, stored?.joinedAt, [...(stored?.seen ?? [])].length]).toEqual([
      2,
      '2026-10-03T09:00:00.000Z',
      '2026-10-03T09:00:00.000Z',
      1,
    ]);
    const copy: MemberFile | undefined = opened?.copies.get('anna-19cd.json');
    expect([copy?.content?.record, copy?.signer]).toEqual([ANNA, null]);
    expect(await storage.identity(SCOPE)).toMatchObject({ id: OWN.id, name: 'Maya' });
    storage.close();
  });

  it('stays where it is, is taken over once, and gives what an earlier version has changed in it since', async () => {
    const browser = new KeptBrowser();
    const first = open(browser.page().keep);
    const before = await first.stored(SCOPE);
    const decided = {
      ...OWN,
      decisions: new Map([...OWN.decisions, [topicId(9), { name: 'T9', log: [aDecision(1)] }]]),
    };
    await first.put(SCOPE, before!, { ...before!, own: decided, unwritten: 3 });
    const second = open(browser.page().keep);
    expect((await second.stored(SCOPE))?.own.decisions.size).toBe(2);

    const database = await openDB('team');
    const row = (await database.get('teams', ['org', 'maya', '1'])) as { stored: StoredTeam; handle: null };
    expect(row.stored.own).toEqual(OWN);
    const later = aMember('maya-7f3a', { 5: 4 }).decisions;
    const own = { ...row.stored.own, decisions: new Map([...row.stored.own.decisions, ...later]) };
    await database.put('teams', { ...row, stored: { ...row.stored, own } }, ['org', 'maya', '1']);
    database.close();
    const third = open(browser.page().keep);
    expect([...((await third.stored(SCOPE))?.own.decisions.keys() ?? [])].toSorted()).toEqual(['1', '5', '9']);
    for (const storage of [first, second, third]) storage.close();
  });
});

describe('the own part of a team', () => {
  const STORED = aStoredTeam({
    own: { ...OWN, sameAs: [memberId('maya-0001')], devices: new Map([[OWN.id, 'key']]) },
    keys: new Map([[ANNA.id, ['key of Anna']]]),
    seen: new Map([[ANNA.id, '2026-10-01T09:00:00.000Z']]),
  });

  async function joined() {
    globalThis.indexedDB = new IDBFactory();
    const browser = new KeptBrowser();
    const page = browser.page();
    const open = (keep: Keep) =>
      new KeptTeamStorage(keep, new BrowserTabLocks(null), new TeamDevice(), { open: async () => null });
    const storage = open(page.keep);
    await storage.begin(SCOPE, STORED, null);
    return { browser, page, storage, open };
  }

  it('is read as it was stored', async () => {
    const { storage } = await joined();
    expect(await storage.stored(SCOPE)).toEqual(STORED);
    expect(await storage.stored({ ...SCOPE, organisationId: 'other' })).toBeNull();
    await storage.remove(SCOPE);
    expect(await storage.stored(SCOPE)).toBeNull();
    storage.close();
  });

  it('has what was written in the last moment of a page, and what two pages wrote at once', async () => {
    const { browser, storage, open } = await joined();
    const other = open(browser.page().keep);
    // Its storage does not answer any more.
    const page = browser.page(() => new Promise(() => {}));
    const ending = open(page.keep);
    const reason = withReason(STORED.own, { id: topicId(1), name: 'T1' }, 'Cheaper', { n: 7, at: START });
    void ending.put(SCOPE, STORED, { ...STORED, own: reason, unwritten: 1 });
    page.lifecycle.hide();
    const comment = withComment(STORED.own, { id: 'c2', topicId: topicId(1), text: 'Later' }, { n: 7, at: START });
    await other.put(SCOPE, STORED, { ...STORED, own: comment, unwritten: 1 });
    const next = open(browser.page().keep);
    const own = (await next.stored(SCOPE))?.own;
    expect([own?.decisions.get(topicId(1))?.log.at(-1)?.reason, own?.comments.length]).toEqual(['Cheaper', 2]);
    for (const each of [storage, ending, other, next]) each.close();
  });

  it('says as not saved what the storage refuses, and has it in the page', async () => {
    const { browser, page, storage } = await joined();
    browser.storage.refusal = 'full';
    const comment = withComment(STORED.own, { id: 'c2', topicId: topicId(1), text: 'Later' }, { n: 7, at: START });
    await storage.put(SCOPE, STORED, { ...STORED, own: comment, unwritten: 1 });
    const owner = { organisationId: 'org', userId: 'maya' };
    expect(ofUser(page.keep.refusedOf(owner)).map(({ key }) => key[3])).toEqual(['team-log']);
    expect((await storage.stored(SCOPE))?.own.comments).toHaveLength(2);
    storage.close();
  });

  it('has no names of topics after a log-out, and no copies that their folder has, and everything else', async () => {
    const { page, storage } = await joined();
    await storage.saveCopies(SCOPE, [{ ...FILE_OF_ANNA }], [], false);
    const device = new TeamDevice();
    await forgetTeamTexts(page.keep, device, { organisationId: 'org', userId: 'other' });
    expect((await storage.load(SCOPE))?.copies.size).toBe(1);
    await forgetTeamTexts(page.keep, device, { organisationId: 'org', userId: 'maya' });
    const opened = await storage.load(SCOPE);
    expect(opened?.copies.size).toBe(0);
    const nameless = [...STORED.own.decisions].map(([id, { log }]) => [id, { name: '', log }] as const);
    expect(opened?.stored.own).toEqual({ ...STORED.own, decisions: new Map(nameless) });
    const [{ stored } = { stored: STORED }] = (await device.earlier({ organisationId: 'org', userId: 'maya' })).teams;
    expect([...stored.own.decisions.values()].map(({ name }) => name)).toEqual(['']);
    device.close();
    storage.close();
  });

  it('has the decisions of a file that was read in before there was a team', async () => {
    const { browser, storage, open } = await joined();
    for (const key of browser.storage.rows.keys()) if (key.includes('"team"')) browser.storage.rows.delete(key);
    const next = open(browser.page().keep);
    expect(await next.stored(SCOPE)).toBeNull();
    const fresh = aStoredTeam({ own: aMember('maya-7f3a', { 2: 1 }) });
    const begun = await next.begin(SCOPE, fresh, null);
    expect([...begun.own.decisions.keys()].toSorted()).toEqual(['1', '2']);
    expect((await next.stored(SCOPE))?.own.decisions).toEqual(begun.own.decisions);
    // Where there is one, it is replaced by another.
    await next.begin(SCOPE, fresh, null);
    expect([...((await next.stored(SCOPE))?.own.decisions.keys() ?? [])]).toEqual(['2']);
    for (const each of [storage, next]) each.close();
  });

  it('is read at the next question where the storage did not answer the first', async () => {
    const { browser, storage } = await joined();
    const device = new TeamDevice();
    const earlier = vi.spyOn(device, 'earlier').mockRejectedValueOnce(new Error('The database is closing.'));
    const next = new KeptTeamStorage(browser.page().keep, new BrowserTabLocks(null), device, {
      open: async () => null,
    });
    await expect(next.stored(SCOPE)).rejects.toThrow('closing');
    expect(await next.stored(SCOPE)).toEqual(STORED);
    await next.stored(SCOPE);
    expect(earlier).toHaveBeenCalledTimes(2);
    for (const each of [storage, next]) each.close();
  });

  it('is told of what other windows write, also after a write of its own was refused', async () => {
    const { browser, storage } = await joined();
    const changes: (string | null)[] = [];
    const stop = storage.onChange(({ part }) => changes.push(part));
    browser.storage.refusal = 'full';
    // So many are written in one step.
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 10, 3 as const]));
    await storage.put(SCOPE, STORED, { ...STORED, own: aMember('maya-7f3a', many) });
    browser.storage.refusal = null;
    changes.length = 0;
    browser.channel.hear({ organisationId: 'org', userId: 'maya', kind: 'team-log' });
    browser.channel.hear({ organisationId: 'org', userId: 'maya', kind: 'notes' });
    expect(changes).toEqual(['own']);
    stop();
    browser.channel.hear({ organisationId: 'org', userId: 'maya', kind: 'team-log' });
    expect(changes).toHaveLength(1);
    storage.close();
  });

  it('is read without an entry that is damaged, which is kept aside', async () => {
    const { browser, storage, open } = await joined();
    const whole = [...browser.storage.rows];
    for (const [text] of whole.filter(([key]) => key.includes('"team-log"'))) {
      browser.storage.rows.clear();
      for (const [key, row] of whole)
        browser.storage.rows.set(key, key === text ? { at: 'x', form: 1, value: null } : row);
      const next = open(browser.page().keep);
      const own = (await next.stored(SCOPE))?.own;
      const left = [
        ...(own?.decisions.get(topicId(1))?.log ?? []),
        ...(own?.comments ?? []),
        ...(own?.responsibilities ?? []),
      ];
      expect(left).toHaveLength(3);
      await settle();
      expect([...browser.storage.rows.keys()].filter((key) => key.includes('"damaged"'))).toHaveLength(1);
      next.close();
    }
    storage.close();
  });
});
