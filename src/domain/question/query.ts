import type { QuadrantCode } from '../topic/quadrant';
import type { TopicStatus } from '../topic/topic-status';

export type QueryFigure = 'growth' | 'sizing' | 'consumer' | 'industry' | 'society' | 'drivers' | 'sources';

export type Comparator = 'over' | 'at least' | 'under' | 'at most' | 'exactly';

/** What a condition of a query requires of a row; `not` of {@link Condition} inverts it. */
export type Requirement =
  | { readonly kind: 'quadrant'; readonly codes: readonly (QuadrantCode | null)[] }
  | { readonly kind: 'status'; readonly statuses: readonly TopicStatus[] }
  /** Names of trends: the topic belongs to one of them, or the trend is one of them. */
  | { readonly kind: 'trend'; readonly names: readonly string[] }
  | { readonly kind: 'shift'; readonly names: readonly string[] }
  /** A word of the name of the signal, its trend or its shift begins with one of these. */
  | { readonly kind: 'text'; readonly words: readonly string[] }
  /** Growth and sizing as fractions of 1. An unknown figure satisfies no comparison. */
  | { readonly kind: 'figure'; readonly figure: QueryFigure; readonly comparator: Comparator; readonly value: number }
  | { readonly kind: 'between'; readonly figure: QueryFigure; readonly from: number; readonly to: number }
  | { readonly kind: 'known'; readonly figure: QueryFigure }
  /** One lens sees more than the other. */
  | { readonly kind: 'ahead'; readonly lens: QueryFigure; readonly of: QueryFigure }
  | { readonly kind: 'new' }
  /** In another quadrant than in the previous data. */
  | { readonly kind: 'moved' };

export type Condition = Requirement & { readonly not: boolean };

/** What a question asks of the rows of a project; every condition applies. */
export interface Query {
  readonly subject: 'topics' | 'trends';
  readonly conditions: readonly Condition[];
  readonly order: { readonly figure: QueryFigure; readonly ascending: boolean } | null;
  /** null: all. */
  readonly limit: number | null;
  readonly intent: 'count' | 'list';
}

export function withoutCondition(query: Query, index: number): Query {
  return { ...query, conditions: query.conditions.filter((_, at) => at !== index) };
}
