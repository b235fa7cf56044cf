import { runInAction } from 'mobx';
import { speaksFor } from '../../domain/team/member-file';
import type { MemberId, MemberRecord } from '../../domain/team/member-record';
import { foundEntries, mergeRecords } from '../../domain/team/merge-records';
import { followTeam, mergeTeams } from '../../domain/team/team-record';
import { isSameScope, type LibraryScope } from '../library/personal-library';
import type { Logger } from '../shared/browser-ports';
import { FolderProblem, type FolderReading, type MemberFile } from './team-folder';
import type { LoadedTeam, OpenedTeam, StoredTeam, TeamStorage } from './team-storage';
import type { TeamStore } from './team.store';

type Change = (stored: StoredTeam) => StoredTeam;

/** Keeps the team of the open project in the browser: what is done is stored and shown, also where storing fails. */
export class TeamKeeper {
  /** Own acts that are being stored. */
  readonly #storing = new Set<Promise<unknown>>();

  constructor(
    private readonly store: TeamStore,
    private readonly storage: TeamStorage,
    private readonly logger: Logger,
  ) {}

  /** The owner's browser writes the team's file, but not over that of another team whose owner is here. */
  get writesTeam(): boolean {
    const other = this.store.stray?.owner ?? null;
    return this.store.isOwner && (other === null || !this.isHere(other));
  }

  /** A member whose file can be read. */
  readonly isHere = (id: MemberId): boolean => {
    const isReadable = ({ fileName, content, fault }: MemberFile): boolean =>
      content?.record.id === id && speaksFor(fileName, id) === 'member' && (fault === null || fault === 'silent');
    return this.store.you?.ids.includes(id) === true || [...this.store.copies.values()].some(isReadable);
  };

  load(scope: LibraryScope): Promise<OpenedTeam | null> {
    return this.storage.load(scope).catch(this.#log);
  }

  /** Stores an own act. @returns false: nothing has changed */
  keep(change: Change): boolean {
    const { current } = this.store;
    const changed = current === null ? null : change(current.stored);
    if (current === null || changed === null || changed === current.stored) return false;
    const { scope } = current;
    this.#show(scope, { ...changed, unwritten: changed.unwritten + 1 });
    const storing = this.storage
      .update(scope, (kept) => ({ ...this.#unite(kept, changed), unwritten: kept.unwritten + 1 }))
      .catch(this.#log)
      .then((stored) => stored && this.#show(scope, stored))
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
    if (current === null || current.stored.kind === 'files') return false;
    // An emptied folder is one that is being moved or synchronised.
    const isEmptied = reading.files.length === 0 && reading.team === null && current.stored.kind === 'folder';
    if (isEmptied && current.copies.size > 0) throw new FolderProblem('unreachable');
    const { copies, changed, gone } = takeFiles(current.copies, reading.files);
    if (copies !== current.copies) {
      runInAction(() => (this.store.loaded = { ...current, copies }));
      await this.storage.saveCopies(scope, changed, gone, false).catch(this.#log);
    }
    const records = reading.files.flatMap(({ content }) => content?.record ?? []);
    const own = records.filter(({ id }) => id === current.stored.own.id);
    const follow = ({ team }: StoredTeam) => followTeam(team, reading.team, this.isHere);
    const noted: Change = (kept) => {
      const { team } = follow(kept);
      const found = withFoundIn(kept, own);
      return JSON.stringify(team) === JSON.stringify(kept.team) ? found : { ...found, team };
    };
    const { stored } = this.store.current ?? current;
    const { stray } = follow(stored);
    runInAction(() => (this.store.stray = stray));
    if (noted(stored) !== stored) await this.note(noted);
    if (stored.kind !== 'folder') return false;
    const isTeamOther = reading.team === null || stray !== null;
    return isOwnFileOther(stored, reading.files) || (isTeamOther && this.writesTeam);
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
    const isOne = kept.team.id === changed.team.id && kept.team.owner === changed.team.owner;
    const team = isOne ? mergeTeams(changed.team, kept.team) : kept.team;
    return { ...kept, own: mergeRecords(changed.own, kept.own), team };
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

/** Takes over the files that were read: a damaged one leaves its last good copy, one that is gone takes its copy with it. */
function takeFiles(copies: ReadonlyMap<string, MemberFile>, files: readonly MemberFile[]): TakenFiles {
  const taken = files.map((file): MemberFile => {
    const copy = copies.get(file.fileName);
    if (copy !== undefined && copy.modifiedAt === file.modifiedAt && copy.fault === file.fault) return copy;
    return { ...file, content: file.content ?? copy?.content ?? null };
  });
  const next = new Map(taken.map((file) => [file.fileName, file]));
  const changed = [...next.values()].filter((file) => copies.get(file.fileName) !== file);
  const gone = [...copies.keys()].filter((name) => !next.has(name));
  return { copies: changed.length === 0 && gone.length === 0 ? copies : next, changed, gone };
}

/** The own file is missing, older than what was written last, or has entries of others. */
function isOwnFileOther({ own }: StoredTeam, files: readonly MemberFile[]): boolean {
  const file = files.find(({ fileName }) => speaksFor(fileName, own.id) === 'member');
  if (file === undefined) return true;
  const record = file.content?.record;
  if (record === undefined || file.fault !== null) return file.fault === 'damaged' || file.fault === 'other-name';
  return record.version < own.version || foundEntries(record, [own]) !== null;
}
