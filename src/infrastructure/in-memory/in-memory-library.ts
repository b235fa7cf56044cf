import {
  EMPTY_LIBRARY,
  LIBRARY_KINDS,
  withoutRecord,
  withRecord,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
} from '../../domain/library/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import type {
  LibraryArchive,
  LibraryOwner,
  LibraryScope,
  PersonalLibrary,
} from '../../application/library/personal-library';

/** The personal library of a browser that cannot store it: lasts until the page is closed. */
export class InMemoryLibrary implements PersonalLibrary, LibraryArchive {
  readonly #libraries = new Map<string, Map<SowId, ProjectLibrary>>();

  async read(scope: LibraryScope): Promise<ProjectLibrary> {
    return this.#of(scope).get(scope.sowId) ?? EMPTY_LIBRARY;
  }

  async get<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    id: string,
  ): Promise<LibraryRecords[Kind] | null> {
    const records: readonly LibraryRecords[Kind][] = this.#of(scope).get(scope.sowId)?.[kind] ?? [];
    return records.find((record) => record.id === id) ?? null;
  }

  async put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    this.#edit(scope, (library) => withRecord(library, kind, record));
  }

  async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    this.#edit(scope, (library) => withoutRecord(library, kind, id));
  }

  async readAll(owner: LibraryOwner): Promise<UserLibrary> {
    return new Map(this.#of(owner));
  }

  async putAll(owner: LibraryOwner, records: UserLibrary): Promise<void> {
    for (const [sowId, library] of records) {
      for (const kind of LIBRARY_KINDS) {
        const ids = new Set(library[kind].map(({ id }) => id));
        this.#edit({ ...owner, sowId }, (own) => {
          const all: readonly LibraryRecords[LibraryKind][] = own[kind];
          return { ...own, [kind]: [...all.filter(({ id }) => !ids.has(id)), ...library[kind]] };
        });
      }
    }
  }

  async removeAll(owner: LibraryOwner): Promise<void> {
    this.#of(owner).clear();
  }

  /** No other tab sees this memory. */
  onChange(): () => void {
    return () => {};
  }

  #edit(scope: LibraryScope, edit: (library: ProjectLibrary) => ProjectLibrary): void {
    const own = this.#of(scope);
    own.set(scope.sowId, edit(own.get(scope.sowId) ?? EMPTY_LIBRARY));
  }

  #of({ organisationId, userId }: LibraryOwner): Map<SowId, ProjectLibrary> {
    const key = JSON.stringify([organisationId, userId]);
    const own = this.#libraries.get(key) ?? new Map<SowId, ProjectLibrary>();
    this.#libraries.set(key, own);
    return own;
  }
}
