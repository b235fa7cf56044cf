import { when } from 'mobx';
import type { DecisionHistory } from '../decisions/decision-history';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { LastingStorage } from './lasting-storage';

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
