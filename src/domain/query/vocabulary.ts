import type { OwnKey } from '../topic/own-values';

/** What a query lists. */
export const SUBJECTS = ['topics', 'trends', 'shifts', 'startups', 'sources', 'insights', 'platforms'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const COMPARATORS = ['over', 'at least', 'under', 'at most', 'exactly'] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** Whose figure another one is compared with: its own, that of its trend, the average of all rows of the subject, or that of a named topic, trend or shift. */
export const MEASURED_AGAINST = ['own', 'trend', 'average', 'named'] as const;

export const QUERY_GROUPS = [
  'quadrant',
  'shift',
  'trend',
  'status',
  'consensus',
  'platform',
  'stage',
  'month',
  'change',
] as const;
/** 'own:Region': by the labels of a column of the user's file. */
export type QueryGroup = (typeof QUERY_GROUPS)[number] | OwnKey;

export const STATISTICS = ['average', 'median', 'sum', 'highest', 'lowest'] as const;

/** Of the user: a note, a star, or a draft of a brief that has it. */
export const OWN_KINDS = ['note', 'star', 'brief'] as const;

/** An unknown value satisfies no comparison. */
export function compares(value: number | null, comparator: Comparator, bound: number): boolean {
  if (value === null) return false;
  switch (comparator) {
    case 'over':
      return value > bound;
    case 'at least':
      return value >= bound;
    case 'under':
      return value < bound;
    case 'at most':
      return value <= bound;
    case 'exactly':
      return value === bound;
  }
}
