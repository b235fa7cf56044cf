import { evaluateQuery, factsOf } from './evaluate-query';
import type { Condition, Query } from './query';
import type { QueryFacts } from './query-facts';
import { valueOfRow } from './query-figures';
import { figureName, formatCell, formatQueryFigure, isCounted } from './query-figure-words';
import { conditionText } from './query-words';
import { decimalsOf } from '../shared/figures';
import { idOfRow, type Row } from './row';

/** What a query would find without one of its conditions. */
export interface OnePartLess {
  /** The index of the condition. */
  readonly at: number;
  readonly words: string;
  /** The rows that would come in, in the order of the query. */
  readonly rows: readonly Row[];
  readonly query: Query;
}

export function onePartLess(query: Query, facts: QueryFacts): readonly OnePartLess[] {
  const own = new Set(evaluateQuery(query, facts).rows.map(idOfRow));
  return query.conditions.map((condition, at) => {
    const next = { ...query, conditions: query.conditions.toSpliced(at, 1) };
    const { rows } = evaluateQuery(next, facts);
    return { at, words: conditionText(condition), rows: rows.filter((row) => !own.has(idOfRow(row))), query: next };
  });
}

/** A row that a lower bound would let in. */
export interface Nearest {
  readonly row: Row;
  /** 'sizing among consumers 70 %'. */
  readonly actual: string;
  /** 'at least 70 %'. */
  readonly bound: string;
  readonly query: Query;
}

/** Of a query that nothing matches: the rows that one changed bound of a figure would let in, one for each bound. */
export function nearestOf(query: Query, facts: QueryFacts): readonly Nearest[] {
  return query.conditions.flatMap((condition, at) => relaxed(query, condition, at, facts) ?? []);
}

function relaxed(query: Query, condition: Condition, at: number, facts: QueryFacts): Nearest | null {
  if (condition.kind !== 'figure' || condition.not || condition.comparator === 'exactly') return null;
  const { figure, comparator } = condition;
  const isUpper = comparator === 'under' || comparator === 'at most';
  const others = { ...query, conditions: query.conditions.toSpliced(at, 1), limit: null, offset: 0 };
  const ordered = evaluateQuery({ ...others, order: { figure, ascending: isUpper } }, facts).rows;
  const [row] = ordered;
  const value = row === undefined ? null : valueOfRow(row, figure, factsOf(query, facts));
  if (row === undefined || value === null) return null;
  const step = isCounted(figure) ? 1 : 0.01;
  const rounded = (isUpper ? Math.ceil : Math.floor)(value / step + (isUpper ? -1e-6 : 1e-6)) * step;
  const next: Condition = {
    ...condition,
    comparator: isUpper ? 'at most' : 'at least',
    value: Math.round(rounded * 1e4) / 1e4,
  };
  const changed = { ...query, conditions: query.conditions.with(at, next) };
  if (!evaluateQuery(changed, facts).rows.some((each) => idOfRow(each) === idOfRow(row))) return null;
  return {
    row,
    actual: `${figureName(figure)} ${formatCell(figure, value, decimalsOf([value]))}`,
    bound: `${next.comparator} ${formatQueryFigure(figure, next.value)}`,
    query: changed,
  };
}
