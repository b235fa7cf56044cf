import { COMPARATOR, comparatorNamed } from './figure-words';
import type { PreviousQuery } from './follow-up';
import { NUMBER, readNumber } from './number-words';
import { type Condition, type Query, withCondition } from '../query/query';
import { isCounted } from '../query/query-figures';

const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const NEXT = new RegExp(
  `^(?:(?:and|show|me|give|list|now|please|the) )*(?:next|following|more)(?: (\\d{1,3}|${COUNTS.join('|')}))?(?: (?:ones|topics|trends|start ups|please))*$`,
);
const AGAIN =
  /^(?:(?:and|so|ok|please) )*(?:which|which ones|who|who are they|what are they|which are they|list|show|name|give me|show me)(?: (?:them|those|these|all|all of them|the list))*$/;

const OVERALL =
  /^(?:(?:and|but|now|or) )*(?:overall|in total|in general|everywhere|(?:across|in|for) (?:the )?(?:all|whole)(?: shifts| project| topics)?)$/;
const PLACES: ReadonlySet<Condition['kind']> = new Set(['shift', 'trend', 'platform', 'text', 'mentions', 'topic']);

/** The rows after those of the answer before, or the rows that it counted: "the next 5", "which?"; null: neither is asked. @param text tidy */
export function otherRows(text: string, { query }: PreviousQuery): Query | null {
  if (AGAIN.test(text)) return { ...query, intent: 'list', statistic: null, group: null };
  if (OVERALL.test(text)) return { ...query, conditions: query.conditions.filter(({ kind }) => !PLACES.has(kind)) };
  const match = NEXT.exec(text);
  if (match === null || query.limit === null || query.group !== null) return null;
  const word = COUNTS.indexOf(match[1] ?? '');
  const limit = match[1] === undefined ? query.limit : word < 0 ? Number(match[1]) : word + 1;
  return { ...query, offset: query.offset + query.limit, limit };
}

const OTHER = new RegExp(
  `^(?:(?:and|but|ok|okay|now|rather|please|no) )*(?:make (?:that|it)|change (?:that|it) to|set (?:that|it) to|take|use|try|(?:what|how) about|with)(?: (${COMPARATOR}))? (${NUMBER})(?: (?:instead|then|please))*$`,
);

/** The query before with another number in its last comparison: "make that 2 %"; null: nothing of this kind is asked. @param text tidy */
export function otherValue(text: string, { query }: PreviousQuery): Query | null {
  const match = OTHER.exec(/^\d+(?:\.\d+)? ?%$/.test(text) ? `use ${text}` : text);
  const at = query.conditions.findLastIndex(({ kind }) => kind === 'figure');
  const condition = query.conditions[at];
  if (match === null || condition?.kind !== 'figure') return null;
  const value = readNumber(match[2] ?? '', isCounted(condition.figure));
  if (value === null || Number.isNaN(value)) return null;
  const comparator = match[1] === undefined ? condition.comparator : comparatorNamed(match[1]);
  return withCondition(query, at, { ...condition, comparator, value, added: true });
}
