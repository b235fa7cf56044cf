import type { DBSchema } from 'idb';
import type { MemberFile } from '../../application/team/team-folder';
import type { Identity, StoredTeam } from '../../application/team/team-storage';
import type { LoggedDecision, MemberId, MemberRecord } from '../../domain/team/member-record';
import { teamIdOf, type TeamRecord } from '../../domain/team/team-record';
import { LateDatabase, type DatabaseStep } from '../indexed-db/late-database';
import { NOTHING_CLOSED } from '../../domain/team/member-file';
import type { StoredKey } from './signatures';
import { wordOf } from './member-wire';
import type { FolderHandle } from './file-access';

export type ScopeKey = [organisation: string, user: string, sow: string];
type CopyKey = [...ScopeKey, file: string];

interface TeamSchema extends DBSchema {
  teams: { key: ScopeKey; value: { readonly stored: StoredTeam; readonly handle: FolderHandle | null } };
  /** The keys begin with the scope, so that one range holds exactly the copies of one team. */
  copies: { key: CopyKey; value: MemberFile };
  identities: { key: [organisation: string, user: string]; value: Identity };
  /** The private key cannot be read out, here neither. */
  keys: { key: [organisation: string, user: string]; value: StoredKey };
}

const STEPS: readonly DatabaseStep[] = [
  (database) => {
    database.createObjectStore('teams');
    database.createObjectStore('copies');
    database.createObjectStore('identities');
  },
  (_database, transaction) =>
    changeTeams(transaction, (stored) => {
      const { owner, createdAt } = stored.team as { readonly owner: MemberId; readonly createdAt: string };
      const team = { ...stored.team, id: teamIdOf(owner, createdAt), ownerName: '', takenOver: null };
      return { ...stored, team, found: null, leftOut: null };
    }),
  // Rounds are gone: what was written in them is kept as the files have it.
  (_database, transaction) =>
    changeTeams(transaction, (stored) => {
      const { votes, ...own } = stored.own as StoredTeam['own'] & { readonly votes?: Votes };
      const { rounds = [], ...team } = stored.team as StoredTeam['team'] & { readonly rounds?: readonly unknown[] };
      return {
        ...stored,
        own: { ...own, ...(votes && votes.size > 0 && { earlierVotes: plainVotes(votes) }) },
        team: { ...team, decidesFirst: false, ...(rounds.length > 0 && { earlierRounds: rounds }) },
      };
    }),
  async (database, transaction) => {
    database.createObjectStore('keys');
    await changeTeams(transaction, (stored) => {
      const { own, team, found, leftOut } = stored;
      return {
        ...stored,
        own: numbered(own),
        team: { ...team, version: 0, confirmed: [] },
        joinedAt: stored.seenSince ?? stored.writtenAt ?? own.seenAt,
        closed: NOTHING_CLOSED,
        keys: new Map(),
        refused: [],
        found: found && numbered(found),
        leftOut: leftOut && numbered(leftOut),
      };
    });
    await changeCopies(transaction, ({ content, ...file }) => {
      const team = content && content.team && { ...content.team, version: 0, confirmed: [] };
      return { ...file, signer: null, content: content && { ...content, record: numbered(content.record), team } };
    });
  },
  // Who leads a team follows from signed steps: before these, the owner that is known is the first one.
  async (_database, transaction) => {
    await changeTeams(transaction, (stored) => {
      const { own, team, found, leftOut } = stored;
      return {
        ...stored,
        own: withoutSteps(own),
        team: founded(team),
        found: found && withoutSteps(found),
        leftOut: leftOut && withoutSteps(leftOut),
        leadTold: '',
      };
    });
    await changeCopies(transaction, ({ content, ...file }) => ({
      ...file,
      content: content && {
        ...content,
        record: withoutSteps(content.record),
        team: content.team && founded(content.team),
      },
    }));
  },
];

type Transaction = Parameters<DatabaseStep>[1];

/** @param change of what an earlier version has stored of a team, which may lack what is newer */
async function changeTeams(transaction: Transaction, change: (stored: StoredTeam) => unknown): Promise<void> {
  await changeRows(transaction, 'teams', (row) => {
    const { stored, ...rest } = row as { readonly stored: StoredTeam };
    return { ...rest, stored: change(stored) };
  });
}

/** @param change of what an earlier version has stored of a member's file */
async function changeCopies(transaction: Transaction, change: (file: MemberFile) => unknown): Promise<void> {
  await changeRows(transaction, 'copies', (row) => change(row as MemberFile));
}

async function changeRows(transaction: Transaction, store: string, change: (row: unknown) => unknown): Promise<void> {
  const rows = transaction.objectStore(store);
  for (let cursor = await rows.openCursor(); cursor !== null; cursor = await cursor.continue())
    await cursor.update(change(cursor.value));
}

function withoutSteps(record: MemberRecord): MemberRecord {
  return { ...record, lead: [] };
}

function founded({ takenOver: _earlier, ...team }: TeamRecord & { readonly takenOver?: unknown }): TeamRecord {
  return { ...team, founder: team.owner, lead: [], deputy: null };
}

/** What an earlier version stored has no numbers: it was ordered by its times, and stays so. */
function numbered(record: MemberRecord): MemberRecord {
  const logs = [...record.decisions].map(([id, { name, log }]) => {
    return [id, { name, log: log.map((entry) => ({ ...entry, n: 0, reasonN: 0 })) }] as const;
  });
  return {
    ...record,
    namedN: 0,
    version: 0,
    read: new Map(),
    team: '',
    last: 0,
    devices: new Map(),
    decisions: new Map(logs),
    comments: record.comments.map((comment) => ({ ...comment, n: 0, changedN: 0 })),
    responsibilities: record.responsibilities.map((entry) => ({ ...entry, n: 0 })),
  };
}

type Votes = ReadonlyMap<string, ReadonlyMap<string, LoggedDecision>>;

function plainVotes(votes: Votes): object {
  const byTopic = (own: ReadonlyMap<string, LoggedDecision>): object =>
    Object.fromEntries([...own].map(([id, { status, at, reason }]) => [id, { s: wordOf(status), at, why: reason }]));
  return Object.fromEntries([...votes].map(([round, own]) => [round, byTopic(own)]));
}

export function teamDatabase(): LateDatabase<TeamSchema> {
  return new LateDatabase<TeamSchema>('team', STEPS);
}
