import { token } from '../shared/token';
import type { DataOwner } from '../session/personal-keys';
import { ownerOf, type KeyPrefix, type RecordKey, type StoredRow } from './kept-record';

/** A row as it was found: another version of the product, or a fault of the disk, may have written anything. */
export interface FoundRow {
  readonly key: RecordKey;
  readonly row: unknown;
}

export interface RowChange {
  readonly key: RecordKey;
  /**
   * Called with what is stored now, in the transaction that writes.
   * @param stored undefined: nothing
   * @returns what is stored then; null: nothing any more; undefined: what there is
   */
  readonly next: (stored: unknown) => StoredRow | null | undefined;
}

/** Rows by their keys, in this browser. Rejects with a StorageProblem. */
export interface KeepStorage {
  all(prefix: KeyPrefix): Promise<readonly FoundRow[]>;
  /** Reads, changes and writes all of them in one transaction, or none: no other tab writes in between. */
  write(changes: readonly RowChange[]): Promise<void>;
  remove(prefix: KeyPrefix): Promise<void>;
}

/** Loads the code of the storage, because the first screen is drawn without it. */
export type LoadKeepStorage = () => Promise<KeepStorage>;
export const LoadKeepStorage = token<LoadKeepStorage>('LoadKeepStorage');

/** unavailable: the browser has no storage or blocks it. full: it takes no more. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';

  constructor(
    readonly kind: 'unavailable' | 'full',
    options?: { readonly cause?: unknown },
  ) {
    super(`The storage of the browser is ${kind}`, options);
  }
}

/**
 * What a page could not store before it ended. It can be written in the last moment of a page, in which an asynchronous
 * storage cannot finish. Each page has a journal of its own. Never throws.
 */
export interface KeepJournal {
  /** Replaces the journal of this page; '' removes it. */
  write(text: string): void;
  /** The journals of other pages, which have ended or are in other tabs. */
  left(): readonly { readonly text: string; remove(): void }[];
}
export const KeepJournal = token<KeepJournal>('KeepJournal');

/** What was changed: records of one kind of one user. */
export interface KeepNews extends DataOwner {
  readonly kind: string;
}

/** One for each owner and kind. */
export function newsOf(keys: readonly RecordKey[]): readonly KeepNews[] {
  const byText = new Map(keys.map((key) => [JSON.stringify([key[0], key[1], key[3]]), key]));
  return [...byText.values()].map((key) => ({ ...ownerOf(key), kind: key[3] }));
}

/** Tells the other tabs of this browser what was stored. */
export interface KeepChannel {
  announce(news: KeepNews): void;
  /** Calls back for announcements of other tabs only. @returns stops */
  listen(listener: (news: KeepNews) => void): () => void;
}
export const KeepChannel = token<KeepChannel>('KeepChannel');
