import { makeAutoObservable, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Logger } from '../shared/browser-ports';
import type { DataVersion, LoadOwnData, OwnData, OwnProject } from './own-projects';
import type { RefreshProject } from './show-opened';

/** The own projects as they are stored, and what was done with them last. */
export class OwnProjectList {
  /** null: not loaded yet. */
  projects: readonly OwnProject[] | null = null;
  /** The loads of the data of each project, by its id; those that are not there are not loaded yet. */
  versions: ReadonlyMap<SowId, readonly DataVersion[]> = new Map();
  /** What was done last or did not work, for the user. */
  message = '';

  constructor(
    private readonly load: LoadOwnData,
    private readonly refresh: RefreshProject,
    private readonly logger: Logger,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  say(message: string): void {
    this.message = message;
  }

  async loadVersions({ id }: OwnProject): Promise<void> {
    try {
      const versions = (await (await this.load?.())?.projects.versions(id)) ?? [];
      runInAction(() => (this.versions = new Map([...this.versions, [id, versions]])));
    } catch (error) {
      this.logger.error('Failed to list the data of an own project:', error);
    }
  }

  /** @param changed read it again where it is open */
  async run(changed: SowId | null, work: (data: OwnData) => Promise<string>): Promise<void> {
    try {
      const data = await this.load?.();
      if (data === undefined) return;
      const message = await work(data);
      const list = await data.projects.list();
      runInAction(() => {
        this.projects = list;
        this.message = message;
      });
      if (changed !== null) await this.refresh.run(changed);
    } catch (error) {
      this.logger.error('Failed to change an own project:', error);
      runInAction(() => (this.message = 'This did not work. Please try again.'));
    }
  }
}
