import type { LibraryKind, LibraryRecords } from '../../domain/library/library-record';
import type { KeyValueStore } from '../shared/key-value-store';
import { type LibraryScope } from './personal-library';
import { isSameOwner, type DataOwner } from '../session/data-owner';

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
