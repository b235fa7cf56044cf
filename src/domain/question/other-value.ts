import { COMPARATOR, comparatorNamed } from './figure-words';
import type { PreviousQuery } from './follow-up';
import { NUMBER, readNumber } from './number-words';
import { COUNTED_FIGURES, withCondition, type Query } from './query';

const OTHER = new RegExp(
  `^(?:(?:and|but|ok|okay|now|rather|please|no) )*(?:make (?:that|it)|change (?:that|it) to|set (?:that|it) to|take|use|try|(?:what|how) about|with)(?: (${COMPARATOR}))? (${NUMBER})(?: (?:instead|then|please))*$`,
);

/** The query before with another number in its last comparison: "make that 2 %"; null: nothing of this kind is asked. @param text tidy */
export function otherValue(text: string, { query }: PreviousQuery): Query | null {
  const match = OTHER.exec(text);
  const at = query.conditions.findLastIndex(({ kind }) => kind === 'figure');
  const condition = query.conditions[at];
  if (match === null || condition?.kind !== 'figure') return null;
  const value = readNumber(match[2] ?? '', COUNTED_FIGURES.has(condition.figure));
  if (value === null || Number.isNaN(value)) return null;
  const comparator = match[1] === undefined ? condition.comparator : comparatorNamed(match[1]);
  return withCondition(query, at, { ...condition, comparator, value, added: true });
}
