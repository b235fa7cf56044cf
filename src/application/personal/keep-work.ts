import { when } from 'mobx';
import type { ToastStore } from '../shared/toast.store';
import type { DecisionHistory } from '../decisions/decision-history';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { token } from '../shared/token';

/** Bytes that are left, from which on the user is told before the storage refuses anything. */
const LITTLE_ROOM = 5 * 1024 * 1024;

/**
 * Asks the browser to keep what is stored, once there is work of the user: a decision, or a project of their own. Says so
 * where there is little room left for it.
 */
export class KeepWork {
  constructor(
    private readonly storage: LastingStorage,
    private readonly decisions: DecisionHistory,
    private readonly workspace: WorkspaceStore,
    private readonly toasts: ToastStore,
  ) {}

  /** @returns stops */
  start(): () => void {
    return when(
      () => this.decisions.all.length > 0 || this.workspace.sows.value?.some(({ isOwn }) => isOwn) === true,
      () => {
        this.storage.ask();
        void this.#tellOfRoom();
      },
    );
  }

  async #tellOfRoom(): Promise<void> {
    const left = await this.storage.room();
    if (left === null || left >= LITTLE_ROOM) return;
    const text =
      'The storage of this browser is almost full: what you decide and write next may not be stored. Choose ‘Save all of mine’ in My library.';
    this.toasts.show({ kind: 'library', tone: 'error', text });
  }
}

/** Where the user's work is stored. */
export interface LastingStorage {
  /** Asks the browser to keep it when its disk is full or the product was not used for long. Ignored where it cannot. */
  ask(): void;
  /** @returns the bytes that are left; null: the browser does not say */
  room(): Promise<number | null>;
}

export const LastingStorage = token<LastingStorage>('LastingStorage');
