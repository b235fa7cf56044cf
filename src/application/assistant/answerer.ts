import type { SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import type { NameChoices } from '../../domain/query/name-choices';
import type { Query } from '../../domain/query/query';
import type { Lens } from '../../domain/topic/lens-disagreement';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** A topic or trend in an answer, shown as a link that opens its flashcard. */
export type Reference =
  | { readonly type: 'Topic'; readonly id: TopicId; readonly name: string }
  | { readonly type: 'Trend'; readonly id: TrendId; readonly name: string };

export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly reference: Reference };

export interface TableColumn {
  readonly label: string;
  readonly isNumber: boolean;
  /** Of a column of shares: the value of each row for a bar, as a fraction of 1; null: unknown. */
  readonly bars?: readonly (number | null)[];
  /** Of a column of gaps: the sizing by each of these lenses of each row, as fractions of 1, for a drawing. */
  readonly lenses?: { readonly of: readonly Lens[]; readonly values: readonly (readonly (number | null)[])[] };
}

export type AnswerBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly AnswerPart[] }
  /** How the question was understood; the rest of the answer follows from the query alone. */
  | {
      readonly kind: 'query';
      readonly query: Query;
      /** What was not understood: the answer is not filtered by it. */
      readonly unread: readonly string[];
      /** The ids of the rows after the limit, for a follow-up. */
      readonly ids: readonly string[];
    }
  | { readonly kind: 'list'; readonly items: readonly (readonly AnswerPart[])[] }
  /** One row for each result; the first cell names it. */
  | {
      readonly kind: 'table';
      readonly columns: readonly TableColumn[];
      readonly rows: readonly { readonly id: string; readonly cells: readonly AnswerPart[] }[];
    }
  /** The one item that an answer describes, for a follow-up; not shown. */
  | { readonly kind: 'about'; readonly type: 'topic' | 'trend' | 'shift'; readonly name: string }
  /** Where the answer leads on, as addresses of the product. */
  | { readonly kind: 'links'; readonly links: readonly AnswerLink[] };

export interface AnswerLink {
  readonly to: 'table' | 'compare' | 'brief';
  readonly label: string;
  readonly path: string;
}

export type QueryBlock = Extract<AnswerBlock, { readonly kind: 'query' }>;
export type TableBlock = Extract<AnswerBlock, { readonly kind: 'table' }>;

export type Answer = readonly AnswerBlock[];

/** What an answer depends on besides its question. */
export interface QuestionContext {
  /** Replaces what the question asks for, after a condition was removed or changed. */
  readonly query?: QueryBlock;
  /** The answer before, for follow-ups. */
  readonly previous?: Answer;
  /** The last query of the conversation, for follow-ups to an answer without rows. */
  readonly earlier?: QueryBlock;
}

/** Answers questions about a project from the project's own data. */
export interface Answerer {
  /**
   * Streams: `onProgress` receives the answer so far, and the complete answer last.
   * Rejects with a RequestFailure when the data cannot be loaded.
   */
  answer(
    question: string,
    sow: SowId,
    onProgress: (answer: Answer) => void,
    cancellation: Cancellation,
    context?: QuestionContext,
  ): Promise<void>;

  /** The names of the project from which conditions are chosen. Rejects with a RequestFailure when the data cannot be loaded. */
  names(sow: SowId, cancellation: Cancellation): Promise<NameChoices>;
}
export const Answerer = token<Answerer>('Answerer');
