import type { SowId } from '../../domain/shared/entity-id';
import type { FilterOptions } from '../explore/filter-options';
import type { HomeViewModel } from '../home/home.view-model';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** Reads the list of projects again, and the open project where it is the one that has changed. */
export class RefreshProject {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly home: HomeViewModel,
    private readonly filters: FilterOptions,
  ) {}

  async run(changed: SowId): Promise<void> {
    const { sows, sow, settings, currentId } = this.workspace;
    await sows.reload();
    if (currentId !== changed) return;
    this.filters.reloadVersions();
    const parts = [sow, settings, this.home.shifts, this.home.about, this.lists.insights, this.lists.platforms];
    const { topics, trends, previous } = this.signals;
    await Promise.all([...parts, topics, trends, previous].map((part) => part.reload()));
  }
}
