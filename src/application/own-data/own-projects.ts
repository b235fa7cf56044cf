import type { FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { TargetKey } from '../../domain/topic/flashcard-target';
import type { WireDate } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { WorkspaceDocument, OwnDataReader } from './own-data-reader';
import { token } from '../shared/token';

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

/** A project of a file. */
export interface OpenedProject extends OwnProject {
  /** That its file had; the rows that are stored do not have them. */
  readonly notes: readonly FileNote[];
  /** Of the earlier file, because the newer one does not have it, in words: 'sources of 40 topics'. */
  readonly kept: readonly string[];
  /** How many topics of the earlier file the newer one does not have. */
  readonly gone: number;
}

/** One load of the data of a project. */
export interface DataVersion {
  /** Its number: 0 are the current data, then the newest of the earlier ones. */
  readonly at: number;
  /** As on the wire; null: unknown. */
  readonly date: WireDate;
  readonly topicCount: number;
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

export interface OpenedFile {
  readonly content: WorkspaceDocument;
  readonly fileName: string;
  /** When its data are from; omitted: as the content says. */
  readonly dataOf?: WireDate;
  /** The project's name from now on; omitted: a new one has that of the content, a replaced one keeps its own. */
  readonly name?: string;
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
   * The current rows become Previous Data, and the versions before stay. Topics and trends are recognised by their ids; one
   * whose id the earlier file does not have, by its name. What the newer file does not have of a topic, such as sources, is
   * kept of the earlier one, but for figures; a topic that it does not have is gone. Rejects with a RequestFailure
   * 'not-found'.
   * @param isCorrection it is the same file, read in another way: earlier versions stay as they are
   */
  replace(id: SowId, file: OpenedFile, isCorrection?: boolean): Promise<OpenedProject>;
  /** The current data, then the earlier ones, the newest first. Rejects with a RequestFailure 'not-found', as all below do. */
  versions(id: SowId): Promise<readonly DataVersion[]>;
  /** Gives a version another date. @param at its number in {@link versions} */
  dateVersion(id: SowId, at: number, date: string): Promise<void>;
  /** Removes an earlier version. */
  removeVersion(id: SowId, at: number): Promise<void>;
  rename(id: SowId, name: string): Promise<OwnProject>;
  remove(id: SowId): Promise<void>;
  /**
   * With what the user has set and written in its rows. Rejects with a RequestFailure 'not-found'.
   * @param texts for a workbook
   */
  exportOf(id: SowId, statuses: Statuses, texts?: RowTexts): Promise<ExportedProject>;
  /** What its topics are recognised by: 'name …' and 'id …' (domain/own-data/topic-keys). Rejects with a RequestFailure. */
  topicKeys(id: SowId): Promise<readonly string[]>;
  /** Calls back for changes by other tabs. @returns stops */
  onChange(listener: (id: SowId) => void): () => void;
}

/** What is loaded with the first own project, or when the user opens a file. */
export interface OwnData {
  readonly projects: OwnProjects;
  readonly reader: OwnDataReader;
  /** Removes the statuses that the user has set in a project. */
  readonly forgetStatuses: (id: SowId) => Promise<void>;
  readonly statusesOf: (id: SowId) => Promise<Statuses>;
}

/** null where the product opens no files of the user, as in live mode. */
export type LoadOwnData = (() => Promise<OwnData>) | null;
export const LoadOwnData = token<LoadOwnData>('LoadOwnData');
