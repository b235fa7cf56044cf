import type { LibraryKind, LibraryRecords, ProjectLibrary, UserLibrary } from '../../domain/library/library-record';
import type {
  LibraryArchive,
  LibraryOwner,
  LibraryScope,
  PersonalLibrary,
} from '../../application/library/personal-library';

type Library = PersonalLibrary & LibraryArchive;

/** Loads the code of the storage with its first use, because the first screen does not wait for it. */
export class LazyLibrary implements Library {
  #loading: Promise<Library> | null = null;

  constructor(private readonly load: () => Promise<Library>) {}

  async read(scope: LibraryScope): Promise<ProjectLibrary> {
    return (await this.#library()).read(scope);
  }

  async get<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    id: string,
  ): Promise<LibraryRecords[Kind] | null> {
    return (await this.#library()).get(scope, kind, id);
  }

  async put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    return (await this.#library()).put(scope, kind, record);
  }

  async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    return (await this.#library()).remove(scope, kind, id);
  }

  async readAll(owner: LibraryOwner): Promise<UserLibrary> {
    return (await this.#library()).readAll(owner);
  }

  async putAll(owner: LibraryOwner, records: UserLibrary): Promise<void> {
    return (await this.#library()).putAll(owner, records);
  }

  async removeAll(owner: LibraryOwner): Promise<void> {
    return (await this.#library()).removeAll(owner);
  }

  onChange(listener: (owner: LibraryOwner) => void): () => void {
    let isStopped = false;
    let stop = (): void => {};
    void this.#library().then(
      (library) => !isStopped && (stop = library.onChange(listener)),
      () => {},
    );
    return () => {
      isStopped = true;
      stop();
    };
  }

  #library(): Promise<Library> {
    this.#loading ??= this.load().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }
}
