import type { Logger } from '../shared/logger';
import type { ToastStore } from '../shared/toast.store';
import type { StorageProblem } from './personal-library';

/** Tells once that nothing personal can be stored; the session goes on in memory. */
export class ReportStorageProblem {
  #isTold = false;

  constructor(
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  report(problem: StorageProblem): void {
    this.logger.warn('The personal library is not stored:', problem);
    if (this.#isTold) return;
    this.#isTold = true;
    this.toasts.show({
      kind: 'library',
      tone: 'error',
      text: 'Your notes cannot be stored in this browser. They last until you close it.',
    });
  }
}
