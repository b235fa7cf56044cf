import type { LibraryKind, LibraryRecords, ProjectLibrary, UserLibrary } from '../../domain/library/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';

/** Whose records; no other user or organisation of this browser ever reads them. */
export interface LibraryOwner {
  readonly organisationId: string;
  readonly userId: string;
}

export interface LibraryScope extends LibraryOwner {
  readonly sowId: SowId;
}

/** The personal records of one user in one project, stored in this browser. Rejects with a StorageProblem. */
export interface PersonalLibrary {
  read(scope: LibraryScope): Promise<ProjectLibrary>;
  /** null: there is none. */
  get<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, id: string): Promise<LibraryRecords[Kind] | null>;
  /** Adds the record, or replaces the one with its id. */
  put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void>;
  remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void>;
  /** Calls back for changes by other tabs. @returns stops */
  onChange(listener: (owner: LibraryOwner) => void): () => void;
}
export const PersonalLibrary = token<PersonalLibrary>('PersonalLibrary');

/** All personal records of one user, for export, import and removal. Rejects with a StorageProblem. */
export interface LibraryArchive {
  readAll(owner: LibraryOwner): Promise<UserLibrary>;
  /** Adds these records, or replaces those with their ids; all or none. */
  putAll(owner: LibraryOwner, records: UserLibrary): Promise<void>;
  removeAll(owner: LibraryOwner): Promise<void>;
}
export const LibraryArchive = token<LibraryArchive>('LibraryArchive');

/** unavailable: the browser has no storage or blocks it. full: it takes no more. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';

  constructor(
    readonly kind: 'unavailable' | 'full',
    options?: { readonly cause?: unknown },
  ) {
    super(`The storage of the browser is ${kind}`, options);
  }
}

export function isSameOwner(one: LibraryOwner | null, other: LibraryOwner | null): boolean {
  return one?.organisationId === other?.organisationId && one?.userId === other?.userId;
}

export function isSameScope(one: LibraryScope | null, other: LibraryScope | null): boolean {
  return isSameOwner(one, other) && one?.sowId === other?.sowId;
}
