import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import type { BriefDraft, Conclusion, InsightMark, SavedView } from '../../../domain/library/library-record';
import type { SowId } from '../../../domain/shared/entity-id';
import type { Quadrant } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';

interface Item {
  readonly id: string;
  readonly sow: SowId;
  /** The name of its project; null: the open one. */
  readonly project: string | null;
  readonly name: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** What the search reads. */
  readonly words: string;
}

/** With one line below its name; opened at an address. */
export interface NamedItem extends Item {
  readonly detail: string;
  readonly path: string;
}

export interface BriefItem extends NamedItem {
  readonly draft: BriefDraft;
  readonly question: string;
  readonly hasConclusion: boolean;
  /** Those in the data, for its map; none of a project that is not open. */
  readonly topics: readonly Topic[];
}

/** A saved view, or a pinned question. */
export interface ViewItem extends NamedItem {
  readonly view: SavedView;
}

/** On a platform; its name is the platform's. */
export interface ConclusionItem extends NamedItem {
  readonly conclusion: Conclusion;
}

/** A starred insight; its name is its title. */
export interface InsightItem extends NamedItem {
  readonly mark: InsightMark;
}

export type ListedItem = ViewItem | ConclusionItem | InsightItem;

/** A topic or trend with a note, a star or a decision. */
export interface MarkedItem extends Item {
  readonly target: FlashcardTarget;
  readonly quadrant: Quadrant | null;
  /** Whether it is in the data of its project, as far as that is known. */
  readonly isKnown: boolean;
  /** Names of the briefs that have the topic. */
  readonly briefs: readonly string[];
  /** The note, or the reason of a decision; null: none. */
  readonly note: string | null;
  readonly isStarred: boolean;
  /** null: a trend, or not trackable. */
  readonly status: TopicStatus | null;
}

/** What the user has in one project, or in all; each kind newest first. */
export interface ItemsByKind {
  readonly briefs: readonly BriefItem[];
  readonly views: readonly ViewItem[];
  readonly questions: readonly ViewItem[];
  /** Topics and trends with a note, a star or both. */
  readonly marked: readonly MarkedItem[];
  readonly decisions: readonly MarkedItem[];
  readonly conclusions: readonly ConclusionItem[];
  /** The starred ones. */
  readonly insights: readonly InsightItem[];
}
