import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isSameScope, type LibraryScope } from '../library/personal-library';
import type { OpenLibrary } from '../library/open-library';
import type { Clock } from '../shared/clock';
import type { Logger } from '../shared/logger';
import type { PageLifecycle } from '../shared/page-lifecycle';
import { folderState, type FolderState } from './folder-state';
import {
  FolderProblem,
  type FolderProblemKind,
  type FolderReading,
  type MemberFile,
  type TeamFolder,
} from './team-folder';
import type { TeamKeeper } from './team-keeper';
import type { OpenedTeam, StoredTeam, TeamStorage } from './team-storage';
import type { TeamStore } from './team.store';

type Dependency = 'store' | 'keeper' | 'storage' | 'library' | 'clock' | 'page' | 'logger';
const NOT_OBSERVED = {
  store: false,
  keeper: false,
  storage: false,
  library: false,
  clock: false,
  page: false,
  logger: false,
} as const;

/** Milliseconds after the last own act until the own file is written. */
export const WRITE_DELAY = 2000;
/** Milliseconds between two readings while the page is shown. */
export const READ_INTERVAL = 20_000;

/**
 * Keeps the team of the open project equal to its folder: reads when the page is shown, every 20 s and when the system tells
 * of changes; writes the own file 2 s after the last act. Whatever fails, what was read last and all own acts stay.
 */
export class TeamSync {
  /** null: the last reading, or writing, succeeded. */
  readProblem: FolderProblemKind | null = null;
  writeProblem: FolderProblemKind | null = null;
  readAt: string | null = null;
  folder: TeamFolder | null = null;
  /** The project that is open and has no team; null: it has one, or it is not known yet. */
  withoutTeam: LibraryScope | null = null;
  #stopWatching = (): void => {};
  #cancelReading = (): void => {};
  #cancelWriting = (): void => {};
  #reading: Promise<void> | null = null;
  #isHidden = false;

  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly storage: Pick<TeamStorage, 'onChange'>,
    private readonly library: OpenLibrary,
    private readonly clock: Clock,
    private readonly page: PageLifecycle,
    private readonly logger: Logger,
  ) {
    makeAutoObservable<TeamSync, Dependency>(this, { ...NOT_OBSERVED, folder: observableRef, start: false });
  }

  get problem(): FolderProblemKind | null {
    return this.readProblem ?? this.writeProblem;
  }

  /** null: there is no team. */
  get state(): FolderState | null {
    const { current } = this.store;
    return current && folderState({ kind: current.stored.kind, problem: this.problem, unwritten: this.unwritten });
  }

  get unwritten(): number {
    return this.store.current?.stored.unwritten ?? 0;
  }

  get faults(): readonly MemberFile[] {
    return [...(this.store.current?.copies.values() ?? [])].filter(({ fault }) => fault !== null);
  }

  /** Follows project, user, visits, other windows and the page. @returns stops */
  start(): () => void {
    const stops = [
      reaction(
        () => this.library.scope,
        (scope) => void this.open(scope),
        { fireImmediately: true, equals: isSameScope },
      ),
      this.storage.onChange(
        (scope, part) => isSameScope(scope, this.library.scope) && void this.#takeOver(scope, part),
      ),
      this.page.watch({
        show: () => {
          this.#isHidden = false;
          void this.read();
        },
        hide: () => {
          this.#isHidden = true;
          void this.write();
        },
      }),
    ];
    return () => {
      this.#leave();
      for (const stop of stops) stop();
    };
  }

  /**
   * Opens the team of a project, if it has one.
   * @param known else it is read from the storage
   */
  async open(scope: LibraryScope | null, known?: OpenedTeam): Promise<void> {
    this.#leave();
    if (scope === null) return;
    const opened = known ?? (await this.keeper.load(scope));
    if (!isSameScope(scope, this.library.scope)) return;
    runInAction(() => {
      this.withoutTeam = opened ? null : scope;
      if (!opened) return;
      this.store.now = this.#now();
      this.store.loaded = { scope, stored: opened.stored, copies: opened.copies };
      this.folder = opened.folder;
      this.readProblem = opened.folder === null ? 'unreachable' : null;
    });
    if (!opened) return;
    this.#stopWatching = this.folder?.watch?.(() => void this.read()) ?? this.#stopWatching;
    await this.read();
    // Also without an act, so that colleagues see when the user was here.
    if (this.readProblem === null) await this.write(true);
  }

  /** Asks for the permission again; only in a click. */
  async allow(): Promise<void> {
    if ((await this.folder?.allow?.()) === true) await this.read();
  }

  /** Reads the folder. What cannot be read stays as it was read last. */
  read(): Promise<void> {
    if (this.#reading !== null) return this.#reading;
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    return reading;
  }

  /** Stores and shows an own act, and writes it to the folder a moment later. */
  keep(change: (stored: StoredTeam) => StoredTeam): void {
    if (this.keeper.keep(change)) this.#writeLater();
  }

  /** Writes what waits, at once. @param isPresent also where nothing waits */
  async write(isPresent = false): Promise<void> {
    this.#cancelWriting();
    const { current } = this.store;
    const { folder } = this;
    if (current === null || folder === null || folder.kind === 'files') return;
    const { scope, stored: before } = current;
    if (before.unwritten === 0 && !isPresent) return;
    try {
      const own = { ...before.own, seenAt: this.#now() };
      const written = await folder.write(own, this.store.isOwner ? before.team : null);
      await this.keeper.written(scope, written, before.unwritten, this.#now());
      this.#report(folder, 'writeProblem', null);
      if (this.unwritten > 0) this.#writeLater();
      // Its members answer at once.
      else if (folder.kind === 'sample') await this.read();
    } catch (error) {
      this.#fail(folder, 'writeProblem', error);
    }
  }

  async #read(): Promise<void> {
    this.#cancelReading();
    const { current } = this.store;
    const { folder } = this;
    // What is read while the user is away would count as seen.
    if (current === null || folder === null || this.#isHidden) return;
    try {
      await this.#take(current.scope, await folder.read());
      this.#report(folder, 'readProblem', null);
      if (this.unwritten > 0) this.#writeLater();
    } catch (error) {
      this.#fail(folder, 'readProblem', error);
    }
    if (this.folder === folder) this.#cancelReading = this.clock.after(READ_INTERVAL, () => void this.read());
  }

  async #take(scope: LibraryScope, reading: FolderReading): Promise<void> {
    const { current } = this.store;
    runInAction(() => {
      this.store.now = this.#now();
      this.readAt = this.store.now;
    });
    if (current === null || !isSameScope(current.scope, scope)) return;
    // An emptied folder is one that is being moved or synchronised.
    const isEmptied = reading.files.length === 0 && reading.team === null && current.stored.kind === 'folder';
    if (isEmptied && current.copies.size > 0) throw new FolderProblem('unreachable');
    await this.keeper.take(scope, reading);
  }

  /** Takes over what another window has stored. */
  async #takeOver(scope: LibraryScope, part: 'own' | 'whole'): Promise<void> {
    if (part === 'whole' || this.store.current === null) return this.open(scope);
    if ((await this.keeper.takeOver(scope)) > 0) this.#writeLater();
  }

  #writeLater(): void {
    this.#cancelWriting();
    this.#cancelWriting = this.clock.after(WRITE_DELAY, () => void this.write());
  }

  #leave(): void {
    // What another team's folder still answers is dropped.
    this.#reading = null;
    this.#stopWatching();
    this.#cancelReading();
    this.#cancelWriting();
    runInAction(() => {
      this.store.loaded = null;
      this.folder = null;
      this.readProblem = null;
      this.writeProblem = null;
      this.readAt = null;
      this.withoutTeam = null;
    });
  }

  #report(folder: TeamFolder, kind: 'readProblem' | 'writeProblem', problem: FolderProblemKind | null): void {
    runInAction(() => {
      if (this.folder === folder) this[kind] = problem;
    });
  }

  #fail(folder: TeamFolder, kind: 'readProblem' | 'writeProblem', error: unknown): void {
    if (!(error instanceof FolderProblem)) this.logger.error('Failed to read or write the team folder:', error);
    this.#report(folder, kind, error instanceof FolderProblem ? error.kind : 'unreachable');
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}
