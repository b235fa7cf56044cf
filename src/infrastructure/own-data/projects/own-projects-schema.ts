import type { DBSchema, IDBPTransaction } from 'idb';
import type { OwnProject } from '../../../application/own-data/own-projects';
import type { NumberedFile } from './own-workspaces';
import type { DatabaseStep } from '../../indexed-db/late-database';

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

type Tree = Record<string, unknown>;

interface StoredPiece {
  readonly path: readonly string[];
  /** Items of the list, or entries of the object, at the path. */
  readonly piece: readonly unknown[] | Tree;
}

/** Version 2 stored the large lists of a file in pieces beside it; now a file is one value. */
async function joinPieces(transaction: IDBPTransaction<unknown, string[], 'versionchange'>): Promise<void> {
  const files = transaction.objectStore('files');
  const pieces = transaction.objectStore('pieces');
  for (const id of await files.getAllKeys()) {
    const file = (await files.get(id)) as Tree;
    const own = (await pieces.getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))) as readonly StoredPiece[];
    for (const { path, piece } of own) addTo(file, path, piece);
    await files.put(file, id);
  }
}

function addTo(file: Tree, path: readonly string[], piece: StoredPiece['piece']): void {
  const part = path.reduce<unknown>((tree, key) => (tree as Tree)[key], file);
  if (!Array.isArray(part)) Object.assign(part as Tree, piece);
  else for (const item of piece as readonly unknown[]) part.push(item);
}
