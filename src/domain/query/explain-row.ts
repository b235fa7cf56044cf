import { evaluateQuery, factsOf, truthOf } from './evaluate-query';
import { figuresOf } from './condition-kinds';
import type { Condition, Query } from './query';
import type { QueryFacts } from './query-facts';
import { figureName, formatCell, formatQueryFigure, isCounted, valueOfRow } from './query-figures';
import { conditionText } from './query-words';
import { idOfRow, type Row } from './row';

interface ConditionVerdict {
  readonly condition: Condition;
  /** 'growth a year > 15 %'. */
  readonly words: string;
  readonly meets: boolean;
  /** The figures that it compares: 'growth a year +36.8 %'; '' where it compares none. */
  readonly actual: string;
  /** What it asks is not known of the row. */
  readonly isUnknown: boolean;
}

export interface RowVerdict {
  readonly conditions: readonly ConditionVerdict[];
  /** Its place among the rows that match, from 1; null: it does not match. */
  readonly place: number | null;
  /** It is one of the rows of the query. */
  readonly isShown: boolean;
}

/** Compares a row with each condition of a query, and its place with the limit. */
export function explainRow(row: Row, query: Query, current: QueryFacts): RowVerdict {
  const facts = factsOf(query, current);
  const conditions = query.conditions.map((condition) => verdictOf(row, condition, facts));
  const ids = evaluateQuery({ ...query, limit: null, offset: 0 }, current).rows.map(idOfRow);
  const at = ids.indexOf(idOfRow(row));
  const { offset, limit } = query;
  return {
    conditions,
    place: at < 0 ? null : at + 1,
    isShown: at >= offset && (limit === null || at < offset + limit),
  };
}

function verdictOf(row: Row, condition: Condition, facts: QueryFacts): ConditionVerdict {
  const values = [...new Set(figuresOf(condition))].map((figure) => ({
    figure,
    value: valueOfRow(row, figure, facts),
  }));
  const truth = truthOf(row, condition, facts);
  return {
    condition,
    words: conditionText(condition),
    meets: truth === true,
    actual: values.map(({ figure, value }) => `${figureName(figure)} ${formatCell(figure, value)}`).join(', '),
    isUnknown: truth === null,
  };
}

export interface NearMiss {
  /** 'without status: Important', 'at growth a year > 10 %'. */
  readonly words: string;
  readonly count: number;
  readonly query: Query;
}

/** Of a query that nothing matches: how many rows match without one of its conditions, or with a lower bound. */
export function nearMisses(query: Query, facts: QueryFacts): readonly NearMiss[] {
  return query.conditions.flatMap((condition, index) => {
    const others = query.conditions.filter((_, at) => at !== index);
    const without = countOf({ ...query, conditions: others }, facts);
    if (without === 0 || others.length === 0) return relaxedOnly(query, condition, others, facts);
    const relaxed = relaxedBound(query, condition, others, facts);
    if (relaxed !== null) return [relaxed];
    const words = `without ‘${conditionText(condition)}’`;
    return [{ words, count: without, query: { ...query, conditions: others } }];
  });
}

function relaxedOnly(...[query, condition, others, facts]: Parameters<typeof relaxedBound>): readonly NearMiss[] {
  const relaxed = others.length === 0 ? relaxedBound(query, condition, others, facts) : null;
  return relaxed === null ? [] : [relaxed];
}

function countOf(query: Query, facts: QueryFacts): number {
  return evaluateQuery(query, facts).count;
}

/** The nearest round bound of a figure with which a row matches; null: there is none. */
function relaxedBound(
  query: Query,
  condition: Condition,
  others: readonly Condition[],
  facts: QueryFacts,
): NearMiss | null {
  if (condition.kind !== 'figure' || condition.not || condition.comparator === 'exactly') return null;
  const { figure, comparator } = condition;
  const isUpper = comparator === 'under' || comparator === 'at most';
  const values = evaluateQuery({ ...query, conditions: others, limit: null, offset: 0 }, facts)
    .rows.map((row) => valueOfRow(row, figure, factsOf(query, facts)))
    .filter((value) => value !== null);
  if (values.length === 0) return null;
  const nearest = isUpper ? Math.min(...values) : Math.max(...values);
  const step = isCounted(figure) ? 1 : 0.01;
  const value = (isUpper ? Math.ceil : Math.floor)(nearest / step + (isUpper ? -1e-6 : 1e-6)) * step;
  const relaxed: Condition = {
    ...condition,
    comparator: isUpper ? 'at most' : 'at least',
    value: Math.round(value * 1e4) / 1e4,
  };
  const next = { ...query, conditions: [...others, relaxed] };
  const count = countOf(next, facts);
  return count === 0
    ? null
    : { words: `at ${formatQueryFigure(figure, relaxed.value)} of ${figureName(figure)}`, count, query: next };
}
