import {
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
  targetKey,
} from '../../domain/library/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';
import type { LibraryFile, EarlierText } from '../../domain/library/transfer/library-file';
import { readBriefContent } from '../../domain/brief/brief-content';
import { NOTHING_OWN, type OwnFacts } from '../../domain/query/query-facts';

export interface LibraryScope extends DataOwner {
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
  onChange(listener: (owner: DataOwner) => void): () => void;
}
export const PersonalLibrary = token<PersonalLibrary>('PersonalLibrary');

/** All personal records of one user, for export, import and removal. Rejects with a StorageProblem. */
export interface LibraryArchive {
  readAll(owner: DataOwner): Promise<UserLibrary>;
  /** Adds these records, or replaces those with their ids; all or none. */
  putAll(owner: DataOwner, records: UserLibrary): Promise<void>;
  removeAll(owner: DataOwner): Promise<void>;
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

export function isSameScope(one: LibraryScope | null, other: LibraryScope | null): boolean {
  return isSameOwner(one, other) && one?.sowId === other?.sowId;
}

/** Reads a file that a user imports. */
export interface LibraryFileReader {
  /** Rejects with a LibraryFileFault that says what is wrong with the file. */
  read(text: string): Promise<LibraryFile>;
}
export const LibraryFileReader = token<LibraryFileReader>('LibraryFileReader');

/** What the user wrote in functions that the product has no more: it stays in the browser, and is exported. */
export interface EarlierTexts {
  /** Rejects with a StorageProblem. */
  of(owner: DataOwner): Promise<readonly EarlierText[]>;
}
export const EarlierTexts = token<EarlierTexts>('EarlierTexts');

/** What queries ask of the personal library. @param records null: not loaded */
export function ownFacts(records: ProjectLibrary | null): OwnFacts {
  if (records === null) return NOTHING_OWN;
  const topics = records.drafts.flatMap(({ content }) => readBriefContent(content).topics);
  return {
    ...NOTHING_OWN,
    notes: new Map(records.notes.map(({ id, text }) => [id, text])),
    stars: new Set(records.stars.map(({ id }) => id)),
    briefs: new Set(topics.map((id) => targetKey({ type: 'topic', id }))),
  };
}
