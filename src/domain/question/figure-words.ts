import type { Comparator } from '../query/query';
import type { QueryFigure } from '../query/query-figures';

const FIGURES: readonly (readonly [QueryFigure, string])[] = [
  ['consumer', '(?:(?:sizing|size|share) (?:among|with|for|of|by) )?(?:the )?consumers?(?: sizing| size| share)?'],
  ['industry', '(?:(?:sizing|size|share) (?:in|for|of|by) )?(?:the )?industry(?: sizing| size| share)?'],
  ['society', '(?:(?:sizing|size|share) (?:in|for|of|by) )?(?:society|societal)(?: sizing| size| share)?'],
  ['growthChange', '(?:(?:change in|increase in|rise in) growth|growth (?:rose|increased|went up|accelerated|gained))'],
  [
    'sizingChange',
    '(?:(?:change in|increase in|rise in) (?:sizing|size)|(?:sizing|size) (?:rose|increased|went up|gained))',
  ],
  ['growth', '(?:growth(?: rates?)?|cagr|grow(?:s|ing|n)?|grew)'],
  ['sizing', '(?:(?:average )?(?:sizing|sizes?|sized))'],
  ['drivers', '(?:impacting )?drivers?'],
  ['publishers', '(?:different |distinct )?publishers?'],
  ['startups', '(?:start ups?|startups?)'],
  ['sources', '(?:curated )?(?:sources?|references|citations)'],
];
export const ANY_FIGURE = FIGURES.map(([, words]) => words).join('|');

const COMPARATORS: readonly (readonly [Comparator, string])[] = [
  [
    'at least',
    'at least|no less than|not less than|no fewer than|not fewer than|not under|not below|minimum(?: of)?|a minimum of',
  ],
  ['at most', 'at most|no more than|not more than|not over|not above|up to|maximum(?: of)?|a maximum of'],
  [
    'over',
    'over|above|(?:more|greater|higher|larger|bigger|faster|better|stronger) than|exceeding|exceeds?|beyond|in excess of|upwards of',
  ],
  ['under', 'under|below|(?:less|lower|smaller|fewer|slower|weaker) than|short of'],
  ['exactly', 'exactly|equal to|precisely'],
];
export const COMPARATOR = COMPARATORS.map(([, words]) => words).join('|');

export function figureNamed(words: string): QueryFigure | null {
  return FIGURES.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(words))?.[0] ?? null;
}

/** A bare number means exactly so much. */
export function comparatorNamed(words: string): Comparator {
  return COMPARATORS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(words))?.[0] ?? 'exactly';
}
