import type { SowId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import type { FailurePolicy } from '../shared/failure-policy';
import { Resource } from '../shared/resource';
import type { WorkspaceStore } from './workspace.store';

/**
 * A list of a project that has its own screen, and that flashcards and the search read too. A failure leads to an error
 * page only when the screen has requested the list: an open flashcard must not be replaced because of a detail.
 */
export class ProjectList<Value> extends Resource<SowId, readonly Value[]> {
  #isScreenWaiting = false;

  /** @param failureMessage of the log, as the specification words it */
  constructor(
    fetch: (sow: SowId, cancellation: Cancellation) => Promise<readonly Value[]>,
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
    this.#isScreenWaiting = true;
    return this.load(sow);
  }

  loadInBackground(sow: SowId): void {
    if (this.state.kind !== 'loading') this.#isScreenWaiting = false;
    void this.load(sow);
  }
}
