import { ownProjectOf } from '../../domain/workspace/sow';
import type { ErrorReporter } from '../shared/browser-ports';
import type { FailurePolicy, RequestFailure } from '../shared/request-failure';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** What follows where the data of a card cannot be loaded. */
export class CardFailures {
  constructor(
    readonly policy: FailurePolicy,
    private readonly reporter: ErrorReporter,
    private readonly workspace: WorkspaceStore,
  ) {}

  /** Topic and trend failures are also sent to the error-reporting service (specification, section 8). */
  tell(message: string, failure: RequestFailure, context: Readonly<Record<string, string>>): void {
    const { currentId } = this.workspace;
    // What a newer file of the user does not have is gone, which is no fault: its card says so.
    if (failure.kind === 'not-found' && currentId !== null && ownProjectOf(currentId) !== null) return;
    this.reporter.report(failure, context);
    // The card says that it is gone; the screen behind it is there.
    if (failure.kind === 'not-found') return this.policy.log(message, failure);
    if (currentId === null) this.policy.handle(message, failure);
    else this.workspace.reportFailure(message, failure, currentId);
  }
}
