import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { StorageProblem } from '../../../application/keep/keep-storage';
import type { SowId } from '../../../domain/shared/entity-id';
import type { NumberedFile } from './own-workspaces';
import { LateDatabase } from '../../indexed-db/late-database';
import {
  OWN_PROJECTS_DATABASE,
  OWN_PROJECTS_STEPS,
  type OwnProjectsSchema,
  type StoredProject,
} from './own-projects-schema';

export interface ShelvedProject extends NumberedFile {
  readonly project: StoredProject;
}

type Database = IDBPDatabase<OwnProjectsSchema>;
type Stores = ('projects' | 'files')[];

const STORES: Stores = ['projects', 'files'];

/**
 * Stores projects with their files in IndexedDB. What cannot be stored, because the disk is full or the browser refuses,
 * lasts in memory until the page is closed; it hides what is stored with the same id.
 */
export class ProjectShelf {
  readonly #database = new LateDatabase<OwnProjectsSchema>(OWN_PROJECTS_DATABASE, OWN_PROJECTS_STEPS);
  readonly #session = new Map<string, ShelvedProject>();

  async list(): Promise<readonly StoredProject[]> {
    const stored = await this.#read((database) => database.getAll('projects'), []);
    const others = stored.filter(({ id }) => !this.#session.has(id));
    return [...others, ...[...this.#session.values()].map(({ project }) => project)];
  }

  async get(id: SowId): Promise<ShelvedProject | null> {
    const held = this.#session.get(id);
    if (held !== undefined) return held;
    return this.#read(async (database) => {
      const transaction = database.transaction(STORES);
      const project = await transaction.objectStore('projects').get(id);
      const file = await transaction.objectStore('files').get(id);
      return project === undefined || file === undefined ? null : { project, ...file };
    }, null);
  }

  /** Stores all of them or none. @returns them, with whether they are stored */
  async put(items: readonly ShelvedProject[]): Promise<readonly StoredProject[]> {
    const stored = items.map((item) => ({ ...item, project: { ...item.project, isStored: true } }));
    try {
      await this.#store(stored);
      for (const { project } of stored) this.#session.delete(project.id);
      return stored.map(({ project }) => project);
    } catch (error) {
      if (!(error instanceof StorageProblem)) throw error;
      const held = items.map((item) => ({ ...item, project: { ...item.project, isStored: false } }));
      for (const item of held) this.#session.set(item.project.id, item);
      return held.map(({ project }) => project);
    }
  }

  async remove(id: SowId): Promise<void> {
    this.#session.delete(id);
    await this.#read(async (database) => {
      const transaction = database.transaction(STORES, 'readwrite');
      const deleted = transaction.objectStore('projects').delete(id);
      await Promise.all([deleted, transaction.objectStore('files').delete(id), transaction.done]);
    }, undefined);
  }

  close(): void {
    this.#database.close();
  }

  #store(items: readonly ShelvedProject[]): Promise<unknown> {
    return this.#database.run((database) => {
      const transaction = database.transaction(STORES, 'readwrite');
      const writing = writeAll(transaction, items).catch((error: unknown) => {
        abort(transaction);
        throw error;
      });
      return Promise.all([writing, transaction.done]);
    });
  }

  #read<Result>(work: (database: Database) => Promise<Result>, otherwise: Result): Promise<Result> {
    return this.#database.run(work).catch(() => otherwise);
  }
}

async function writeAll(
  transaction: IDBPTransaction<OwnProjectsSchema, Stores, 'readwrite'>,
  items: readonly ShelvedProject[],
): Promise<void> {
  for (const { project, file, ids } of items) {
    await transaction.objectStore('projects').put(project);
    await transaction.objectStore('files').put({ file, ids }, project.id);
  }
}

/** Nothing of it is stored. A failed request has aborted the transaction already. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}
