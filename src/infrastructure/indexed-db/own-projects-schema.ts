import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { OwnProject } from '../../application/own-data/own-projects';
import type { NumberedFile } from '../workspace-file/own/own-file';
import { joinPieces } from './join-pieces';

const OWN_PROJECTS_DATABASE = 'own-projects';

export interface StoredProject extends OwnProject {
  /** The id that the project has in its file. */
  readonly sourceId: string;
}

export interface OwnProjectsSchema extends DBSchema {
  projects: { key: string; value: StoredProject };
  /** By the id of the project, on their own: the list of projects needs no rows. */
  files: { key: string; value: NumberedFile };
}

/** Without the types of today's schema, because a step reads what an earlier version has stored. */
type Step = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void | Promise<void>;

/** Step n brings a database of version n to version n + 1. Steps that were released are never edited. */
export const OWN_PROJECTS_STEPS: readonly Step[] = [
  (database) => {
    database.createObjectStore('projects', { keyPath: 'id' });
    database.createObjectStore('files');
  },
  (database) => void database.createObjectStore('pieces'),
  async (database, transaction) => {
    await joinPieces(transaction);
    database.deleteObjectStore('pieces');
  },
];

/** @param onClosed the connection is gone: a newer version wants to upgrade, or the browser has closed it */
export function openOwnProjectsDatabase(
  onClosed: () => void,
  steps: readonly Step[] = OWN_PROJECTS_STEPS,
): Promise<IDBPDatabase<OwnProjectsSchema>> {
  const opening = openDB<OwnProjectsSchema>(OWN_PROJECTS_DATABASE, steps.length, {
    async upgrade(database, oldVersion, _newVersion, transaction) {
      for (const step of steps.slice(oldVersion)) {
        await step(
          database as unknown as IDBPDatabase,
          transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>,
        );
      }
    },
    blocking() {
      void opening.then((database) => database.close());
      onClosed();
    },
    terminated: onClosed,
  });
  return opening;
}
