import { when } from 'mobx';
import type { DecisionHistory } from '../decisions/decision-history';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { token } from '../shared/token';
import type { Logger } from '../shared/logger';
import type { ToastStore } from '../shared/toast.store';
import type { StorageProblem } from './personal-library';

/** Asks the browser to keep what is stored, once there is work of the user: a decision, or a project of their own. */
export class KeepWork {
  constructor(
    private readonly storage: LastingStorage,
    private readonly decisions: DecisionHistory,
    private readonly workspace: WorkspaceStore,
  ) {}

  /** @returns stops */
  start(): () => void {
    return when(
      () => this.decisions.all.length > 0 || this.workspace.sows.value?.some(({ isOwn }) => isOwn) === true,
      () => this.storage.ask(),
    );
  }
}

/** Where the user's work is stored. */
export interface LastingStorage {
  /** Asks the browser to keep it when its disk is full or the product was not used for long. Ignored where it cannot. */
  ask(): void;
}

export const LastingStorage = token<LastingStorage>('LastingStorage');

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
