import type { DBSchema } from 'idb';
import type { FoundRow, KeepStorage, RowChange } from '../../application/keep/keep-storage';
import type { KeyPrefix, RecordKey } from '../../application/keep/kept-record';
import { LateDatabase, type DatabaseStep } from '../indexed-db/late-database';

export const KEEP_DATABASE = 'keep';

export interface KeepSchema extends DBSchema {
  /** The key is not a part of the value, so that a damaged value keeps its key. */
  records: { key: string[]; value: unknown };
}

/**
 * There is no second step and never will be: a build of an earlier version opens the database as it is, and finds the one
 * store that it knows. What changes is the form of the values, by kind.
 */
export const KEEP_STEPS: readonly DatabaseStep[] = [(database) => database.createObjectStore('records')];

/** Records that are written at one time. */
const BATCH = 500;

/** The records of all users of this browser in IndexedDB. */
export class IndexedDbKeep implements KeepStorage {
  readonly #database = new LateDatabase<KeepSchema>(KEEP_DATABASE, KEEP_STEPS);

  all(prefix: KeyPrefix): Promise<readonly FoundRow[]> {
    return this.#database.run(async (database) => {
      const { store } = database.transaction('records');
      const [keys, rows] = await Promise.all([store.getAllKeys(rangeOf(prefix)), store.getAll(rangeOf(prefix))]);
      return keys.flatMap((key, index) => (isRecordKey(key) ? [{ key, row: rows[index] }] : []));
    });
  }

  write(changes: readonly RowChange[]): Promise<void> {
    return this.#database.run(async (database) => {
      const transaction = database.transaction('records', 'readwrite');
      const change = async ({ key, next }: RowChange): Promise<void> => {
        const row = next(await transaction.store.get([...key]));
        if (row === null) await transaction.store.delete([...key]);
        else if (row !== undefined) await transaction.store.put(row, [...key]);
      };
      const writing = (async () => {
        // In batches, so that no task of thousands of requests blocks the page.
        for (let start = 0; start < changes.length; start += BATCH) {
          await Promise.all(changes.slice(start, start + BATCH).map(change));
        }
      })();
      await Promise.all([
        writing.catch((error: unknown) => {
          abort(transaction);
          throw error;
        }),
        transaction.done,
      ]);
    });
  }

  remove(prefix: KeyPrefix): Promise<void> {
    return this.#database.run((database) => database.delete('records', rangeOf(prefix)));
  }

  close(): void {
    this.#database.close();
  }
}

/** All keys that begin with these parts: in IndexedDB, arrays sort after texts. */
function rangeOf(prefix: KeyPrefix): IDBKeyRange {
  return IDBKeyRange.bound([...prefix], [...prefix, []]);
}

/** A newer version may have longer keys. */
function isRecordKey(key: readonly string[]): key is [string, string, string, string, string] & RecordKey {
  return key.length === 5 && key.every((part) => typeof part === 'string');
}

/** A failed request has aborted the transaction already. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}
