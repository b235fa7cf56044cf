import { makeAutoObservable, runInAction } from 'mobx';
import { projectFileName } from '../../domain/filters/view-outline';
import { shortDay } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { SINCE_PARAMETER, versionKeys } from '../../domain/workspace/compared-version';
import type { Logger } from '../shared/browser-ports';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DataVersion, OwnData, OwnProject, LoadOwnData } from './own-projects';
import type { PersonalPart } from './personal-part';
import type { RefreshProject } from './show-opened';
import type { OpenLibrary } from '../personal/open-library';
import type { KeptLibrary } from '../personal/kept-library';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';

export interface ExportedFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The list of own projects, and what the user does with them. */
export class OwnProjectsViewModel {
  /** null: not loaded yet. */
  projects: readonly OwnProject[] | null = null;
  /** The loads of the data of each project, by its id; those that are not there are not loaded yet. */
  versions: ReadonlyMap<SowId, readonly DataVersion[]> = new Map();
  /** To be removed when the list is closed. */
  removed: readonly OwnProject[] = [];
  /** What was done last or did not work, for the user. */
  message = '';
  readonly #load: LoadOwnData;
  readonly #refresh: RefreshProject;
  readonly #forget: ForgetRecords;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;
  readonly #personal: PersonalPart;
  readonly #logger: Logger;

  constructor(
    load: LoadOwnData,
    refresh: RefreshProject,
    forget: ForgetRecords,
    workspace: WorkspaceStore,
    navigator: Navigator,
    personal: PersonalPart,
    logger: Logger,
  ) {
    this.#load = load;
    this.#refresh = refresh;
    this.#forget = forget;
    this.#workspace = workspace;
    this.#navigator = navigator;
    this.#personal = personal;
    this.#logger = logger;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  load(): Promise<void> {
    return this.#run(null, async () => '');
  }

  rename(project: OwnProject, name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted === '' || wanted === project.name) return Promise.resolve();
    return this.#run(project.id, async ({ projects }) => {
      const { isStored } = await projects.rename(project.id, wanted);
      return isStored ? `Renamed to ‘${wanted}’.` : `Renamed to ‘${wanted}’ until you close this page.`;
    });
  }

  async loadVersions({ id }: OwnProject): Promise<void> {
    try {
      const versions = (await (await this.#load?.())?.projects.versions(id)) ?? [];
      runInAction(() => (this.versions = new Map([...this.versions, [id, versions]])));
    } catch (error) {
      this.#logger.error('Failed to list the data of an own project:', error);
    }
  }

  dateVersion(project: OwnProject, { at, date: before }: DataVersion, date: string): Promise<void> {
    return this.#changeVersions(project, ({ id }, projects) => projects.dateVersion(id, at, date), {
      said: `${before === null ? 'The data' : `The data of ${shortDay(before)}`} is now dated ${shortDay(date)}.`,
    });
  }

  /** Whether there is a screen that says what has moved. */
  get canCompare(): boolean {
    return this.#workspace.has('discoveries');
  }

  /** Goes to what moved, is new and is gone since this earlier version. */
  compareWith({ id }: OwnProject, { at }: DataVersion): void {
    const [, ...earlier] = this.versions.get(id) ?? [];
    const since = versionKeys(earlier.map(({ date }) => date))[at - 1];
    this.#navigator.go(`${paths.dataRefresh(id)}${since === undefined ? '' : `?${SINCE_PARAMETER}=${since}`}`);
  }

  removeVersion(project: OwnProject, { at, date }: DataVersion): Promise<void> {
    return this.#changeVersions(project, ({ id }, projects) => projects.removeVersion(id, at), {
      said: `The data of ${shortDay(date) ?? 'an unknown day'} has been removed.`,
    });
  }

  /** Once the list is closed, and not before: until then it can be brought back. */
  remove(project: OwnProject): void {
    this.removed = [...this.removed, project];
  }

  bringBack(project: OwnProject): void {
    this.removed = this.removed.filter((other) => other !== project);
    this.message = `‘${project.name}’ is back.`;
  }

  /**
   * The project with the user's own statuses and notes as a file to be downloaded: a workbook of its topics and trends, with
   * the reasons, or the project file of all that it has, with stars and views too. null where that failed.
   * @param hasWork false: without all of these
   */
  async exportFile(project: OwnProject, format: 'json' | 'xlsx', hasWork = true): Promise<ExportedFile | null> {
    let file: ExportedFile | null = null;
    await this.#run(null, async ({ projects, reader, statusesOf }) => {
      const statuses = hasWork ? await statusesOf(project.id) : {};
      const texts = format === 'xlsx' && hasWork ? await this.#personal.textsOf(project.id) : undefined;
      const { content, sowId } = await projects.exportOf(project.id, statuses, texts);
      const written =
        format === 'xlsx'
          ? await reader.spreadsheet(content, sowId)
          : JSON.stringify(hasWork ? await this.#personal.with(content, project.id) : content, null, 2);
      const name = `${projectFileName(project.name) || 'project'}.${format}`;
      file = { name, content: written };
      return `Saved as ${name}.`;
    });
    return file;
  }

  /** The list is closed: a project that is gone cannot stay open, and what the user did in it goes with it. */
  async close(): Promise<void> {
    const gone = this.removed.map(({ id }) => id);
    if (gone.length === 0) return;
    this.removed = [];
    await this.#run(null, async ({ projects, forgetStatuses }) => {
      for (const id of gone) {
        await projects.remove(id);
        await forgetStatuses(id);
        await this.#forget.run(id);
      }
      return '';
    });
    await this.#workspace.sows.reload();
    if (gone.some((id) => id === this.#workspace.currentId)) this.#navigator.replace(paths.router);
  }

  async #changeVersions(
    project: OwnProject,
    change: (project: OwnProject, projects: OwnData['projects']) => Promise<void>,
    { said }: { readonly said: string },
  ): Promise<void> {
    await this.#run(project.id, async ({ projects }) => {
      await change(project, projects);
      return said;
    });
    await this.loadVersions(project);
  }

  /** @param changed read it again where it is open */
  async #run(changed: SowId | null, work: (data: OwnData) => Promise<string>): Promise<void> {
    try {
      const data = await this.#load?.();
      if (data === undefined) return;
      const message = await work(data);
      const list = await data.projects.list();
      runInAction(() => {
        this.projects = list;
        this.message = message;
      });
      if (changed !== null) await this.#refresh.run(changed);
    } catch (error) {
      this.#logger.error('Failed to change an own project:', error);
      runInAction(() => (this.message = 'This did not work. Please try again.'));
    }
  }
}

/** Removes the notes, stars, views and visits of a project that is gone. */
export class ForgetRecords {
  constructor(
    private readonly library: KeptLibrary,
    private readonly open: OpenLibrary,
    private readonly session: SessionStore,
  ) {}

  async run(sowId: SowId): Promise<void> {
    const { member } = this.session;
    if (member === null) return;
    await this.open.flush();
    await this.library.removeAll({ organisationId: member.orgId, userId: member.userId }, sowId);
  }
}
