import { newestFirst, type Insight } from '../../domain/workspace/insight';
import type { Platform } from '../../domain/workspace/platform-facts';
import type { SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/carousel-item';
import type { FailurePolicy } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import type { About, ProjectCatalogue } from './catalogues';
import type { WorkspaceStore } from './workspace.store';

/** The lists of the open project besides its topics and trends: several screens, flashcards and the search read them. */
export class ProjectListsStore {
  /** Newest first. */
  readonly insights: ProjectList<Insight>;
  readonly platforms: ProjectList<Platform>;
  readonly shifts: Resource<SowId, readonly Shift[]>;
  /** The line at the end of the home page that says where the data comes from. */
  readonly about: Resource<SowId, About | null>;

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
    this.shifts = new Resource(
      (sow, cancellation) => catalogue.shifts(sow, cancellation),
      (failure, sow) => workspace.reportFailure('Failed to fetch data:', failure, sow),
    );
    // The page is complete without it, so a failure leads to no error page.
    this.about = new Resource(
      (sow) => catalogue.about(sow),
      (failure) => failures.log('Failed to fetch data:', failure),
    );
  }

  loadInBackground(sow: SowId): void {
    this.insights.loadInBackground(sow);
    this.platforms.loadInBackground(sow);
  }

  clear(): void {
    this.insights.clear();
    this.platforms.clear();
    this.shifts.clear();
    this.about.clear();
  }
}

/**
 * A list of a project that has its own screen, and that flashcards and the search read too. A failure leads to an error
 * page only when the screen has requested the list: an open flashcard must not be replaced because of a detail.
 */
class ProjectList<Value> extends Resource<SowId, readonly Value[]> {
  #isScreenWaiting = false;

  /** @param failureMessage of the log, as the specification words it */
  constructor(
    fetch: (sow: SowId, cancellation: AbortSignal) => Promise<readonly Value[]>,
    failureMessage: string,
    workspace: WorkspaceStore,
    failures: FailurePolicy,
  ) {
    super(fetch, (failure, sow) => {
      if (this.#isScreenWaiting) workspace.reportFailure(failureMessage, failure, sow);
      else failures.log(failureMessage, failure);
    });
  }

  loadForScreen(sow: SowId): Promise<void> {
    // What failed for one who only looked it up is asked for again: now the failure leads to its page.
    if (!this.#isScreenWaiting && this.state.kind === 'failed') this.clear();
    this.#isScreenWaiting = true;
    return this.load(sow);
  }

  loadInBackground(sow: SowId): void {
    if (this.state.kind !== 'loading') this.#isScreenWaiting = false;
    void this.load(sow);
  }
}
