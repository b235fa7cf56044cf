import { StorageProblem } from '../../application/library/personal-library';
import { loadOnce } from '../../application/shared/load-once';
import { MemoryRecords, type RecordStore, type StoredRecord } from './stored-library';

/**
 * Loads the code of the storage with its first use, because the first screen does not wait for it. Goes on in memory once
 * the storage takes no more: the memory starts with what the storage holds of a user, and what is removed is removed from
 * the storage, too.
 */
export class LateRecords implements RecordStore {
  #memory: MemoryRecords | null = null;
  /** The copy of each user into the memory, begun once. */
  readonly #copies = new Map<string, Promise<void>>();
  readonly #load: () => Promise<RecordStore>;

  constructor(
    load: () => Promise<RecordStore>,
    private readonly problems: { report(problem: StorageProblem): void },
  ) {
    this.#load = loadOnce(load);
  }

  get isMemory(): boolean {
    return this.#memory !== null;
  }

  all(prefix: readonly string[]): Promise<readonly StoredRecord[]> {
    return this.#run(prefix, (records) => records.all(prefix));
  }

  async put(rows: readonly StoredRecord[]): Promise<void> {
    const [first] = rows;
    if (first !== undefined) await this.#run(first.key, (records) => records.put(rows));
  }

  async remove(prefix: readonly string[]): Promise<void> {
    if (this.#memory !== null) {
      const storage = await this.#load();
      await this.#copy(prefix, storage, this.#memory);
      await storage.remove(prefix).catch(() => {});
    }
    await this.#run(prefix, (records) => records.remove(prefix));
  }

  async #run<Result>(prefix: readonly string[], work: (records: RecordStore) => Promise<Result>): Promise<Result> {
    const storage = await this.#load();
    if (this.#memory === null) {
      try {
        return await work(storage);
      } catch (error) {
        if (!(error instanceof StorageProblem)) throw error;
        this.problems.report(error);
        this.#memory ??= new MemoryRecords();
      }
    }
    await this.#copy(prefix, storage, this.#memory);
    return work(this.#memory);
  }

  #copy([organisation = '', user = '']: readonly string[], storage: RecordStore, memory: MemoryRecords): Promise<void> {
    const key = JSON.stringify([organisation, user]);
    const copy = this.#copies.get(key) ?? copyOf([organisation, user], storage, memory);
    this.#copies.set(key, copy);
    return copy;
  }
}

/** A storage that is full may still be read; one that is unavailable leaves the memory empty. */
async function copyOf(owner: readonly string[], storage: RecordStore, memory: MemoryRecords): Promise<void> {
  await memory.put(await storage.all(owner).catch(() => []));
}
