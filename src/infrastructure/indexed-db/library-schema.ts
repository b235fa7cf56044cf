import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LibraryKind, LibraryRecords } from '../../domain/library/library-record';

export const LIBRARY_DATABASE = 'personal-library';

type Key = [organisation: string, user: string, sow: string, kind: LibraryKind, id: string];

export interface StoredRecord {
  readonly key: Key;
  readonly record: LibraryRecords[LibraryKind];
}

export interface LibrarySchema extends DBSchema {
  /** The keys begin with the owner, so that one range holds exactly the records of one user, or of one project. */
  records: { key: Key; value: StoredRecord };
}

type Step = (database: IDBPDatabase<LibrarySchema>) => void;

/** Step n brings a database of version n to version n + 1. Steps that were released are never edited. */
export const LIBRARY_STEPS: readonly Step[] = [(database) => database.createObjectStore('records', { keyPath: 'key' })];

/** @param onClosed the connection is gone: a newer version wants to upgrade, or the browser has closed it */
export function openLibraryDatabase(
  onClosed: () => void,
  steps: readonly Step[] = LIBRARY_STEPS,
): Promise<IDBPDatabase<LibrarySchema>> {
  const opening = openDB<LibrarySchema>(LIBRARY_DATABASE, steps.length, {
    upgrade(database, oldVersion) {
      for (const step of steps.slice(oldVersion)) step(database);
    },
    blocking() {
      void opening.then((database) => database.close());
      onClosed();
    },
    terminated: onClosed,
  });
  return opening;
}
