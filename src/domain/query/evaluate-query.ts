import { compareNames } from '../shared/fold';
import type { ConditionTest, Evaluation, RowTest } from './condition-kind';
import { kindOf } from './condition-kinds';
import type { Condition, Query } from './query';
import type { Subject } from './vocabulary';
import { factsOfEarlier, type QueryFacts } from './query-facts';
import { valueOfRow, type QueryFigure } from './query-figures';
import { isCounted } from './query-figure-words';
import { nameOfRow, rowsOf, type Row } from './row';
import { extent, mean, median } from '../shared/statistics';

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
  const tests = conditions.map(evaluationOf(facts).testOf);
  return (row) => tests.every(({ meets }) => meets(row));
}

function evaluationOf(facts: QueryFacts): Evaluation {
  let other: Evaluation | null = null;
  const evaluation: Evaluation = {
    facts,
    testOf: (part) => preparedTest(part, evaluation),
    testOfOther: (part) => (other ??= evaluationOf(factsOfEarlier(facts))).testOf(part),
    rowsOfQuery: (query) => evaluateQuery(query, facts).rows,
  };
  return evaluation;
}

export function satisfies(row: Row, condition: Condition, facts: QueryFacts): boolean {
  return truthOf(row, condition, facts) === true;
}

/** Whether a row meets a condition; null: it is not known. */
export function truthOf(row: Row, condition: Condition, facts: QueryFacts): boolean | null {
  const { meets, isKnown } = evaluationOf(facts).testOf(condition);
  return isKnown(row) ? meets(row) : null;
}

/** The facts of the version that a query asks of. */
export function factsOf({ version }: Pick<Query, 'version'>, facts: QueryFacts): QueryFacts {
  return version === 'previous' ? factsOfEarlier(facts) : facts;
}

/** The rows that meet every condition of the query, in the order of the data. */
export function matchingRows({ subject, conditions }: Pick<Query, 'subject' | 'conditions'>, facts: QueryFacts) {
  return rowsOf(subject, facts).filter(testOf(conditions, facts));
}

/** The rows that meet every condition of the query, ordered and limited. */
export function evaluateQuery(query: Query, current: QueryFacts): QueryResult {
  const facts = factsOf(query, current);
  const matching = matchingRows(query, facts);
  const { figure, ascending } = query.order ?? defaultOrder(query.subject);
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

/** How many of so many rows a query takes. */
export function limited({ limit, offset }: Pick<Query, 'limit' | 'offset'>, count: number): number {
  return Math.max(0, Math.min(limit ?? Infinity, count - offset));
}

/** Insights are listed by their date, others by their growth. */
export function defaultOrder(subject: Subject): NonNullable<Query['order']> {
  return { figure: subject === 'insights' ? 'date' : 'growth', ascending: false };
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

type Statistic = NonNullable<Query['statistic']>['kind'];

/** Of the rows with the figure; null: none has it. */
export function statisticOf(
  kind: Statistic,
  figure: QueryFigure,
  rows: readonly Row[],
  facts: QueryFacts,
): number | null {
  const values = rows.map((row) => valueOfRow(row, figure, facts)).filter((value) => value !== null);
  const [least, most] = extent(values) ?? [null, null];
  if (least === null || most === null) return null;
  const of: Readonly<Record<Statistic, () => number | null>> = {
    lowest: () => least,
    highest: () => most,
    sum: () => values.reduce((sum, value) => sum + value, 0),
    median: () => median(values),
    average: () => mean(values),
  };
  const value = of[kind]();
  // Of counts to one decimal, of shares to a hundredth of a per cent.
  const steps = isCounted(figure) ? 10 : 1e4;
  return value === null ? null : Math.round(value * steps) / steps;
}
