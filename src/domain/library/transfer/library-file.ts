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
}

export function libraryFile(library: UserLibrary, organisationId: string, exportedAt: string): LibraryFile {
  const projects = [...library].map(([sowId, records]) => ({ sowId, ...records }));
  return { format: 'dm-library', version: 1, exportedAt, organisationId, projects };
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
