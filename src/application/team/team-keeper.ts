import { runInAction } from 'mobx';
import type { MemberRecord } from '../../domain/team/member-record';
import { mergeRecords } from '../../domain/team/merge-records';
import { mergeTeams, type TeamRecord } from '../../domain/team/team-record';
import { isSameScope, type LibraryScope } from '../library/personal-library';
import type { Logger } from '../shared/logger';
import { isOwnFileOther, takeFiles, takeTeam, withFoundIn } from './take-reading';
import type { FolderReading, MemberFile } from './team-folder';
import type { OpenedTeam, StoredTeam, TeamStorage } from './team-storage';
import type { TeamStore } from './team.store';

/** Keeps the team of the open project in the browser: what is done is stored and shown, also where storing fails. */
export class TeamKeeper {
  readonly #store: TeamStore;
  readonly #storage: TeamStorage;
  readonly #logger: Logger;
  /** Own acts that are being stored. */
  readonly #storing = new Set<Promise<unknown>>();

  constructor(store: TeamStore, storage: TeamStorage, logger: Logger) {
    this.#store = store;
    this.#storage = storage;
    this.#logger = logger;
  }

  load(scope: LibraryScope): Promise<OpenedTeam | null> {
    return this.#storage.load(scope).catch(this.#log);
  }

  /** Stores an own act. @returns false: nothing has changed */
  keep(change: (stored: StoredTeam) => StoredTeam): boolean {
    const { current } = this.#store;
    const changed = current === null ? null : change(current.stored);
    if (current === null || changed === null || changed === current.stored) return false;
    const { scope } = current;
    this.#show(scope, { ...changed, unwritten: changed.unwritten + 1 });
    const storing = this.#storage
      .update(scope, (kept) => ({ ...this.#unite(kept, changed), unwritten: kept.unwritten + 1 }))
      .catch(this.#log)
      .then((stored) => stored && this.#show(scope, stored))
      .finally(() => this.#storing.delete(storing));
    this.#storing.add(storing);
    return true;
  }

  /** Changes what only this browser knows, such as what was seen. */
  async note(change: (stored: StoredTeam) => StoredTeam): Promise<void> {
    const { current } = this.#store;
    if (current === null) return;
    const stored = await this.#storage.update(current.scope, change).catch(this.#log);
    this.#show(current.scope, stored ?? change(this.#store.current?.stored ?? current.stored));
  }

  /** What this browser holds, with what its other windows have stored. */
  async held(before: StoredTeam, scope: LibraryScope): Promise<StoredTeam> {
    await Promise.all(this.#storing);
    const stored = await this.#storage.stored(scope).catch(this.#log);
    if (stored) this.#show(scope, stored);
    const { current } = this.#store;
    return current !== null && isSameScope(current.scope, scope) ? current.stored : before;
  }

  /**
   * The own file was written.
   * @param stood what was in it before
   * @param acts that are in it now
   */
  async written(scope: LibraryScope, stood: MemberRecord | null, acts: number, writtenAt: string): Promise<void> {
    const change = (kept: StoredTeam): StoredTeam => ({
      ...withFoundIn(kept, stood === null ? [] : [stood]),
      unwritten: Math.max(0, kept.unwritten - acts),
      writtenAt,
    });
    const stored = await this.#storage.update(scope, change).catch(this.#log);
    const { current } = this.#store;
    if (stored) this.#show(scope, stored);
    else if (current !== null) this.#show(scope, change(current.stored));
  }

  /** Takes over what was read from the folder. @returns a file that this browser writes is not what it holds */
  async take(scope: LibraryScope, reading: FolderReading): Promise<boolean> {
    const { current } = this.#store;
    if (current === null || !isSameScope(current.scope, scope)) return false;
    if (current.stored.kind === 'files') return false;
    const { copies, changed, gone } = takeFiles(current.copies, reading.files);
    runInAction(() => {
      if (copies !== current.copies) this.#store.loaded = { ...current, copies };
    });
    if (copies !== current.copies) await this.#storage.saveCopies(scope, changed, gone, false).catch(this.#log);
    const own = reading.files.flatMap(({ content }) =>
      content?.record.id === current.stored.own.id ? [content.record] : [],
    );
    const noted = (stored: StoredTeam): StoredTeam => {
      const { team } = takeTeam(stored.team, reading, this.#store.isHere, this.#store.now);
      const found = withFoundIn(stored, own);
      return isSameTeam(team, stored.team) ? found : { ...found, team };
    };
    const { stored } = this.#store.current ?? current;
    const { stray } = takeTeam(stored.team, reading, this.#store.isHere, this.#store.now);
    runInAction(() => (this.#store.stray = stray));
    if (noted(stored) !== stored) await this.note(noted);
    if (stored.kind !== 'folder') return false;
    const isTeamOther = reading.team === null || stray?.isCopy === false;
    return isOwnFileOther(stored, reading.files) || (isTeamOther && this.#store.writesTeam);
  }

  /** Takes over files that were handed over; other windows are told. */
  async takeCopies(copies: readonly MemberFile[]): Promise<void> {
    const { current } = this.#store;
    if (current === null || copies.length === 0) return;
    await this.#storage.saveCopies(current.scope, copies, [], true).catch(this.#log);
    const all = new Map([...current.copies, ...copies.map((file) => [file.fileName, file] as const)]);
    runInAction(() => {
      if (this.#store.current !== null) this.#store.loaded = { ...this.#store.current, copies: all };
    });
  }

  /** Takes over the own part that another window has stored. @returns the number of acts that wait */
  async takeOver(scope: LibraryScope): Promise<number> {
    const stored = await this.#storage.stored(scope).catch(this.#log);
    const { current } = this.#store;
    if (!stored || current === null || !isSameScope(scope, current.scope)) return 0;
    this.#show(scope, stored);
    return stored.unwritten;
  }

  #show(scope: LibraryScope, stored: StoredTeam): void {
    runInAction(() => {
      const { current } = this.#store;
      if (current === null || !isSameScope(current.scope, scope)) return;
      this.#store.loaded = { ...current, stored: this.#unite(stored, current.stored) };
    });
  }

  /** What another window has stored, with what this one has done meanwhile. */
  #unite(kept: StoredTeam, changed: StoredTeam): StoredTeam {
    const isOne = kept.team.id === changed.team.id && kept.team.owner === changed.team.owner;
    const team = isOne ? mergeTeams(changed.team, kept.team, this.#store.now) : kept.team;
    return { ...kept, own: mergeRecords(changed.own, kept.own), team };
  }

  readonly #log = (error: unknown): null => {
    this.#logger.warn('Failed to store the team in this browser:', error);
    return null;
  };
}

function isSameTeam(one: TeamRecord, other: TeamRecord): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
