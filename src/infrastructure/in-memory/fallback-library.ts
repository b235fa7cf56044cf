import type { LibraryKind, LibraryRecords, ProjectLibrary, UserLibrary } from '../../domain/library/library-record';
import {
  StorageProblem,
  type LibraryArchive,
  type LibraryOwner,
  type LibraryScope,
  type PersonalLibrary,
} from '../../application/library/personal-library';
import { InMemoryLibrary } from './in-memory-library';

type Library = PersonalLibrary & LibraryArchive;

/**
 * Goes on in memory once the storage takes no more. The memory starts with what the storage holds of a user; what is
 * removed is removed from the storage, too.
 */
export class FallbackLibrary implements Library {
  #memory: InMemoryLibrary | null = null;
  /** The copy of each user into the memory, begun once. */
  readonly #copies = new Map<string, Promise<void>>();

  constructor(
    private readonly storage: Library,
    private readonly onProblem: (problem: StorageProblem) => void,
  ) {}

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
    // What this tab holds in memory is newer than what another tab has stored.
    return this.storage.onChange((owner) => this.#memory === null && listener(owner));
  }

  async #run<Result>(owner: LibraryOwner, work: (library: Library) => Promise<Result>): Promise<Result> {
    if (this.#memory === null) {
      try {
        return await work(this.storage);
      } catch (error) {
        if (!(error instanceof StorageProblem)) throw error;
        this.onProblem(error);
        this.#memory ??= new InMemoryLibrary();
      }
    }
    await this.#copy(owner, this.#memory);
    return work(this.#memory);
  }

  async #runOnBoth(owner: LibraryOwner, work: (library: Library) => Promise<void>): Promise<void> {
    if (this.#memory !== null) {
      await this.#copy(owner, this.#memory);
      await work(this.storage).catch(() => {});
    }
    await this.#run(owner, work);
  }

  #copy(owner: LibraryOwner, memory: InMemoryLibrary): Promise<void> {
    const key = JSON.stringify([owner.organisationId, owner.userId]);
    const copy = this.#copies.get(key) ?? this.#begin(owner, memory);
    this.#copies.set(key, copy);
    return copy;
  }

  /** A storage that is full may still be read; one that is unavailable leaves the memory empty. */
  async #begin(owner: LibraryOwner, memory: InMemoryLibrary): Promise<void> {
    const stored = await this.storage.readAll(owner).catch((): UserLibrary => new Map());
    await memory.putAll(owner, stored);
  }
}
