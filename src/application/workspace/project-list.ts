import type { SowId } from '../../domain/shared/entity-id';
import type { Cancellation } from '../shared/cancellation';
import type { FailurePolicy } from '../shared/failure-policy';
import { Resource } from '../shared/resource';
import type { WorkspaceStore } from './workspace.store';

interface Options<Value> {
  readonly fetch: (sow: SowId, cancellation: Cancellation) => Promise<readonly Value[]>;
  readonly workspace: WorkspaceStore;
  readonly failures: FailurePolicy;
  /** What a failure is logged as, in the specification's words. */
  readonly failureMessage: string;
}

/**
 * A list of a project that one screen shows and other parts look into. A failure leads to its error page only when
 * the screen itself waits for the list: nobody is sent away from a flashcard because of what it only mentions.
 */
export class ProjectList<Value> {
  readonly resource: Resource<SowId, readonly Value[]>;
  #isScreenWaiting = false;

  constructor({ fetch, workspace, failures, failureMessage }: Options<Value>) {
    this.resource = new Resource({
      fetch,
      onFailure: (failure, sow) => {
        if (this.#isScreenWaiting) workspace.reportFailure(failureMessage, failure, sow);
        else failures.log(failureMessage, failure);
      },
    });
  }

  /** For the screen that shows it. */
  loadForScreen(sow: SowId): void {
    this.#isScreenWaiting = true;
    void this.resource.load(sow);
  }

  /** For those that only mention what is in it. */
  loadInBackground(sow: SowId): void {
    if (this.resource.state.kind !== 'loading') this.#isScreenWaiting = false;
    void this.resource.load(sow);
  }
}
