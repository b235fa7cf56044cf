import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { TargetKey } from '../../domain/library/target-key';
import type { SowId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { WorkspaceDocument } from './workspace-document';

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

/** A note that a workbook has on a topic or trend, with the id of that in the project. */
export interface FileNote {
  readonly target: FlashcardTarget;
  readonly text: string;
}

/** A project with the notes that its file had; the rows that are stored do not have them. */
export interface OpenedProject extends OwnProject {
  readonly notes: readonly FileNote[];
}

/** A project as a workspace of its own, with the ids that its file had. */
export interface ExportedProject {
  readonly content: WorkspaceDocument;
  readonly sowId: string;
}

/** By the id of a topic. */
export type Statuses = Readonly<Record<string, TopicStatus>>;

/** What the user has written on topics and trends. */
export interface RowTexts {
  readonly notes: ReadonlyMap<TargetKey, string>;
  /** Of the last decision, by the id of the topic. */
  readonly reasons: ReadonlyMap<string, string>;
}

export const NO_TEXTS: RowTexts = { notes: new Map(), reasons: new Map() };

/** A topic whose status is another one in the newer file; null: it has none. */
export interface StatusChange {
  readonly name: string;
  readonly was: TopicStatus | null;
  readonly now: TopicStatus | null;
  /** The user has set it, so that it stays. */
  readonly yours: TopicStatus | null;
}

/** What a newer file changes in a project. */
export interface ProjectChanges {
  /** The names of topics that only it has. */
  readonly added: readonly string[];
  /** And of those that it does not have. */
  readonly gone: readonly string[];
  /** How many topics have another growth, sizing or ring. */
  readonly moved: number;
  readonly statuses: readonly StatusChange[];
  /** What it has nothing of, and the earlier one has: 'statuses', 'sources', 'topics'. */
  readonly missing: readonly string[];
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
  add(file: OpenedFile): Promise<readonly OpenedProject[]>;
  /**
   * The current rows become Previous Data. Topics and trends are recognised by their ids; one whose id the earlier file
   * does not have, by its name. What the newer file does not have, such as topics or sources, is kept of the earlier one,
   * but for figures. Rejects with a RequestFailure 'not-found'.
   * @param removes parts of {@link ProjectChanges.missing} that are not kept
   */
  replace(id: SowId, file: OpenedFile, removes: readonly string[]): Promise<OpenedProject>;
  /** What {@link replace} would do. @param statuses that the user has set in it */
  changesOf(id: SowId, file: OpenedFile, statuses: Statuses): Promise<ProjectChanges>;
  rename(id: SowId, name: string): Promise<OwnProject>;
  /** @returns brings it back */
  remove(id: SowId): Promise<() => Promise<void>>;
  /**
   * With what the user has set and written in its rows. Rejects with a RequestFailure 'not-found'.
   * @param texts for a workbook
   */
  exportOf(id: SowId, statuses: Statuses, texts?: RowTexts): Promise<ExportedProject>;
  /** Calls back for changes by other tabs. @returns stops */
  onChange(listener: (id: SowId) => void): () => void;
}
