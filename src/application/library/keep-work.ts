import { when } from 'mobx';
import type { DecisionHistory } from '../decisions/decision-history';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { token } from '../shared/token';

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
