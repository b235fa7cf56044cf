import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import type { FilterOptions } from '../explore/filter-options';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** More topics are not shown while they are read again. */
const MANY = 5000;

/**
 * Reads the list of projects again, and the open project where it is the one that has changed. A project that is gone
 * is left.
 */
export class RefreshProject {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly filters: FilterOptions,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
  ) {}

  async run(changed: SowId | null): Promise<void> {
    const { sows, sow, settings, currentId, currentName } = this.workspace;
    const { shifts, about, insights, platforms } = this.lists;
    await sows.reload();
    if (currentId === null || currentId !== changed) return;
    if (sows.value?.every(({ id }) => id !== currentId)) return this.#leave(currentName ?? 'The project');
    this.filters.reloadVersions();
    const parts = [sow, settings, shifts, about, insights, platforms];
    const { topics, trends, previous } = this.signals;
    // What is shown of thousands of topics goes first: it would be computed again in the task in which others arrive.
    const isCleared = (topics.value?.length ?? 0) > MANY;
    const again = [topics, trends].map((part) => {
      if (!isCleared) return part.reload();
      part.clear();
      return part.load(changed);
    });
    await Promise.all([...again, ...[...parts, previous].map((part) => part.reload())]);
  }

  #leave(name: string): void {
    this.toasts.show({ kind: 'own-data', tone: 'error', text: `‘${name}’ was removed in another tab.` });
    this.navigator.replace(paths.router);
  }
}
