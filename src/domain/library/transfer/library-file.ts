import type { SowId } from '../../shared/entity-id';
import type { ProjectLibrary, UserLibrary } from '../library-record';

/** The file in which a user takes the personal library to another browser. */
export interface LibraryFile {
  readonly format: 'dm-library';
  readonly version: 1;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly organisationId: string;
  readonly projects: readonly ({ readonly sowId: SowId } & ProjectLibrary)[];
  /** Not imported: there is nothing that could show it. */
  readonly earlier?: readonly EarlierText[];
}

/** What was written in a function that the product has no more, in the form of that time. */
export interface EarlierText {
  readonly sowId: SowId;
  readonly kind: string;
  readonly content: unknown;
}

export function libraryFile(
  library: UserLibrary,
  organisationId: string,
  exportedAt: string,
  earlier: readonly EarlierText[] = [],
): LibraryFile {
  const projects = [...library].map(([sowId, records]) => ({ sowId, ...records }));
  const kept = earlier.length === 0 ? {} : { earlier };
  return { format: 'dm-library', version: 1, exportedAt, organisationId, projects, ...kept };
}

export function libraryOf({ projects }: LibraryFile): UserLibrary {
  return new Map(projects.map(({ sowId, ...records }) => [sowId, records]));
}

/**
 * Why a file cannot be imported. unreadable: not JSON. foreign: of another product, version or organisation.
 * malformed: a record is wrong; `details` names where.
 */
export class LibraryFileFault extends Error {
  override readonly name = 'LibraryFileFault';

  constructor(
    readonly kind: 'unreadable' | 'foreign' | 'malformed',
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}
