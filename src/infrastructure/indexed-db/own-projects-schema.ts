import type { DBSchema } from 'idb';
import type { OwnProject } from '../../application/own-data/own-projects';
import type { NumberedFile } from '../workspace-file/own/own-file';
import { joinPieces } from './join-pieces';
import type { DatabaseStep } from './late-database';

export const OWN_PROJECTS_DATABASE = 'own-projects';

export interface StoredProject extends OwnProject {
  /** The id that the project has in its file. */
  readonly sourceId: string;
}

export interface OwnProjectsSchema extends DBSchema {
  projects: { key: string; value: StoredProject };
  /** By the id of the project, on their own: the list of projects needs no rows. */
  files: { key: string; value: NumberedFile };
}

export const OWN_PROJECTS_STEPS: readonly DatabaseStep[] = [
  (database) => {
    database.createObjectStore('projects', { keyPath: 'id' });
    database.createObjectStore('files');
  },
  (database) => database.createObjectStore('pieces'),
  async (database, transaction) => {
    await joinPieces(transaction);
    database.deleteObjectStore('pieces');
  },
];
