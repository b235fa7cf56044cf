import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberFile } from '../../../src/application/team/team-folder';
import { entityId } from '../../../src/domain/shared/entity-id';
import { IndexedDbTeamStorage } from '../../../src/infrastructure/team/indexed-db-team-storage';
import { aDecision, aMember, aTeam, topicId } from '../../builders/team-mother';

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

  it('is read with all that was in it', async () => {
    const storage = new IndexedDbTeamStorage({ open: async () => null });
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
});
