import type { LibraryKind, LibraryRecords } from '../../domain/library/library-record';

/** The keys begin with the owner, so that one prefix names exactly the records of one user, or of one project. */
export type RecordKey = [organisation: string, user: string, sow: string, kind: LibraryKind, id: string];

export interface StoredRecord {
  readonly key: RecordKey;
  readonly record: LibraryRecords[LibraryKind];
}

/** Records by their keys; a prefix is a key or the first parts of one. Rejects with a StorageProblem. */
export interface RecordStore {
  /** What it holds lasts until the page is closed, and is newer than what another tab stores. */
  readonly isMemory: boolean;
  all(prefix: readonly string[]): Promise<readonly StoredRecord[]>;
  /** Adds these, or replaces those with their keys; all or none. */
  put(rows: readonly StoredRecord[]): Promise<void>;
  remove(prefix: readonly string[]): Promise<void>;
}

export class MemoryRecords implements RecordStore {
  readonly isMemory = true;
  readonly #rows = new Map<string, StoredRecord>();

  async all(prefix: readonly string[]): Promise<readonly StoredRecord[]> {
    return [...this.#rows.values()].filter(({ key }) => prefix.every((part, index) => key[index] === part));
  }

  async put(rows: readonly StoredRecord[]): Promise<void> {
    for (const row of rows) {
      const key = JSON.stringify(row.key);
      this.#rows.delete(key);
      this.#rows.set(key, row);
    }
  }

  async remove(prefix: readonly string[]): Promise<void> {
    for (const { key } of await this.all(prefix)) this.#rows.delete(JSON.stringify(key));
  }
}
