import type { OwnColumn } from '../../domain/topic/own-values';
import type { SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import type { FigureRow } from '../../domain/review/review-figures';
import type { NameChoices } from '../../domain/query/name-choices';
import type { Query } from '../../domain/query/query';
import type { RowVerdict } from '../../domain/query/explain-row';
import type { Lens } from '../../domain/topic/lens-disagreement';
import type { Quadrant } from '../../domain/topic/quadrant';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';
import type { QuestionTranslator } from './question-translator';

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
      /** How many rows match, of how many; null: not known yet. */
      readonly count?: { readonly matching: number; readonly of: number };
      /** The columns of the user's file, which it can ask of too. */
      readonly own?: readonly OwnColumn[];
    }
  /** Who read the question, and why the chosen model did not. */
  | { readonly kind: 'reader'; readonly words: string }
  /** What was not understood of a question without a query. */
  | { readonly kind: 'unread'; readonly unread: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly AnswerPart[])[] }
  /** One row for each result; the first cell names it. */
  | {
      readonly kind: 'table';
      readonly columns: readonly TableColumn[];
      readonly rows: readonly { readonly id: string; readonly cells: readonly AnswerPart[] }[];
    }
  /** All that is known of one item. */
  | { readonly kind: 'sheet'; readonly sheet: FactSheet }
  /** Why a row is, or is not, among those of a query. */
  | { readonly kind: 'verdict'; readonly name: string; readonly verdict: RowVerdict; readonly query: Query | null }
  /** Where the answer leads on, as addresses of the product. */
  | { readonly kind: 'links'; readonly links: readonly AnswerLink[] };

/** A heading with its lines. */
export interface SheetPart {
  readonly title: string;
  readonly lines: readonly (readonly AnswerPart[])[];
  /** The question asks for it. */
  readonly isAsked: boolean;
}

export interface FactSheet {
  readonly type: 'topic' | 'trend' | 'shift';
  /** null: a shift, which has no card. */
  readonly reference: Reference | null;
  readonly name: string;
  /** What it belongs to, the largest first. */
  readonly path: readonly string[];
  /** null: a shift has none. */
  readonly quadrant: Quadrant | null;
  /** 'Was Potential Disruptor in Sep 2025.' */
  readonly quadrantBefore: string | null;
  /** null: a trend or a shift, or not trackable. */
  readonly status: TopicStatus | null;
  readonly description: string;
  readonly figures: readonly FigureRow[];
  /** The figures that the question asks for. */
  readonly asked: readonly string[];
  /** Of the data and of the previous data, such as "Sep 2026"; null: unknown. */
  readonly dates: { readonly current: string | null; readonly previous: string | null };
  readonly parts: readonly SheetPart[];
  readonly unknown: readonly string[];
}

export interface AnswerLink {
  readonly to: 'table' | 'map' | 'compare' | 'brief' | 'help';
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
  /** Reads the question; omitted: the rules do. */
  readonly model?: QuestionTranslator;
}

/** Rows that match a query. */
export interface Count {
  readonly matching: number;
  /** 'topics'. */
  readonly of: string;
}

/** Answers questions about a project from the project's own data. */
export interface Answerer {
  /** Rejects with a RequestFailure when the data cannot be loaded. */
  answer(question: string, sow: SowId, cancellation: Cancellation, context?: QuestionContext): Promise<Answer>;

  /**
   * How many rows the answer to a question, or to a query, would have. null: it is no list of rows, or it needs requests
   * for each topic. Rejects with a RequestFailure when the data cannot be loaded.
   */
  count(
    asked: string | Query,
    sow: SowId,
    cancellation: Cancellation,
    context?: QuestionContext,
  ): Promise<Count | null>;

  /** The names of the project from which conditions are chosen. Rejects with a RequestFailure when the data cannot be loaded. */
  names(sow: SowId, cancellation: Cancellation): Promise<NameChoices>;
}
export const Answerer = token<Answerer>('Answerer');
