import type { LibraryKind, LibraryRecords, ProjectLibrary, UserLibrary } from '../../domain/library/library-record';
import { loadOnce } from '../../application/shared/load-once';
import {
  StorageProblem,
  type LibraryArchive,
  type LibraryOwner,
  type LibraryScope,
  type PersonalLibrary,
} from '../../application/library/personal-library';

type Library = PersonalLibrary & LibraryArchive;

interface Loaded {
  readonly storage: Library;
  createMemory(): Library;
}

/**
 * Loads the code of the storage with its first use, because the first screen does not wait for it. Goes on in memory once
 * the storage takes no more: the memory starts with what the storage holds of a user, and what is removed is removed from
 * the storage, too.
 */
export class BrowserLibrary implements Library {
  #memory: Library | null = null;
  /** The copy of each user into the memory, begun once. */
  readonly #copies = new Map<string, Promise<void>>();
  readonly #load: () => Promise<Loaded>;

  constructor(
    load: () => Promise<Loaded>,
    private readonly problems: { report(problem: StorageProblem): void },
  ) {
    this.#load = loadOnce(load);
  }

  read(scope: LibraryScope): Promise<ProjectLibrary> {
    return this.#run(scope, (library) => library.read(scope));
  }

  get<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, id: string): Promise<LibraryRecords[Kind] | null> {
    return this.#run(scope, (library) => library.get(scope, kind, id));
  }

  put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    return this.#run(scope, (library) => library.put(scope, kind, record));
  }

  remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    return this.#runOnBoth(scope, (library) => library.remove(scope, kind, id));
  }

  readAll(owner: LibraryOwner): Promise<UserLibrary> {
    return this.#run(owner, (library) => library.readAll(owner));
  }

  putAll(owner: LibraryOwner, records: UserLibrary): Promise<void> {
    return this.#run(owner, (library) => library.putAll(owner, records));
  }

  removeAll(owner: LibraryOwner): Promise<void> {
    return this.#runOnBoth(owner, (library) => library.removeAll(owner));
  }

  onChange(listener: (owner: LibraryOwner) => void): () => void {
    let isStopped = false;
    // What this tab holds in memory is newer than what another tab has stored.
    const heard = (owner: LibraryOwner): void => {
      if (!isStopped && this.#memory === null) listener(owner);
    };
    const listening = this.#load().then(({ storage }) => storage.onChange(heard));
    return () => {
      isStopped = true;
      listening.then((stop) => stop()).catch(() => {});
    };
  }

  async #run<Result>(owner: LibraryOwner, work: (library: Library) => Promise<Result>): Promise<Result> {
    const { storage, createMemory } = await this.#load();
    if (this.#memory === null) {
      try {
        return await work(storage);
      } catch (error) {
        if (!(error instanceof StorageProblem)) throw error;
        this.problems.report(error);
        this.#memory ??= createMemory();
      }
    }
    await this.#copy(owner, storage, this.#memory);
    return work(this.#memory);
  }

  async #runOnBoth(owner: LibraryOwner, work: (library: Library) => Promise<void>): Promise<void> {
    const { storage } = await this.#load();
    if (this.#memory !== null) {
      await this.#copy(owner, storage, this.#memory);
      await work(storage).catch(() => {});
    }
    await this.#run(owner, work);
  }

  #copy(owner: LibraryOwner, storage: Library, memory: Library): Promise<void> {
    const key = JSON.stringify([owner.organisationId, owner.userId]);
    const copy = this.#copies.get(key) ?? copyOf(owner, storage, memory);
    this.#copies.set(key, copy);
    return copy;
  }
}

/** A storage that is full may still be read; one that is unavailable leaves the memory empty. */
async function copyOf(owner: LibraryOwner, storage: Library, memory: Library): Promise<void> {
  const stored = await storage.readAll(owner).catch((): UserLibrary => new Map());
  await memory.putAll(owner, stored);
}
