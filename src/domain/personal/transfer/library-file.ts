import type { SowId, TopicId } from '../../shared/entity-id';
import type { TopicStatus } from '../../topic/topic-status';
import type { ProjectLibrary, UserLibrary } from '../library-record';

/**
 * The file with all of a user's own, or with all of it in one project: 'Save all of mine'. Version 1 had no statuses and
 * no user, version 2 no parts.
 */
export interface LibraryFile {
  readonly format: 'dm-library';
  readonly version: 3;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly organisationId: string;
  /** null: a file of an earlier version does not say it. */
  readonly userId: string | null;
  readonly projects: readonly ({ readonly sowId: SowId } & ProjectLibrary)[];
  /** Statuses that this browser stores; of a service, those that it had when the file was saved, by project. */
  readonly workspaces: readonly WorkspaceStatuses[];
  /** What other features have, by the names of their parts, in their own forms. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The user's statuses in one workspace. */
export interface WorkspaceStatuses {
  /** What distinguishes the workspace from others: its id. */
  readonly workspace: string;
  readonly statuses: readonly StatusRecord[];
}

export interface StatusRecord {
  readonly id: TopicId;
  readonly status: TopicStatus;
  /** ISO 8601 in UTC with milliseconds. */
  readonly changedAt: string;
}

type Header = Pick<LibraryFile, 'organisationId' | 'userId' | 'exportedAt'>;

export function libraryFile(
  library: UserLibrary,
  { organisationId, userId, exportedAt }: Header,
  workspaces: readonly WorkspaceStatuses[] = [],
  parts: LibraryFile['parts'] = {},
): LibraryFile {
  const projects = [...library].map(([sowId, records]) => ({ sowId, ...records }));
  return { format: 'dm-library', version: 3, exportedAt, organisationId, userId, projects, workspaces, parts };
}

export function libraryOf({ projects }: LibraryFile): UserLibrary {
  return new Map(projects.map(({ sowId, ...records }) => [sowId, records]));
}

/**
 * Why a file cannot be read in. unreadable: not JSON. foreign: of another product, version, organisation or user.
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
