import { makeAutoObservable, runInAction } from 'mobx';
import { fold } from '../../domain/shared/fold';
import {
  newMemberRecord,
  MEMBER_TEXT_LIMITS,
  type MemberRecord,
  memberInitials,
  newMemberId,
} from '../../domain/team/member-record';
import { NOTHING_CLOSED } from '../../domain/team/member-file';
import { withFirstKeys } from '../../domain/team/trusted-files';
import { mergeRecords } from '../../domain/team/merge-records';
import { commentLine } from '../../domain/team/record-edits';
import { marksOf } from '../../domain/team/seen-marks';
import { leadOf, leadPlace } from '../../domain/team/team-lead';
import { newTeam, ownerlessTeam, type TeamRecord } from '../../domain/team/team-record';
import type { LibraryScope } from '../personal/personal-library';
import type { OwnDataEntry } from '../workspace/own-data-entry';
import type { OpenLibrary } from '../personal/open-library';
import type { SessionStore } from '../session/session.store';
import type { Clock, Logger } from '../shared/browser-ports';
import type { WorkspaceStore } from '../workspace/workspace.store';
import {
  exchangeOf,
  FolderProblem,
  type FolderProblemKind,
  type FolderReading,
  type ProjectFile,
  type TeamFolder,
  type TeamFolders,
  Patience,
} from './team-folder';
import type { Identity, StoredTeam, TeamStorage } from './team-storage';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';
import { BY_REFERENCE } from '../shared/by-reference';

interface ChosenFolder {
  readonly folder: TeamFolder;
  readonly reading: FolderReading;
}

/** Joins and leaves the team of the open project. */
export class JoinTeam {
  /** Chosen, and not joined yet. */
  chosen: ChosenFolder | null = null;
  problem: FolderProblemKind | 'other-project' | null = null;
  /** Files of the folder that may hold its project. */
  projects: readonly ProjectFile[] = [];
  /** The folder whose project is being opened, to be joined afterwards; null: none. */
  waiting: TeamFolder | null = null;
  #looked: TeamFolder | null = null;
  readonly #patience: Patience;

  constructor(
    readonly folders: TeamFolders,
    private readonly storage: TeamStorage,
    private readonly sync: TeamSync,
    private readonly store: TeamStore,
    private readonly library: OpenLibrary,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly newId: () => string,
    private readonly entry: OwnDataEntry,
  ) {
    this.#patience = new Patience(clock);
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Names of those who are in the chosen folder. */
  get present(): readonly MemberRecord[] {
    return this.chosen?.reading.files.flatMap(({ content }) => content?.record ?? []) ?? [];
  }

  /** Asks for a folder, unless one is waiting, and reads it; nothing is written yet. */
  async choose(): Promise<void> {
    try {
      const folder = this.waiting ?? (await this.folders.pick());
      if (folder === null) return;
      const reading = await this.#patience.within((deadline) => folder.read(deadline));
      runInAction(() => {
        this.waiting = null;
        this.#show({ folder, reading });
      });
    } catch (error) {
      if (!(error instanceof FolderProblem)) throw error;
      runInAction(() => {
        this.waiting = null;
        this.problem = error.kind;
      });
    }
  }

  /** The chosen folder may hold a project that can be opened. */
  get canOpenProject(): boolean {
    return this.entry.isOffered && this.projects.length > 0;
  }

  /** Opens the project of the folder as one of the user's own; the folder is joined from there. */
  async openProject(file: ProjectFile): Promise<void> {
    const opened = await file.open().catch(this.#log);
    if (opened === null) return runInAction(() => void (this.problem = 'unreachable'));
    const folder = this.#looked;
    this.cancel();
    runInAction(() => (this.waiting = folder));
    this.entry.ask({ kind: 'open', file: opened });
  }

  /** Goes on without a folder: by files that the members hand to each other. */
  exchangeFiles(): void {
    this.#show({
      folder: this.folders.handed(),
      reading: { files: [], team: null, teamSigner: null, isTeamAltered: false },
    });
  }

  cancel(): void {
    this.chosen = null;
    this.problem = null;
    this.projects = [];
  }

  /** Who the user is in the teams of this browser: in the first one by this name, or by that of the session. */
  async identity(typed = ''): Promise<Identity> {
    const { scope } = this.library;
    const stored = scope && (await this.storage.identity(scope).catch(this.#log));
    const name = commentLine(typed, MEMBER_TEXT_LIMITS.name) ?? stored?.name ?? this.session.member?.nickname ?? '';
    if (stored?.name === name) return stored;
    return { id: stored?.id ?? newMemberId(name, this.newId()), name, initials: memberInitials(name) };
  }

  /** Begins or joins the team of the chosen folder under this name. */
  async join(name: string): Promise<void> {
    const { scope } = this.library;
    const { chosen } = this;
    // Another project may have been opened meanwhile.
    if (chosen !== null) runInAction(() => this.#show(chosen));
    if (scope === null || chosen === null || this.chosen === null) return;
    const identity = await this.identity(name);
    await this.storage.setIdentity(scope, identity).catch(this.#log);
    await this.enter(scope, chosen, identity);
    runInAction(() => this.cancel());
    await this.sync.write();
  }

  /** @param seen what counts as seen; null: all that is there */
  async enter(
    scope: LibraryScope,
    { folder, reading }: ChosenFolder,
    { id, name, initials }: Identity,
    seen: { readonly marks: ReadonlyMap<MemberRecord['id'], string>; readonly since: string } | null = null,
  ): Promise<void> {
    const now = this.clock.now().toISOString();
    const team = reading.team ?? this.#newTeam({ folder, reading }, { id, name, initials }, scope, now);
    const files = reading.files.flatMap(({ content }) => content?.record ?? []);
    // The own file of an earlier time in this team.
    const earlier = files.filter((record) => record.id === id);
    const key = await this.storage.deviceKey(scope).catch(this.#log);
    const begun = newMemberRecord({ id, name, initials }, team.project.id, now);
    const own = earlier.reduce(mergeRecords, {
      ...begun,
      devices: new Map(key === null ? [] : [[id, key.publicKey]]),
    });
    const others = files.filter((record) => record.id !== id);
    const marks = seen?.marks ?? marksOf(others);
    const stored: StoredTeam = {
      kind: folder.kind,
      own,
      team,
      unwritten: 1,
      writtenAt: null,
      joinedAt: now,
      closed: NOTHING_CLOSED,
      keys: withFirstKeys(new Map(), reading.files, own, team.confirmed),
      refused: [],
      seen: marks,
      latest: marks,
      seenSince: seen?.since ?? now,
      found: null,
      leadTold: toldOf(team),
      leftOut: null,
    };
    const kept = (await this.storage.begin(scope, stored, folder).catch(this.#log)) ?? stored;
    await this.sync.open(scope, { stored: kept, copies: new Map(), folder });
  }

  /** Removes the copies of others from this browser. @param isFileRemoved the own file is deleted from the folder, too */
  async leave(isFileRemoved: boolean): Promise<void> {
    const { current } = this.store;
    if (current === null) return;
    const { folder } = this.sync;
    const { id } = current.stored.own;
    if (isFileRemoved) await this.#patience.within(async (deadline) => folder?.remove?.(id, deadline)).catch(this.#log);
    else await this.sync.write();
    await this.storage.remove(current.scope).catch(this.#log);
    await this.sync.open(current.scope);
  }

  #show(looked: ChosenFolder): void {
    const { team, projects = [] } = looked.reading;
    const isOther = team !== null && !this.#isOpenProject(team);
    this.#looked = looked.folder;
    this.chosen = isOther ? null : looked;
    this.problem = isOther ? 'other-project' : null;
    this.projects = isOther || looked.reading.files.length === 0 ? projects : [];
  }

  /** Where colleagues are in the folder already, one of them owns the team: their file of it has not come yet. */
  #newTeam({ folder, reading }: ChosenFolder, you: Identity, scope: LibraryScope, now: string): TeamRecord {
    const project = { id: scope.sowId, name: this.workspace.currentName ?? '' };
    const name = commentLine(folder.name, MEMBER_TEXT_LIMITS.topicName) ?? project.name;
    const hasColleagues = reading.files.some(({ content }) => content !== null && content.record.id !== you.id);
    if (exchangeOf(folder.kind) === 'common' && hasColleagues) return ownerlessTeam({ name, project }, now);
    const begun = newTeam({ name, project, owner: you.id, ownerName: you.name }, now);
    // What the invented colleagues say is there to be seen; the user may hide it as in a team of their own.
    return exchangeOf(folder.kind) === 'invented' ? { ...begun, decidesFirst: false } : begun;
  }

  #isOpenProject({ project }: TeamRecord): boolean {
    const { currentId, currentName } = this.workspace;
    // Own projects may have other ids in other browsers.
    return project.id === currentId || (currentName !== null && fold(currentName) === fold(project.name));
  }

  readonly #log = (error: unknown): null => {
    this.logger.error('Failed to store the team in this browser:', error);
    return null;
  };
}

/** A change before the user joined is no news. */
function toldOf({ founder, lead }: TeamRecord): string {
  const last = leadOf(founder, lead).counted.at(-1);
  return last === undefined ? '' : leadPlace(last);
}
