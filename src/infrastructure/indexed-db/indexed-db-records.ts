import type { DBSchema } from 'idb';
import type { RecordKey, RecordStore, StoredRecord } from '../library/stored-library';
import { LateDatabase, type DatabaseStep } from './late-database';

export const LIBRARY_DATABASE = 'personal-library';

export interface LibrarySchema extends DBSchema {
  records: { key: RecordKey; value: StoredRecord };
}

export const LIBRARY_STEPS: readonly DatabaseStep[] = [
  (database) => database.createObjectStore('records', { keyPath: 'key' }),
];

/** Records that are written at one time. */
const BATCH = 500;

/** The records of the personal library in IndexedDB. */
export class IndexedDbRecords implements RecordStore {
  readonly isMemory = false;
  readonly #database = new LateDatabase<LibrarySchema>(LIBRARY_DATABASE, LIBRARY_STEPS);

  all(prefix: readonly string[]): Promise<readonly StoredRecord[]> {
    return this.#database.run((database) => database.getAll('records', rangeOf(prefix)));
  }

  put(rows: readonly StoredRecord[]): Promise<void> {
    return this.#database.run(async (database) => {
      const transaction = database.transaction('records', 'readwrite');
      // In batches, so that no task of thousands of requests blocks the page.
      for (let start = 0; start < rows.length; start += BATCH) {
        await Promise.all(rows.slice(start, start + BATCH).map((row) => transaction.store.put(row)));
      }
      await transaction.done;
    });
  }

  remove(prefix: readonly string[]): Promise<void> {
    return this.#database.run((database) => database.delete('records', rangeOf(prefix)));
  }

  close(): void {
    this.#database.close();
  }
}

/** All keys that begin with these parts: in IndexedDB, arrays sort after texts. */
function rangeOf(prefix: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(prefix, [...prefix, []]);
}
