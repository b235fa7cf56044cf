import { countOf, formatCount } from '../../../domain/shared/figures';
import { movementsIn } from '../../../domain/query/evaluate-query';
import { KINDS } from '../../../domain/query/query-words';
import { signalOfRow } from '../../../domain/query/row';
import type { Topic } from '../../../domain/topic/topic';
import type { Trend } from '../../../domain/trend/trend';
import type { Answer } from './answer';

/** More numbers in bubbles cannot be read. */
const MOST_NUMBERED = 12;
/** More bubbles hide each other, and take long to draw. */
const MOST_MARKED = 200;

/** The rows of an answer on the map of all. */
interface AnswerMarks {
  readonly signals: readonly (Topic | Trend)[];
  /** Where they were in the data before, for their trails; null: their movement is not asked. */
  readonly before: ReadonlyMap<string, Topic | Trend> | null;
  /** The number of the first bubble, as in the table; null: they have none. */
  readonly firstNumber: number | null;
  /** What is on the map, for screen readers. */
  readonly label: string;
}

/** null: the rows have no place on a map. */
export function marksOfAnswer({ rows, query, groups, facts }: Answer): AnswerMarks | null {
  if (query.subject !== 'topics' && query.subject !== 'trends') return null;
  const signals = rows.slice(0, MOST_MARKED).flatMap((row) => signalOfRow(row) ?? []);
  if (signals.length === 0) return null;
  const isFew = rows.length <= MOST_NUMBERED;
  const some = rows.length > MOST_MARKED ? `the first ${formatCount(MOST_MARKED)} of ` : '';
  const names = signals.map(({ name }) => name).join(', ');
  return {
    signals,
    before: movementsIn(query.conditions).length === 0 ? null : (facts.previous?.[query.subject] ?? null),
    // Groups have no numbers in their table.
    firstNumber: isFew && groups === null ? query.offset + 1 : null,
    label: `Growth by size: ${isFew ? names : `${some}${countOf(rows.length, KINDS[query.subject])}`}`,
  };
}
