import { runInAction } from 'mobx';
import { mergeRecords } from '../../domain/team/merge-records';
import type { MemberRecord } from '../../domain/team/member-record';
import { mergeTeams } from '../../domain/team/team-record';
import { isSameScope, type LibraryScope } from '../library/personal-library';
import type { Logger } from '../shared/logger';
import type { FolderReading, MemberFile } from './team-folder';
import type { OpenedTeam, StoredTeam, TeamStorage } from './team-storage';
import { takeReading } from './take-reading';
import type { TeamStore } from './team.store';

/** Keeps the team of the open project in the browser: what is done is stored and shown, also where storing fails. */
export class TeamKeeper {
  constructor(
    private readonly store: TeamStore,
    private readonly storage: TeamStorage,
    private readonly logger: Logger,
  ) {}

  load(scope: LibraryScope): Promise<OpenedTeam | null> {
    return this.storage.load(scope).catch(this.#log);
  }

  /** Stores an own act. @returns false: nothing has changed */
  keep(change: (stored: StoredTeam) => StoredTeam): boolean {
    const { current } = this.store;
    const changed = current === null ? null : change(current.stored);
    if (current === null || changed === null || changed === current.stored) return false;
    const { scope } = current;
    this.#show(scope, { ...changed, unwritten: changed.unwritten + 1 });
    void this.storage
      .update(scope, (kept) => ({ ...unite(kept, changed), unwritten: kept.unwritten + 1 }))
      .catch(this.#log)
      .then((stored) => stored && this.#show(scope, stored));
    return true;
  }

  /** Changes what only this browser knows, such as which records are one person. */
  async note(change: (stored: StoredTeam) => StoredTeam): Promise<void> {
    const { current } = this.store;
    if (current === null) return;
    const stored = await this.storage.update(current.scope, change).catch(this.#log);
    this.#show(current.scope, stored ?? change(this.store.current?.stored ?? current.stored));
  }

  /** The own file was written. @param acts that are in it */
  async written(scope: LibraryScope, written: MemberRecord, acts: number, writtenAt: string): Promise<void> {
    const stored = await this.storage.update(scope, (kept) => ({
      ...kept,
      own: mergeRecords(kept.own, written),
      unwritten: Math.max(0, kept.unwritten - acts),
      writtenAt,
    }));
    if (stored) this.#show(scope, stored);
  }

  /** Takes over what was read from the folder. */
  async take(scope: LibraryScope, reading: FolderReading): Promise<void> {
    const { current } = this.store;
    if (current === null || !isSameScope(current.scope, scope)) return;
    const { loaded, changed, gone, isSameTeam } = takeReading(current, reading);
    if (loaded === current) return;
    runInAction(() => (this.store.loaded = loaded));
    await this.storage.saveCopies(scope, changed, gone, false).catch(this.#log);
    if (isSameTeam) return;
    await this.note((stored) => ({ ...stored, team: mergeTeams(stored.team, loaded.stored.team) }));
  }

  /** Takes over files that were handed over; other windows are told. */
  async takeCopies(copies: readonly MemberFile[]): Promise<void> {
    const { current } = this.store;
    if (current === null || copies.length === 0) return;
    await this.storage.saveCopies(current.scope, copies, [], true).catch(this.#log);
    const all = new Map([...current.copies, ...copies.map((file) => [file.fileName, file] as const)]);
    runInAction(() => {
      if (this.store.current !== null) this.store.loaded = { ...this.store.current, copies: all };
    });
  }

  /** Takes over the own part that another window has stored. @returns the number of acts that wait */
  async takeOver(scope: LibraryScope): Promise<number> {
    const stored = await this.storage.stored(scope).catch(this.#log);
    const { current } = this.store;
    if (!stored || current === null || !isSameScope(scope, current.scope)) return 0;
    this.#show(scope, stored);
    return stored.unwritten;
  }

  #show(scope: LibraryScope, stored: StoredTeam): void {
    runInAction(() => {
      const { current } = this.store;
      if (current === null || !isSameScope(current.scope, scope)) return;
      this.store.loaded = { ...current, stored: unite(stored, current.stored) };
    });
  }

  readonly #log = (error: unknown): null => {
    this.logger.warn('Failed to store the team in this browser:', error);
    return null;
  };
}

/** What another window has stored, with what this one has done meanwhile. */
function unite(kept: StoredTeam, changed: StoredTeam): StoredTeam {
  return { ...kept, own: mergeRecords(changed.own, kept.own), team: mergeTeams(changed.team, kept.team) };
}
