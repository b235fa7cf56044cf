import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OwnProject } from '../../application/own-data/own-projects';
import type { NumberedFile } from '../workspace-file/own/own-file';
import type { Piece } from '../own-data/pieces';

const OWN_PROJECTS_DATABASE = 'own-projects';

export interface StoredProject extends OwnProject {
  /** The id that the project has in its file. */
  readonly sourceId: string;
}

export interface OwnProjectsSchema extends DBSchema {
  projects: { key: string; value: StoredProject };
  /** By the id of the project, on their own: the list of projects needs no rows. */
  files: { key: string; value: NumberedFile };
  /** The large lists of a file, by the id of the project and a number. Projects of version 1 have them in the file. */
  pieces: { key: [id: string, number: number]; value: StoredPiece };
}

interface StoredPiece {
  /** In the {@link NumberedFile}. */
  readonly path: readonly string[];
  readonly piece: Piece;
}

type Step = (database: IDBPDatabase<OwnProjectsSchema>) => void;

/** Step n brings a database of version n to version n + 1. Steps that were released are never edited. */
const STEPS: readonly Step[] = [
  (database) => {
    database.createObjectStore('projects', { keyPath: 'id' });
    database.createObjectStore('files');
  },
  (database) => void database.createObjectStore('pieces'),
];

/** @param onClosed the connection is gone: a newer version wants to upgrade, or the browser has closed it */
export function openOwnProjectsDatabase(onClosed: () => void): Promise<IDBPDatabase<OwnProjectsSchema>> {
  const opening = openDB<OwnProjectsSchema>(OWN_PROJECTS_DATABASE, STEPS.length, {
    upgrade(database, oldVersion) {
      for (const step of STEPS.slice(oldVersion)) step(database);
    },
    blocking() {
      void opening.then((database) => database.close());
      onClosed();
    },
    terminated: onClosed,
  });
  return opening;
}
