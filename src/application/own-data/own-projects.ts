import type { WorkspaceDocument } from './workspace-document';
import type { SowId } from '../../domain/shared/entity-id';

/** A project that the user has opened from a file. */
export interface OwnProject {
  readonly id: SowId;
  readonly name: string;
  readonly fileName: string;
  /** When the file was opened, or last replaced; ISO 8601. */
  readonly openedAt: string;
  readonly topicCount: number;
  /** false: the browser could not store it, so it lasts until the page is closed. */
  readonly isStored: boolean;
}

/** A project as a workspace of its own, with the ids that its file had. */
export interface ExportedProject {
  readonly content: WorkspaceDocument;
  readonly sowId: string;
}

export interface OpenedFile {
  readonly content: WorkspaceDocument;
  readonly fileName: string;
}

/**
 * The projects that the user has opened from files, in this browser. Where the browser stores nothing, or no more, they
 * last until the page is closed.
 */
export interface OwnProjects {
  /** The newest first. */
  list(): Promise<readonly OwnProject[]>;
  /** Adds every project of the file, all or none. */
  add(file: OpenedFile): Promise<readonly OwnProject[]>;
  /**
   * The current rows become Previous Data. Topics and trends are recognised by their ids; one whose id the earlier file
   * does not have, by its name. Rejects with a RequestFailure 'not-found'.
   */
  replace(id: SowId, file: OpenedFile): Promise<OwnProject>;
  rename(id: SowId, name: string): Promise<OwnProject>;
  /** @returns brings it back */
  remove(id: SowId): Promise<() => Promise<void>>;
  /** Rejects with a RequestFailure 'not-found'. */
  exportOf(id: SowId): Promise<ExportedProject>;
  /** Calls back for changes by other tabs. @returns stops */
  onChange(listener: (id: SowId) => void): () => void;
}
