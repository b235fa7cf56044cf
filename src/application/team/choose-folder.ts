import { makeAutoObservable, runInAction } from 'mobx';
import { fold } from '../../domain/shared/fold';
import type { MemberRecord } from '../../domain/team/member-record';
import type { TeamRecord } from '../../domain/team/team-record';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Clock, Logger } from '../shared/browser-ports';
import type { OwnDataEntry } from '../workspace/own-data-entry';
import type { WorkspaceStore } from '../workspace/workspace.store';
import {
  FolderProblem,
  Patience,
  type FolderProblemKind,
  type FolderReading,
  type ProjectFile,
  type TeamFolder,
  type TeamFolders,
} from './team-folder';

export interface ChosenFolder {
  readonly folder: TeamFolder;
  readonly reading: FolderReading;
}

/** Chooses the folder of a team and looks into it, before it is joined. */
export class ChooseFolder {
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
    private readonly workspace: WorkspaceStore,
    private readonly entry: OwnDataEntry,
    clock: Clock,
    private readonly logger: Logger,
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
        this.show({ folder, reading });
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
    const opened = await file.open().catch((error: unknown) => {
      this.logger.error('Failed to open the project of the folder:', error);
      return null;
    });
    if (opened === null) return runInAction(() => void (this.problem = 'unreachable'));
    const folder = this.#looked;
    this.cancel();
    runInAction(() => (this.waiting = folder));
    this.entry.ask({ kind: 'open', file: opened });
  }

  /** Goes on without a folder: by files that the members hand to each other. */
  exchangeFiles(): void {
    this.show({
      folder: this.folders.handed(),
      reading: { files: [], team: null, teamSigner: null, isTeamAltered: false },
    });
  }

  cancel(): void {
    this.chosen = null;
    this.problem = null;
    this.projects = [];
  }

  /** Another project may have been opened since it was chosen. */
  show(looked: ChosenFolder): void {
    const { team, projects = [] } = looked.reading;
    const isOther = team !== null && !this.#isOpenProject(team);
    this.#looked = looked.folder;
    this.chosen = isOther ? null : looked;
    this.problem = isOther ? 'other-project' : null;
    this.projects = isOther || looked.reading.files.length === 0 ? projects : [];
  }

  #isOpenProject({ project }: TeamRecord): boolean {
    const { currentId, currentName } = this.workspace;
    // Own projects may have other ids in other browsers.
    return project.id === currentId || (currentName !== null && fold(currentName) === fold(project.name));
  }
}
