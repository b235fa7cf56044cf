import { groupBy } from '../shared/group-by';
import { compareNames } from '../shared/name-order';
import { QUADRANT_CODES, quadrantOf } from '../topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, UNDECIDED } from '../topic/topic-status';
import type { ConditionTest, Evaluation, RowTest } from './condition-kind';
import { kindOf } from './condition-kinds';
import type { Condition, Query, QueryGroup } from './query';
import type { QueryFacts } from './query-facts';
import { valueOfRow } from './query-figures';
import { idOfRow, nameOfRow, rowsOf, shiftOfRow, signalOfRow, trendOfRow, type Row } from './row';

export interface QueryResult {
  /** In their order, cut to the limit. */
  readonly rows: readonly Row[];
  /** Before the limit. */
  readonly count: number;
  /** Of all rows of the subject. */
  readonly total: number;
  /** Rows after the limit with the same figure of the order as the last row before it. */
  readonly equalToLast: number;
  /** Matching rows without the figure of the order; they come last. */
  readonly unordered: number;
}

/** Whether rows meet every condition. The negation of a comparison also needs its figures: unknown is neither over nor under. */
export function testOf(conditions: readonly Condition[], facts: QueryFacts): RowTest {
  const evaluation: Evaluation = {
    facts,
    testOf: (part) => preparedTest(part, evaluation),
    idsOf: (query) => new Set(evaluateQuery(query, facts).rows.map(idOfRow)),
  };
  const tests = conditions.map(evaluation.testOf);
  return (row) => tests.every(({ meets }) => meets(row));
}

export function satisfies(row: Row, condition: Condition, facts: QueryFacts): boolean {
  return testOf([condition], facts)(row);
}

/** The rows that meet every condition of the query, in the order of the data. */
export function matchingRows({ subject, conditions }: Pick<Query, 'subject' | 'conditions'>, facts: QueryFacts) {
  return rowsOf(subject, facts).filter(testOf(conditions, facts));
}

/** The rows that meet every condition of the query, ordered and limited. */
export function evaluateQuery(query: Query, facts: QueryFacts): QueryResult {
  const matching = matchingRows(query, facts);
  const { figure, ascending } = query.order ?? { figure: 'growth', ascending: false };
  const values = new Map(matching.map((row) => [row, valueOfRow(row, figure, facts)]));
  const value = (row: Row): number | null => values.get(row) ?? null;
  const known = matching.filter((row) => value(row) !== null);
  const direction = ascending ? 1 : -1;
  known.sort((one, other) => direction * ((value(one) ?? 0) - (value(other) ?? 0)));
  const byFigure = [...known, ...matching.filter((row) => value(row) === null)];
  // Without any figure the names are the order.
  const isByName = query.alphabetical !== undefined || (known.length === 0 && query.subject !== 'startups');
  const ordered = isByName ? byName(matching, query.alphabetical === 'descending') : byFigure;
  const end = query.limit === null ? ordered.length : query.offset + query.limit;
  const last = ordered[Math.min(end, ordered.length) - 1];
  const after = ordered.slice(end);
  return {
    rows: ordered.slice(query.offset, end),
    count: matching.length,
    total: rowsOf(query.subject, facts).length,
    equalToLast:
      last === undefined || value(last) === null || query.alphabetical !== undefined
        ? 0
        : after.filter((row) => value(row) === value(last)).length,
    unordered: query.alphabetical === undefined ? matching.length - known.length : 0,
  };
}

function preparedTest(condition: Condition, evaluation: Evaluation): Required<ConditionTest> {
  const { facts } = evaluation;
  const { test, figures } = kindOf(condition.kind);
  const compared = figures?.(condition) ?? [];
  const areKnown: RowTest = (row) => compared.every((figure) => valueOfRow(row, figure, facts) !== null);
  const { meets, isKnown = areKnown } = test(condition, evaluation);
  return { meets: (row) => isKnown(row) && meets(row) !== condition.not, isKnown };
}

function byName(rows: readonly Row[], isDescending: boolean): readonly Row[] {
  return rows.toSorted((one, other) => (isDescending ? -1 : 1) * compareNames(nameOfRow(one), nameOfRow(other)));
}

/** How many rows there are of each group, the most first; quadrants and statuses in their own order. */
export function countGroups(
  rows: readonly Row[],
  by: QueryGroup,
  facts: QueryFacts,
): readonly { readonly name: string; readonly rows: readonly Row[] }[] {
  const nameOf = (row: Row): string => {
    if (by === 'quadrant') return signalOfRow(row).quadrant.label;
    if (by === 'status') return row.type === 'trend' ? '–' : topicStatusName(facts.statusOf(row.topic) ?? UNDECIDED);
    return (by === 'shift' ? shiftOfRow(row, facts) : trendOfRow(row)) ?? `No ${by}`;
  };
  const groups = [...groupBy(rows, nameOf)].map(([name, own]) => ({ name, rows: own }));
  const fixed =
    by === 'quadrant'
      ? [...QUADRANT_CODES, null].map((code) => quadrantOf(code).label)
      : by === 'status'
        ? TOPIC_STATUSES.map(topicStatusName)
        : null;
  if (fixed === null) return groups.sort((one, other) => other.rows.length - one.rows.length);
  return groups.sort((one, other) => fixed.indexOf(one.name) - fixed.indexOf(other.name));
}
