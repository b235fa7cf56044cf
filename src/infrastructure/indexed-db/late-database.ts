import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { StorageProblem } from '../../application/keep/keep-storage';

/** Brings a database to the next version. Without the types of today's schema: it reads what an earlier version stored. */
export type DatabaseStep = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => unknown;

/**
 * A database that is opened with its first use, and again after a failure or when the browser has closed it. One that a
 * newer version of the product has made is opened as it is: nothing is refused for its version.
 */
export class LateDatabase<Schema extends DBSchema> {
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** @param steps step n brings a database of version n to version n + 1; those that were released are never edited */
  constructor(
    private readonly name: string,
    private readonly steps: readonly DatabaseStep[],
  ) {}

  /** Rejects with a StorageProblem; with the error itself for a value that cannot be stored, a programming error. */
  async run<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    try {
      this.#opening ??= this.#open();
      return await work(await this.#opening);
    } catch (error) {
      const { name } = error as DOMException;
      if (name === 'DataCloneError') throw error;
      this.#opening = null;
      throw new StorageProblem(name === 'QuotaExceededError' ? 'full' : 'unavailable', { cause: error });
    }
  }

  close(): void {
    void this.#opening?.then((database) => database.close());
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => void (this.#opening = null);
    const openAt = (version?: number): Promise<IDBPDatabase<Schema>> =>
      openDB<Schema>(this.name, version, {
        upgrade: async (database, oldVersion, _newVersion, transaction) => {
          for (const step of this.steps.slice(oldVersion)) {
            await step(database as unknown as IDBPDatabase, transaction as unknown as Parameters<DatabaseStep>[1]);
          }
        },
        // A newer version wants to upgrade.
        blocking() {
          void opening.then((database) => database.close());
          forget();
        },
        terminated: forget,
      });
    const opening = openAt(this.steps.length).catch((error: unknown) => {
      if ((error as DOMException).name === 'VersionError') return openAt();
      throw error;
    });
    return opening;
  }
}
