import { runInAction } from 'mobx';
import { NOTHING_CLOSED, recordsOf, speaksFor } from '../../domain/team/member-file';
import type { MemberId, MemberRecord } from '../../domain/team/member-record';
import { foundEntries, mergeRecords } from '../../domain/team/merge-records';
import { highestNumber } from '../../domain/team/entry-order';
import { withRead } from '../../domain/team/record-edits';
import { unitedSteps, type LeadStep } from '../../domain/team/team-lead';
import { countedFiles, type KnownKeys, withFirstKeys } from '../../domain/team/trusted-files';
import { followTeam, mergeTeams, type TeamRecord } from '../../domain/team/team-record';
import { isSameScope, type LibraryScope } from '../personal/personal-library';
import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { Logger } from '../shared/browser-ports';
import { exchangeOf, type DeviceKey, FolderProblem, type FolderReading, type MemberFile } from './team-folder';
import type { LoadedTeam, OpenedTeam, StoredTeam, TeamStorage } from './team-storage';
import type { TeamStore } from './team.store';
import { trustedTeam } from './team-trust';

type Change = (stored: StoredTeam) => StoredTeam;

/** Keeps the team of the open project in the browser: what is done is stored and shown, also where storing fails. */
export class TeamKeeper {
  /** Own acts that are being stored. */
  readonly #storing = new Set<Promise<unknown>>();

  constructor(
    private readonly store: TeamStore,
    private readonly storage: TeamStorage,
    private readonly logger: Logger,
    private readonly catalogue: Pick<SignalCatalogue, 'brought'>,
  ) {}

  /** The owner's browser writes the team's file, but never over that of another team, unless the owner says so. */
  get writesTeam(): boolean {
    const { stray, isOwner, current, questions } = this.store;
    if (!isOwner || stray === null) return isOwner;
    // One whose files do not count yet takes the same file for their own, and would write it again.
    return stray.id === current?.stored.team.id && questions.every(({ id }) => id !== stray.owner);
  }

  /** The steps on the lead in files that were handed over, as far as they count. */
  stepsIn(team: TeamRecord, files: readonly MemberFile[], stored: StoredTeam): readonly LeadStep[] {
    return trustedTeam({ team, teamSigner: null }, files, stored, this.#idsOf).steps;
  }

  readonly #idsOf = (id: MemberId): readonly MemberId[] => this.store.byId.get(id)?.ids ?? [id];

  /** The key of this browser; null: it cannot sign. */
  deviceKey(scope: LibraryScope): Promise<DeviceKey | null> {
    return this.storage.deviceKey(scope).catch(this.#log);
  }

  /** What the data has said of the project, so that no file counts it as a decision of a member. */
  async brought({ sowId }: LibraryScope): Promise<ReadonlyMap<TopicId, TopicStatus>> {
    return (await this.catalogue.brought?.(sowId).catch(this.#log)) ?? new Map();
  }

  /** @returns undefined: the storage cannot be read; null: there is no team */
  load(scope: LibraryScope): Promise<OpenedTeam | null | undefined> {
    return this.storage.load(scope).catch((error: unknown) => void this.#log(error));
  }

  /** Stores an own act. @returns false: nothing has changed */
  keep(change: Change): boolean {
    const { current } = this.store;
    const changed = current === null ? null : change(current.stored);
    if (current === null || changed === null || changed === current.stored) return false;
    const { scope, stored } = current;
    const after = { ...changed, unwritten: changed.unwritten + 1 };
    this.#show(scope, after);
    const storing = this.storage
      .put(scope, stored, after)
      .catch(this.#log)
      .finally(() => this.#storing.delete(storing));
    this.#storing.add(storing);
    return true;
  }

  /** Changes what only this browser knows, such as what was seen. */
  async note(change: Change, scope = this.store.current?.scope): Promise<void> {
    if (scope === undefined) return;
    const stored = await this.storage.update(scope, change).catch(this.#log);
    const current = this.#openOf(scope);
    if (current !== null) this.#show(scope, stored ?? change(current.stored));
  }

  /** What this browser holds, with what its other windows have stored. */
  async held(before: StoredTeam, scope: LibraryScope): Promise<StoredTeam> {
    await Promise.all(this.#storing);
    await this.takeOver(scope);
    return this.#openOf(scope)?.stored ?? before;
  }

  /** Takes over the own part that another window has stored. @returns the number of acts that wait */
  async takeOver(scope: LibraryScope): Promise<number> {
    const stored = await this.storage.stored(scope).catch(this.#log);
    if (stored === null || this.#openOf(scope) === null) return 0;
    this.#show(scope, stored);
    return stored.unwritten;
  }

  /** Takes over what was read from the folder. @returns a file that this browser writes is not what it holds */
  async take(scope: LibraryScope, reading: FolderReading): Promise<boolean> {
    const current = this.#openOf(scope);
    if (current === null || exchangeOf(current.stored.kind) === 'sent') return false;
    // An emptied folder is one that is being moved or synchronised.
    const isEmptied =
      reading.files.length === 0 && reading.team === null && exchangeOf(current.stored.kind) === 'common';
    if (isEmptied && current.copies.size > 0) throw new FolderProblem('unreachable');
    const judged = reading.files.map((file) => judgedFile(file, current.stored));
    const { copies, changed, gone } = takeFiles(current.copies, judged, current.stored.keys);
    const files = [...copies.values()];
    const trust = (kept: StoredTeam) => trustedTeam(reading, files, kept, this.#idsOf);
    const follow = (kept: StoredTeam) => {
      const { read, steps } = trust(kept);
      return followTeam(kept.team, read, steps);
    };
    // At once with the files, so that what is computed from them is computed once.
    const seen: Change = (kept) => {
      const keys = withFirstKeys(kept.keys, files, kept.own, follow(kept).team.confirmed);
      const others = recordsOf(countedFiles(files, keys), kept.own.id);
      const own = withRead(kept.own, others, this.store.now);
      return own === kept.own && keys === kept.keys ? kept : { ...kept, own, keys };
    };
    if (copies !== current.copies) {
      runInAction(() => (this.store.loaded = { ...current, copies, stored: seen(current.stored) }));
      await this.storage.saveCopies(scope, changed, gone, false).catch(this.#log);
    }
    const own = judged.flatMap(({ signer, content }) => {
      const isMine = content?.record.id === current.stored.own.id;
      const isSigned = signer !== null && signer === current.stored.own.devices.get(current.stored.own.id);
      return isMine && !isSigned ? [content.record] : [];
    });
    const noted: Change = (kept) => {
      const found = seen(withFoundIn(withoutMissing(kept, judged), own));
      // With the keys that are known from here on.
      const { team } = follow(found);
      return JSON.stringify(team) === JSON.stringify(kept.team) ? found : { ...found, team };
    };
    const { stored } = this.store.current ?? current;
    if (noted(current.stored) !== current.stored) await this.note(noted);
    const after = this.#openOf(scope)?.stored ?? stored;
    const { stray } = follow(after);
    const isForeign = reading.isTeamAltered || trust(after).read !== reading.team;
    runInAction(() => {
      this.store.stray = stray;
      this.store.recorded = sameOr(this.store.recorded, reading.recorded ?? []);
      this.store.isTeamForeign = isForeign;
    });
    if (exchangeOf(stored.kind) !== 'common') return false;
    const isTeamOther = isForeign || stray !== null || isBehind(reading.team, after.team);
    const isMissing = after.closed !== current.stored.closed && after.closed.next < current.stored.closed.next;
    return isMissing || isOwnFileOther(after, judged) || (isTeamOther && this.writesTeam);
  }

  /** Takes over files that were handed over; other windows are told. */
  async takeCopies(files: readonly MemberFile[]): Promise<void> {
    const { current } = this.store;
    if (current === null || files.length === 0) return;
    await this.storage.saveCopies(current.scope, files, [], true).catch(this.#log);
    const copies = new Map([...current.copies, ...files.map((file) => [file.fileName, file] as const)]);
    runInAction(() => {
      if (this.store.current !== null) this.store.loaded = { ...this.store.current, copies };
    });
  }

  #openOf(scope: LibraryScope): LoadedTeam | null {
    const { current } = this.store;
    return current !== null && isSameScope(current.scope, scope) ? current : null;
  }

  #show(scope: LibraryScope, stored: StoredTeam): void {
    const current = this.#openOf(scope);
    if (current === null) return;
    runInAction(() => (this.store.loaded = { ...current, stored: this.#unite(stored, current.stored) }));
  }

  /** What another window has stored, with what this one has done meanwhile. */
  #unite(kept: StoredTeam, changed: StoredTeam): StoredTeam {
    const team = kept.team.id === changed.team.id ? mergeTeams(kept.team, changed.team) : kept.team;
    const own = mergeRecords(changed.own, kept.own);
    const keys = kept.keys.size === 0 ? changed.keys : kept.keys;
    return { ...kept, own, team, keys };
  }

  readonly #log = (error: unknown): null => {
    this.logger.warn('Failed to store the team in this browser:', error);
    return null;
  };
}

/** Remembers what other copies of the own record say beyond what the browser holds; the same object where that is nothing. */
export function withFoundIn(stored: StoredTeam, copies: readonly MemberRecord[]): StoredTeam {
  return copies.reduce((kept, copy) => {
    const known = [kept.found, kept.leftOut].filter((record) => record !== null);
    const found = foundEntries(copy, [kept.own, ...known]);
    if (found === null) return kept;
    return { ...kept, found: kept.found === null ? found : mergeRecords(kept.found, found) };
  }, stored);
}

interface TakenFiles {
  readonly copies: ReadonlyMap<string, MemberFile>;
  readonly changed: readonly MemberFile[];
  /** Names of files that are not in the folder any more. */
  readonly gone: readonly string[];
}

/** Two saves within one tick of a file's clock have the same time: each entry has a higher number than those before. */
function isNews({ content: before }: MemberFile, { content: now }: MemberFile): boolean {
  if (before === now || before === null || now === null) return false;
  const isSame = highestNumber(before.record) === highestNumber(now.record);
  return !isSame || before.record.version !== now.record.version;
}

/** Takes over the files that were read: a damaged one leaves its last good copy, one that is gone takes its copy with it. */
function takeFiles(copies: ReadonlyMap<string, MemberFile>, files: readonly MemberFile[], keys: KnownKeys): TakenFiles {
  const taken = files.map((file): MemberFile => {
    const copy = copies.get(file.fileName);
    if (copy === undefined || copy.content === null) return file;
    const counts = (each: MemberFile): boolean => countedFiles([each], keys).length > 0;
    const isOther = file.content !== null && !counts(file) && counts(copy);
    const fault = isOther ? 'other-key' : file.fault;
    if (copy.modifiedAt === file.modifiedAt && copy.fault === fault && !isNews(copy, file)) return copy;
    const { content, signer } = isOther || file.content === null ? copy : file;
    return { ...file, fault, content, signer };
  });
  const next = new Map(taken.map((file) => [file.fileName, file]));
  const changed = [...next.values()].filter((file) => copies.get(file.fileName) !== file);
  const gone = [...copies.keys()].filter((name) => !next.has(name));
  return { copies: changed.length === 0 && gone.length === 0 ? copies : next, changed, gone };
}

/** A closed part that is not in the folder any more is written anew. */
function withoutMissing(stored: StoredTeam, files: readonly MemberFile[]): StoredTeam {
  const names = new Set(files.map(({ fileName }) => fileName));
  const { next } = stored.closed;
  const closed = Array.from({ length: next - 1 }, (_, index) => `${stored.own.id}/${index + 1}.json`);
  return closed.every((name) => names.has(name)) ? stored : { ...stored, closed: NOTHING_CLOSED };
}

/** A part of the own file is missing, older than what was written last, damaged, or has entries of others. */
function isOwnFileOther({ own }: StoredTeam, files: readonly MemberFile[]): boolean {
  const parts = files.filter(({ fileName }) => speaksFor(fileName, own.id) === 'member');
  if (parts.some(({ fault }) => fault === 'damaged' || fault === 'altered' || fault === 'other-name')) return true;
  const records = parts.flatMap(({ content }) => content?.record ?? []);
  const [first, ...others] = records;
  if (first === undefined) return parts.every(({ fault }) => fault === null);
  const record = others.reduce(mergeRecords, first);
  return (
    record.version < own.version ||
    highestNumber({ ...record, namedN: 0 }) < highestNumber({ ...own, namedN: 0 }) ||
    foundEntries(record, [own]) !== null
  );
}

/** A file that names another project or team concerns itself alone. */
function judgedFile(file: MemberFile, { own, team }: StoredTeam): MemberFile {
  const { content } = file;
  if (content === null || content.record.id === own.id) return file;
  const { project, team: teamId } = content.record;
  if (project !== team.project.id && project !== own.project) return { ...file, content: null, fault: 'other-project' };
  const isOther = teamId !== '' && team.id !== '' && teamId !== team.id;
  return isOther ? { ...file, content: null, fault: 'other-team' } : file;
}

/** The list before where the files are the same ones. */
function sameOr<Item>(before: readonly Item[], next: readonly Item[]): readonly Item[] {
  return before.length === next.length && before.every((item, index) => item === next[index]) ? before : next;
}

/** The file of the team does not say all that its owner has set and knows of its lead. */
function isBehind(read: TeamRecord | null, { version, lead, owner }: TeamRecord): boolean {
  return read === null || read.version < version || read.owner !== owner || unitedSteps(read.lead, lead) !== read.lead;
}
