import type { LibraryKind, LibraryRecords } from '../../domain/library/library-record';
import type { KeyValueStore, Logger } from '../shared/browser-ports';
import type { LibraryScope, StorageProblem } from './personal-library';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import { when } from 'mobx';
import type { DecisionHistory } from '../decisions/decision-history';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { token } from '../shared/token';
import type { ToastStore } from '../shared/toast.store';

export interface UnsavedRecord {
  readonly scope: LibraryScope;
  readonly kind: LibraryKind;
  readonly record: LibraryRecords[LibraryKind];
  /** When the stored record was changed that this one replaces; null: there was none. */
  readonly replaces: string | null;
}

const KEY = 'unsaved-records';

/**
 * The records that are not stored yet, copied to a synchronous storage when the page is left: the personal library is
 * asynchronous, and the browser may end the page before a write of it.
 */
export class UnsavedRecords {
  readonly #records = new Map<string, UnsavedRecord>();

  constructor(private readonly storage: KeyValueStore) {}

  add(key: string, unsaved: UnsavedRecord): void {
    this.#records.set(key, unsaved);
  }

  remove(key: string, record?: UnsavedRecord['record']): void {
    if (record === undefined || this.#records.get(key)?.record === record) this.#records.delete(key);
  }

  /** Called when the page is left. */
  copy(): void {
    if (this.#records.size > 0) this.#write([...this.#copied(), ...this.#records.values()]);
  }

  /** Takes the copied records of one user, oldest first; those of others stay. */
  take(owner: DataOwner): readonly UnsavedRecord[] {
    const copied = this.#copied();
    const own = copied.filter(({ scope }) => isSameOwner(scope, owner));
    if (own.length > 0) this.#write(copied.filter((each) => !own.includes(each)));
    return own;
  }

  #write(records: readonly UnsavedRecord[]): void {
    if (records.length === 0) this.storage.remove(KEY);
    else this.storage.set(KEY, JSON.stringify(records));
  }

  #copied(): readonly UnsavedRecord[] {
    try {
      return (JSON.parse(this.storage.get(KEY) ?? '[]') as readonly UnsavedRecord[]).filter(
        ({ scope, record }) => scope.sowId !== '' && record.changedAt !== '',
      );
    } catch {
      return [];
    }
  }
}

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
