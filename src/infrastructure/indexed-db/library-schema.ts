import type { DBSchema } from 'idb';
import type { LibraryKind, LibraryRecords } from '../../domain/library/library-record';
import type { DatabaseStep } from './late-database';

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

export const LIBRARY_STEPS: readonly DatabaseStep[] = [
  (database) => database.createObjectStore('records', { keyPath: 'key' }),
];
