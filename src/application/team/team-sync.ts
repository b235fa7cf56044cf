import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { countUpTo } from '../../domain/team/entry-order';
import { NOTHING_CLOSED } from '../../domain/team/member-file';
import type { MemberRecord } from '../../domain/team/member-record';
import { teamSight } from '../../domain/team/team-sight';
import { isSameScope, type LibraryScope } from '../personal/personal-library';
import { isSameOwner } from '../session/personal-keys';
import type { Clock, Logger, PageLifecycle } from '../shared/browser-ports';
import { folderState, type FolderState } from './folder-state';
import {
  exchangeOf,
  FolderProblem,
  type FolderProblemKind,
  type OwnContent,
  type TeamFolder,
  Patience,
} from './team-folder';
import { withFoundIn, type TeamKeeper } from './team-keeper';
import type { OpenedTeam, StoredTeam, TeamStorage } from './team-storage';
import type { TeamStore } from './team.store';
import { together } from '../shared/load-once';
import { BY_REFERENCE } from '../shared/by-reference';

/** Milliseconds after the last own act until the own file is written. */
export const WRITE_DELAY = 2000;
/** Milliseconds after which the own file says what was read, also without an act. */
const RECEIPT_DELAY = 600_000;
/** Milliseconds between two readings while the page is shown. */
export const READ_INTERVAL = 20_000;

/**
 * Keeps the team of the open project equal to its folder: reads when the page is shown, every 20 s and when the system tells
 * of changes; writes the own file 2 s after the last act. Whatever fails or does not answer, what was read last and all own
 * acts stay, and the next reading or writing begins by itself.
 */
export class TeamSync {
  /** null: the last reading, or writing, succeeded. */
  readProblem: FolderProblemKind | null = null;
  writeProblem: FolderProblemKind | null = null;
  folder: TeamFolder | null = null;
  /** The project that is open and has no team; null: it has one, or it is not known yet. */
  withoutTeam: LibraryScope | null = null;
  readonly #reads: Patience;
  readonly #writes: Patience;
  #stopWatching = (): void => {};
  #cancelReading = (): void => {};
  #cancelWriting = (): void => {};
  #cancelReceipt: (() => void) | null = null;
  #reading: Promise<void> | null = null;
  #isHidden = false;
  /** The own file is to be written also without an act. */
  #isDue = false;

  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly storage: Pick<TeamStorage, 'onChange'>,
    private readonly clock: Clock,
    private readonly page: PageLifecycle,
    private readonly logger: Logger,
  ) {
    this.#reads = new Patience(clock);
    this.#writes = new Patience(clock);
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get problem(): FolderProblemKind | null {
    return this.readProblem ?? this.writeProblem;
  }

  /** null: there is no team. */
  get state(): FolderState | null {
    const { current } = this.store;
    if (current === null) return null;
    const { kind, own, closed } = current.stored;
    return folderState({
      kind,
      problem: this.problem,
      unwritten: this.unwritten,
      sight: teamSight(own, this.store.members, this.store.now, this.store.highestOf),
      isSigned: own.devices.has(own.id),
      parts: closed.next,
    });
  }

  get unwritten(): number {
    return this.store.current?.stored.unwritten ?? 0;
  }

  /** Follows project, user, visits, other windows and the page. @returns stops */
  start(): () => void {
    const stop = together([
      reaction(
        () => this.store.scope,
        (scope) => void this.open(scope),
        { fireImmediately: true, equals: isSameScope },
      ),
      this.storage.onChange(({ part, sowId, ...owner }) => {
        const { scope } = this.store;
        const isOpen = isSameOwner(owner, scope) && (sowId ?? scope?.sowId) === scope?.sowId;
        if (scope !== null && isOpen) void this.#takeOver(scope, part);
      }),
      this.page.watch({
        show: () => {
          this.#isHidden = false;
          void this.read();
        },
        hide: () => {
          this.#isHidden = true;
          void this.write(this.#cancelReceipt !== null);
        },
      }),
    ]);
    return () => {
      this.#leave();
      stop();
    };
  }

  /**
   * Opens the team of a project, if it has one.
   * @param known else it is read from the storage
   */
  async open(scope: LibraryScope | null, known?: OpenedTeam): Promise<void> {
    this.#leave();
    if (scope === null) return;
    const [opened, brought] = await Promise.all([known ?? this.keeper.load(scope), this.keeper.brought(scope)]);
    if (!isSameScope(scope, this.store.scope)) return;
    runInAction(() => {
      this.withoutTeam = opened === null ? scope : null;
      if (!opened) return;
      this.store.now = this.#now();
      this.store.brought = brought;
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

  /**
   * Writes what waits, at once.
   * @param isPresent also where nothing waits
   * @param isTeamWritten also the file of the team, which is the owner's alone but for a step on the lead
   */
  async write(isPresent = false, isTeamWritten = false): Promise<void> {
    this.#cancelWriting();
    const { current } = this.store;
    const { folder } = this;
    if (current === null || folder === null || exchangeOf(folder.kind) === 'sent') return;
    const { scope, stored } = current;
    if (stored.unwritten === 0 && !isPresent && !this.#isDue) return;
    const seenAt = this.#now();
    let [acts, version] = [0, 0];
    let said = stored.own;
    const key = await this.keeper.deviceKey(scope);
    const content = async (): Promise<OwnContent> => {
      const held = await this.keeper.held(stored, scope);
      acts = held.unwritten;
      said = held.own;
      version = held.own.version + 1;
      const devices = key === null ? held.own.devices : new Map(held.own.devices).set(held.own.id, key.publicKey);
      const own = { ...held.own, seenAt, version, team: held.team.id, devices, lead: held.team.lead };
      return { own, team: isTeamWritten || this.keeper.writesTeam ? held.team : null, closed: held.closed, key };
    };
    try {
      const { stood, closed } = await this.#writes.within((deadline) => folder.write(stored.own.id, content, deadline));
      // An entry that another window has stored meanwhile, with a number of a closed part, is in none: all is written anew.
      const isWhole = (own: MemberRecord): boolean => countUpTo(own, closed.upTo) === countUpTo(said, closed.upTo);
      const written = (kept: StoredTeam): StoredTeam => ({
        ...withFoundIn({ ...kept, own: { ...kept.own, version } }, stood === null ? [] : [stood]),
        closed: isWhole(kept.own) ? closed : NOTHING_CLOSED,
        unwritten: Math.max(0, kept.unwritten - acts),
        writtenAt: seenAt,
      });
      await this.keeper.note(written, scope);
      this.#isDue = false;
      this.#endReceipt();
      this.#report(folder, 'writeProblem', null);
      if (this.unwritten > 0) this.#writeLater();
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
      const reading = await this.#reads.within((deadline) => folder.read(deadline));
      runInAction(() => (this.store.now = this.#now()));
      const isOther = await this.keeper.take(current.scope, reading);
      this.#report(folder, 'readProblem', null);
      const isNews = this.store.current?.stored.own.read !== current.stored.own.read;
      if (isNews) this.#cancelReceipt ??= this.clock.after(RECEIPT_DELAY, () => void this.write(true));
      this.#isDue ||= isOther || this.writeProblem !== null;
      if (this.unwritten > 0 || this.#isDue) this.#writeLater();
    } catch (error) {
      this.#fail(folder, 'readProblem', error);
    }
    if (this.folder === folder) this.#cancelReading = this.clock.after(READ_INTERVAL, () => void this.read());
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

  #endReceipt(): void {
    this.#cancelReceipt?.();
    this.#cancelReceipt = null;
  }

  #leave(): void {
    // What another team's folder still answers is dropped.
    this.#reading = null;
    this.#isDue = false;
    this.#stopWatching();
    this.#cancelReading();
    this.#cancelWriting();
    this.#endReceipt();
    runInAction(() => {
      this.store.loaded = null;
      this.store.stray = null;
      this.store.recorded = [];
      this.store.isTeamForeign = false;
      this.folder = null;
      this.readProblem = null;
      this.writeProblem = null;
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

  /** Removes the copies of the own file that lie in the folder, and writes the file. */
  async removeCopies(): Promise<void> {
    const { own } = this.store;
    if (own === null) return;
    await this.#writes
      .within(async (deadline) => this.folder?.removeCopies?.(own.id, deadline))
      .catch((error: unknown) => this.logger.warn('Failed to remove copies of the own file:', error));
    await this.write(true);
  }
}
