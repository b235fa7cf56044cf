import type { Keep, Write } from '../../application/keep/keep';
import {
  keptRecord,
  ownerPrefix,
  recordKey,
  type KeptRecord,
  type RecordPlace,
} from '../../application/keep/kept-record';
import type { TabLocks } from '../../application/keep/tab-locks';
import type { LibraryScope } from '../../application/personal/personal-library';
import type { DataOwner } from '../../application/session/personal-keys';
import type { SampleTeams } from '../../application/team/open-sample';
import type { DeviceKey, MemberFile, TeamFolder } from '../../application/team/team-folder';
import type { Identity, OpenedTeam, StoredTeam, TeamChange, TeamStorage } from '../../application/team/team-storage';
import { textHash } from '../../domain/shared/fold';
import { memberInitials } from '../../domain/team/member-record';
import { TabChannel } from '../browser/tab-channel';
import { isRow, type RawRow } from '../wire/rows';
import { HANDED_TEAM } from './browser-team-folders';
import { FileSystemTeamFolder } from './file-system-team-folder';
import { MEMBER_ID } from './member-wire';
import { changedRows, isEntryRow, readTeamRows, TEAM_KINDS, type KeptTeamRow } from './team-rows';
import type { EarlierTeam, TeamDevice } from './team-device';
import { entityId } from '../../domain/shared/entity-id';

type Kept = Pick<Keep, 'all' | 'get' | 'valuesOf' | 'put' | 'remove' | 'removeAll' | 'putAll' | 'onChange' | 'now'>;

/**
 * More records than one act makes: statuses that were decided before a team, of thousands of topics, are stored in one step.
 * Where the storage refuses it, each waits on its own, and is said to be not saved.
 */
const MANY = 50;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Where it is remembered what an earlier version's teams were when they were taken over. */
const TAKEN_OVER = ['', '', '', 'taken-over'] as const;

/**
 * Teams in this browser. The user's own part is kept as records, as all that users write; the folder's handle, the key of
 * this browser and the copies of colleagues' files are in a database of their own (`team-device.ts`).
 */
export class KeptTeamStorage implements TeamStorage {
  readonly #channel = new TabChannel<TeamChange>('team');
  /** What this page writes itself is no change of another window. */
  #isQuiet = false;
  /** By owner: what earlier versions have stored is taken over with the first question. */
  readonly #taken = new Map<string, Promise<void>>();

  constructor(
    private readonly keep: Kept,
    private readonly locks: TabLocks,
    private readonly device: TeamDevice,
    private readonly samples: SampleTeams,
  ) {}

  async load(scope: LibraryScope): Promise<OpenedTeam | null> {
    const [stored, { handle, copies }] = await Promise.all([this.stored(scope), this.device.load(scope)]);
    if (stored === null) return null;
    return { stored, copies, folder: await this.#folderOf(scope, stored, handle) };
  }

  async stored(scope: LibraryScope): Promise<StoredTeam | null> {
    await this.#takeOver(scope);
    return this.#read(scope);
  }

  async begin(scope: LibraryScope, stored: StoredTeam, folder: TeamFolder | null): Promise<StoredTeam> {
    await this.#takeOver(scope);
    // Where there is no team, entries are of a file that was read in, or of a membership that is damaged.
    const left = (await this.#read(scope)) === null ? (await this.#rows(scope)).filter(isOfLog) : [];
    await this.#removeRows(scope);
    await this.device.begin(scope, stored, folder instanceof FileSystemTeamFolder ? folder.handle : null);
    await this.#noteTaken(scope, stored);
    const begun = readTeamRows([...changedRows(null, stored).put, ...left]) ?? stored;
    const at = this.keep.now();
    // In one step: a spreadsheet of thousands of decisions may be in it.
    const records = changedRows(null, begun).put.map(({ kind, id, value }) =>
      keptRecord(placeOf(scope), kind, id, { at, value }),
    );
    await this.#quietly(() => this.keep.putAll(records));
    this.#announce(scope);
    return begun;
  }

  async put(scope: LibraryScope, before: StoredTeam, after: StoredTeam): Promise<void> {
    const { put, removed } = changedRows(before, after);
    const place = placeOf(scope);
    const at = this.keep.now();
    const records = put.map(({ kind, id, value }) => keptRecord(place, kind, id, { at, value }));
    const isWritten = records.length > MANY && (await this.#quietly(() => this.keep.putAll(records)).then(yes, no));
    const writes = [
      ...(isWritten ? [] : records).map((record) => this.keep.put(record)),
      ...removed.map(({ kind, id }) => this.keep.remove(recordKey(place, kind, id))),
    ];
    await Promise.all(writes.map(({ stored, refused }: Write) => Promise.race([stored, refused])));
  }

  update(scope: LibraryScope, change: (stored: StoredTeam) => StoredTeam): Promise<StoredTeam | null> {
    const { organisationId, userId, sowId } = scope;
    return this.locks.hold(`team ${JSON.stringify([organisationId, userId, sowId])}`, async () => {
      const before = await this.stored(scope);
      if (before === null) return null;
      const after = change(before);
      await this.put(scope, before, after);
      return after;
    });
  }

  async saveCopies(
    scope: LibraryScope,
    changed: readonly MemberFile[],
    gone: readonly string[],
    isTold: boolean,
  ): Promise<void> {
    await this.device.saveCopies(scope, changed, gone);
    if (isTold) this.#announce(scope);
  }

  async remove(scope: LibraryScope): Promise<void> {
    await this.#removeRows(scope);
    await this.device.remove(scope);
    this.#announce(scope);
  }

  async identity(owner: DataOwner): Promise<Identity | null> {
    await this.#takeOver(owner);
    const record = await this.keep.get(identityKey(owner));
    return record === null ? null : (this.keep.valuesOf([record], 'team', readIdentity)[0] ?? null);
  }

  async setIdentity(owner: DataOwner, { id, name }: Identity): Promise<void> {
    const record = keptRecord(noProject(owner), 'team', IDENTITY, { at: this.keep.now(), value: { id, name } });
    const { stored, refused } = this.keep.put(record);
    await Promise.race([stored, refused]);
  }

  deviceKey(owner: DataOwner): Promise<DeviceKey | null> {
    return this.device.deviceKey(owner);
  }

  onChange(listener: (change: TeamChange) => void): () => void {
    const stops = [
      this.#channel.listen(listener),
      this.keep.onChange(({ kind, organisationId, userId }) => {
        const isOwn = TEAM_KINDS.some((each) => each === kind);
        if (isOwn && !this.#isQuiet) listener({ organisationId, userId, sowId: null, part: 'own' });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  close(): void {
    this.#channel.close();
    this.device.close();
  }

  async #read(scope: LibraryScope): Promise<StoredTeam | null> {
    return readTeamRows(await this.#rows(scope));
  }

  async #rows(scope: LibraryScope): Promise<readonly KeptTeamRow[]> {
    const prefix = [...ownerPrefix(scope), scope.sowId];
    const records = (await Promise.all(TEAM_KINDS.map((kind) => this.keep.all([...prefix, kind])))).flat();
    return TEAM_KINDS.flatMap((kind) =>
      this.keep.valuesOf(records, kind, (value, id): KeptTeamRow | null =>
        isRow(value) && (kind !== 'team-log' || isEntryRow(value)) ? { kind, id, value } : null,
      ),
    );
  }

  async #removeRows(scope: LibraryScope): Promise<void> {
    const prefix = [...ownerPrefix(scope), scope.sowId];
    for (const kind of TEAM_KINDS) await this.keep.removeAll([...prefix, kind]);
  }

  /** What an earlier version has stored is left where it is; what it changes when it is used again is added. */
  #takeOver({ organisationId, userId }: DataOwner): Promise<void> {
    const owner = { organisationId, userId };
    const name = JSON.stringify([organisationId, userId]);
    const taking = this.#taken.get(name) ?? this.#quietly(() => takeOverEarlierTeams(this.keep, this.device, owner));
    this.#taken.set(name, taking);
    // Where the storage does not answer, it is tried again with the next question.
    taking.catch(() => this.#taken.delete(name));
    return taking;
  }

  async #quietly(work: () => Promise<void>): Promise<void> {
    this.#isQuiet = true;
    await work().finally(() => (this.#isQuiet = false));
  }

  async #noteTaken(scope: LibraryScope, stored: StoredTeam): Promise<void> {
    await this.keep.putAll([markRecord(markOf(scope), hashOf(stored), this.keep.now())]);
  }

  async #folderOf(
    scope: LibraryScope,
    { kind, own, team }: StoredTeam,
    handle: Awaited<ReturnType<TeamDevice['load']>>['handle'],
  ): Promise<TeamFolder | null> {
    if (kind === 'sample') return (await this.samples.open(scope.sowId, team.createdAt, own.id))?.folder ?? null;
    if (kind === 'files') return HANDED_TEAM;
    return handle === null ? null : new FileSystemTeamFolder(handle);
  }

  #announce({ organisationId, userId, sowId }: LibraryScope): void {
    this.#channel.announce({ organisationId, userId, sowId, part: 'whole' });
  }
}

/**
 * Brings to the records what earlier versions have stored of a user's teams. It is left where it is; what an earlier version
 * has changed since it was taken over is added.
 */
export async function takeOverEarlierTeams(
  keep: Pick<Keep, 'all' | 'putAll' | 'now'>,
  device: Pick<TeamDevice, 'earlier'>,
  owner: DataOwner,
): Promise<void> {
  const { teams, identity } = await device.earlier(owner);
  const marks = new Map((await keep.all(TAKEN_OVER)).map(({ key, value }) => [key[4], value]));
  const news = teams.filter(({ scope, stored }) => marks.get(markOf(scope)) !== hashOf(stored));
  const records = news.flatMap((team) => recordsOf(team));
  const isKnown = identity === null || marks.has(identityMark(owner));
  if (!isKnown) {
    const { id, name } = identity;
    records.push(keptRecord(noProject(owner), 'team', IDENTITY, { at: FIRST, value: { id, name } }));
    records.push(markRecord(identityMark(owner), 1, keep.now()));
  }
  records.push(...news.map(({ scope, stored }) => markRecord(markOf(scope), hashOf(stored), keep.now())));
  if (records.length > 0) await keep.putAll(records, 'merge');
}

const IDENTITY = 'identity';
/** Any known time is later. */
const FIRST = new Date(0).toISOString();

function isOfLog({ kind }: KeptTeamRow): boolean {
  return kind === 'team-log';
}

function noProject(owner: DataOwner): RecordPlace {
  return { ...owner, project: '' };
}

function identityKey(owner: DataOwner) {
  return recordKey(noProject(owner), 'team', IDENTITY);
}

function placeOf({ sowId, ...owner }: LibraryScope): RecordPlace {
  return { ...owner, project: sowId };
}

/** Each with the time of its entry, so that what was done later stays. */
function recordsOf({ scope, stored }: EarlierTeam): KeptRecord[] {
  return changedRows(null, stored).put.map(({ kind, id, value }) =>
    keptRecord(placeOf(scope), kind, id, { at: changedAt(value) ?? stored.own.seenAt, value }),
  );
}

function changedAt(value: RawRow): string | null {
  const entry = [value['comment'], value['responsible'], value].find(isRow) ?? value;
  const [, at] =
    ['whyAt', 'changed', 'at']
      .map((field) => [field, entry[field]] as const)
      .find(([, time]) => typeof time === 'string') ?? [];
  return typeof at === 'string' ? at : null;
}

function markOf({ organisationId, userId, sowId }: LibraryScope): string {
  return `team ${JSON.stringify([organisationId, userId, sowId])}`;
}

function identityMark({ organisationId, userId }: DataOwner): string {
  return `team ${JSON.stringify([organisationId, userId])}`;
}

function hashOf(stored: StoredTeam): number {
  return textHash(JSON.stringify(changedRows(null, stored).put));
}

function markRecord(id: string, value: number, at: string): KeptRecord {
  return { key: [...TAKEN_OVER, id], at, form: 1, value };
}

function readIdentity(value: unknown): Identity | null {
  if (!isRow(value)) return null;
  const { id, name } = value;
  if (typeof id !== 'string' || !MEMBER_ID.test(id) || typeof name !== 'string') return null;
  return { id: entityId<'member'>(id), name, initials: memberInitials(name) };
}
