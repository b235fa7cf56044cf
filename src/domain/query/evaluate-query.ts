import { compareNames } from '../shared/fold';
import type { ConditionTest, Evaluation, RowTest } from './condition-kind';
import { kindOf } from './condition-kinds';
import { isWhole, type Condition, type Query, type RequirementOf } from './query';
import { groupsInOrder, takenGroups } from './taken-groups';
import { factsOfEarlier, type QueryFacts } from './query-facts';
import { movedFigure } from './query-figure-words';
import { valueOfRow, type QueryFigure } from './query-figures';
import { nameOfRow, rowsOf, type Row } from './row';

export interface QueryResult {
  /** Those that the query takes, in their order. */
  readonly rows: readonly Row[];
  /** How many meet its conditions. */
  readonly count: number;
  /** From how many of these, or of their groups, it takes some. */
  readonly ranked: number;
  /** Of all rows of the subject. */
  readonly total: number;
  /** Rows after the limit with the same figure of the order as the last row before it. */
  readonly equalToLast: readonly Row[];
  /** The same of rows before the first one, which the query leaves out. */
  readonly equalToFirst: readonly Row[];
  /** Matching rows without the figure of the order; they come last, or are not among so many by it. */
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

/** The rows that meet every condition of the query, in their order, as far as it takes them. */
export function evaluateQuery(query: Query, current: QueryFacts): QueryResult {
  const facts = factsOf(query, current);
  return resultOf(query, matchingRows(query, facts), facts);
}

/**
 * What a query takes of the rows that meet its conditions: so many in its order, so many groups of them, or so many of each
 * group. All that counts, lists or goes on with the rows of a query has them from here.
 * @param facts those of its version
 */
export function resultOf(query: Query, matching: readonly Row[], facts: QueryFacts): QueryResult {
  const { figure, ascending } = orderOfQuery(query);
  const moved = query.order === null ? movementsIn(query.conditions).map((each) => each.figure) : [];
  const values = new Map(
    matching.map((row) => [row, farthest(moved.length === 0 ? [figure] : moved, ascending, row, facts)]),
  );
  const value = (row: Row | undefined): number | null => (row && values.get(row)) ?? null;
  const known = matching.filter((row) => value(row) !== null);
  const direction = ascending ? 1 : -1;
  known.sort((one, other) => direction * ((value(one) ?? 0) - (value(other) ?? 0)));
  const byFigure = [...known, ...matching.filter((row) => value(row) === null)];
  // Without any figure the names are the order.
  const isByName = query.alphabetical !== undefined || (known.length === 0 && query.subject !== 'startups');
  const ordered = isByName ? byName(matching, query.alphabetical === 'descending') : byFigure;
  const rest = {
    count: matching.length,
    total: rowsOf(query.subject, facts).length,
    unordered: query.alphabetical === undefined ? matching.length - known.length : 0,
  };
  if (query.group !== null) return { ...rest, ...ofGroups(query, ordered, facts) };
  // What has no figure has no place in an order by it: it is not among the ten fastest.
  const ranked = isRanking(query) ? known : ordered;
  const end = query.limit === null ? ranked.length : query.offset + query.limit;
  const rows = ranked.slice(query.offset, end);
  const isEqual = (one: Row | undefined) => (other: Row) => value(one) !== null && value(one) === value(other);
  const isTie = query.alphabetical === undefined && rows.length > 0;
  return {
    ...rest,
    rows,
    ranked: ranked.length,
    equalToLast: isTie ? ranked.slice(end).filter(isEqual(rows.at(-1))) : [],
    equalToFirst: isTie ? ranked.slice(0, query.offset).filter(isEqual(rows[0])) : [],
  };
}

/** So many by a figure that was asked for, which rows without it are not among. */
export function isRanking({ order, limit, alphabetical, group }: Query): boolean {
  return order !== null && limit !== null && alphabetical === undefined && group === null;
}

function ofGroups(query: Query, ordered: readonly Row[], facts: QueryFacts) {
  const none = { equalToLast: [], equalToFirst: [] };
  if (isWhole(query)) return { ...none, rows: ordered, ranked: ordered.length };
  const groups = groupsInOrder(query, ordered, facts);
  const taken = new Set(takenGroups(query, groups).flatMap(({ rows }) => rows));
  return { ...none, rows: ordered.filter((row) => taken.has(row)), ranked: groups.length };
}

/** What is asked to have risen or fallen since the data before, in each figure. */
export function movementsIn(conditions: readonly Condition[]): readonly NonNullable<Query['order']>[] {
  const all = conditions.flatMap((each) => (each.kind === 'either' && !each.not ? each.of : [each]));
  return all.flatMap((each) => {
    if (each.kind !== 'figure' || each.not || movedFigure(each.figure) === each.figure) return [];
    return [{ figure: each.figure, ascending: each.comparator === 'under' || each.comparator === 'at most' }];
  });
}

/**
 * The query as it is said of what it found: where any of several movements was asked, only those that a row has made are left.
 * @param facts those of its version
 */
export function queryOfMoved(query: Query, facts: QueryFacts): Query {
  if (!query.conditions.some(isAnyMovement)) return query;
  const rows = matchingRows(query, facts);
  const said = query.conditions.map((condition): Condition => {
    if (!isAnyMovement(condition)) return condition;
    const [only, ...others] = condition.of.filter((part) => rows.some(testOf([part], facts)));
    if (only === undefined) return condition;
    if (others.length > 0) return { ...condition, of: [only, ...others] };
    return condition.base === true ? { ...only, base: true } : only;
  });
  return { ...query, conditions: said };
}

function isAnyMovement(condition: Condition): condition is Condition & RequirementOf<'either'> {
  if (condition.kind !== 'either' || condition.not) return false;
  return condition.of.every((part) => movementsIn([part]).length === 1);
}

const USUAL_ORDER: Partial<Readonly<Record<Query['subject'], QueryFigure>>> = { insights: 'date', sources: 'topics' };

/** By which figure rows stand: the asked one, else the movement that is asked, the largest first, the usual one of such rows. */
export function orderOfQuery({
  order,
  subject,
  conditions,
}: Pick<Query, 'order' | 'subject' | 'conditions'>): NonNullable<Query['order']> {
  const [movement] = movementsIn(conditions);
  return order ?? movement ?? { figure: USUAL_ORDER[subject] ?? 'growth', ascending: false };
}

/** Of several figures the one that moved most in the direction. */
function farthest(figures: readonly QueryFigure[], ascending: boolean, row: Row, facts: QueryFacts): number | null {
  const known = figures.map((figure) => valueOfRow(row, figure, facts)).filter((value) => value !== null);
  if (known.length === 0) return null;
  return ascending ? Math.min(...known) : Math.max(...known);
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
