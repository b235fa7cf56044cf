import type { SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import type { Query } from '../../domain/question/query';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** A topic or trend in an answer, shown as a link that opens its flashcard. */
export type Reference =
  | { readonly type: 'Topic'; readonly id: TopicId; readonly name: string }
  | { readonly type: 'Trend'; readonly id: TrendId; readonly name: string };

export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly reference: Reference };

export type AnswerBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly AnswerPart[] }
  /** How the question was understood; the rest of the answer follows from the query alone. */
  | { readonly kind: 'query'; readonly query: Query; readonly unread: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly AnswerPart[])[] };

export type QueryBlock = Extract<AnswerBlock, { readonly kind: 'query' }>;

export type Answer = readonly AnswerBlock[];

/** Answers questions about a project from the project's own data. */
export interface Answerer {
  /**
   * Streams: `onProgress` receives the answer so far, and the complete answer last.
   * @param query replaces what the question asks for, after a condition was removed.
   * Rejects with a RequestFailure when the data cannot be loaded.
   */
  answer(
    question: string,
    sow: SowId,
    onProgress: (answer: Answer) => void,
    cancellation: Cancellation,
    query?: QueryBlock,
  ): Promise<void>;
}
export const Answerer = token<Answerer>('Answerer');
