import { newestFirst, type Insight } from '../../domain/foresight/insight';
import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import type { FailurePolicy } from '../shared/failure-policy';
import type { ProjectCatalogue } from './project-catalogue';
import { ProjectList } from './project-list';
import type { WorkspaceStore } from './workspace.store';

/** The weekly insights and platforms of the open project: their screens, the flashcards and the search read them. */
export class ProjectListsStore {
  /** Newest first. */
  readonly insights: ProjectList<Insight>;
  readonly platforms: ProjectList<Platform>;

  constructor(catalogue: ProjectCatalogue, workspace: WorkspaceStore, failures: FailurePolicy) {
    this.insights = new ProjectList(
      async (sow, cancellation) => newestFirst(await catalogue.insights(sow, cancellation)),
      'Failed to fetch data:',
      workspace,
      failures,
    );
    this.platforms = new ProjectList(
      (sow, cancellation) => catalogue.platforms(sow, cancellation),
      'Failed to fetch opportunities:',
      workspace,
      failures,
    );
  }

  loadInBackground(sow: SowId): void {
    this.insights.loadInBackground(sow);
    this.platforms.loadInBackground(sow);
  }

  clear(): void {
    this.insights.clear();
    this.platforms.clear();
  }
}
