import { makeAutoObservable } from 'mobx';
import { projectFileName } from '../../domain/filters/view-outline';
import { shortDay } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { SINCE_PARAMETER, versionKeys } from '../../domain/workspace/compared-version';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DataVersion, OwnData, OwnProject } from './own-projects';
import type { PersonalPart } from './personal-part';
import type { OwnProjectList } from './own-project-list';
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
  /** To be removed when the list is closed. */
  removed: readonly OwnProject[] = [];

  constructor(
    readonly list: OwnProjectList,
    private readonly forget: ForgetRecords,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly personal: PersonalPart,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  load(): Promise<void> {
    return this.list.run(null, async () => '');
  }

  rename(project: OwnProject, name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted === '' || wanted === project.name) return Promise.resolve();
    return this.list.run(project.id, async ({ projects }) => {
      const { isStored } = await projects.rename(project.id, wanted);
      return isStored ? `Renamed to ‘${wanted}’.` : `Renamed to ‘${wanted}’ until you close this page.`;
    });
  }

  dateVersion(project: OwnProject, { at, date: before }: DataVersion, date: string): Promise<void> {
    return this.#changeVersions(project, ({ id }, projects) => projects.dateVersion(id, at, date), {
      said: `${before === null ? 'The data' : `The data of ${shortDay(before)}`} is now dated ${shortDay(date)}.`,
    });
  }

  /** Whether there is a screen that says what has moved. */
  get canCompare(): boolean {
    return this.workspace.has('discoveries');
  }

  /** Goes to what moved, is new and is gone since this earlier version. */
  compareWith({ id }: OwnProject, { at }: DataVersion): void {
    const [, ...earlier] = this.list.versions.get(id) ?? [];
    const since = versionKeys(earlier.map(({ date }) => date))[at - 1];
    this.navigator.go(`${paths.dataRefresh(id)}${since === undefined ? '' : `?${SINCE_PARAMETER}=${since}`}`);
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
    this.list.say(`‘${project.name}’ is back.`);
  }

  /**
   * The project with the user's own statuses and notes as a file to be downloaded: a workbook of its topics and trends, with
   * the reasons, or the project file of all that it has, with stars and views too. null where that failed.
   * @param hasWork false: without all of these
   */
  async exportFile(project: OwnProject, format: 'json' | 'xlsx', hasWork = true): Promise<ExportedFile | null> {
    let file: ExportedFile | null = null;
    await this.list.run(null, async ({ projects, reader, statusesOf }) => {
      const statuses = hasWork ? await statusesOf(project.id) : {};
      const texts = format === 'xlsx' && hasWork ? await this.personal.textsOf(project.id) : undefined;
      const { content, sowId } = await projects.exportOf(project.id, statuses, texts);
      const written =
        format === 'xlsx'
          ? await reader.spreadsheet(content, sowId)
          : JSON.stringify(hasWork ? await this.personal.with(content, project.id) : content, null, 2);
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
    await this.list.run(null, async ({ projects, forgetStatuses }) => {
      for (const id of gone) {
        await projects.remove(id);
        await forgetStatuses(id);
        await this.forget.run(id);
      }
      return '';
    });
    await this.workspace.sows.reload();
    if (gone.some((id) => id === this.workspace.currentId)) this.navigator.replace(paths.router);
  }

  async #changeVersions(
    project: OwnProject,
    change: (project: OwnProject, projects: OwnData['projects']) => Promise<void>,
    { said }: { readonly said: string },
  ): Promise<void> {
    await this.list.run(project.id, async ({ projects }) => {
      await change(project, projects);
      return said;
    });
    await this.list.loadVersions(project);
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
