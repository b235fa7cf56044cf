import { earlierFacts, naiveRows } from '../../../../domain/query/naive/naive-evaluator';
import { naiveFigure } from '../../../../domain/query/naive/naive-figures';
import { plainRows, type Plain } from '../../../../domain/query/naive/plain-rows';
import type { Query } from '../../../../../src/domain/query/query';
import type { QueryFacts } from '../../../../../src/domain/query/query-facts';
import { QUERY_FIGURES, type QueryFigure } from '../../../../../src/domain/query/query-figures';

// A second, simple evaluation of what an answer says. It reads the words; it shares no code with what made them but the
// texts of chips and the names of figures.

export interface Asked {
  readonly query: Query;
  readonly facts: QueryFacts;
}

export type Claim = (parts: readonly string[], asked: Asked) => boolean;

export const STATUSES = ['Undefined', 'Analyze', 'Monitor', 'Important', 'Disregard'];

export const FIGURE_NAMES = Object.entries(QUERY_FIGURES).map(([figure, { words }]) => ({
  figure: figure as QueryFigure,
  words,
}));

export const figureNamed = (words = ''): QueryFigure =>
  FIGURE_NAMES.find((each) => each.words === words)?.figure ?? 'raised';

/** The facts of the version that the query asks of. */
export const factsFor = ({ query, facts }: Asked): QueryFacts =>
  query.version === undefined ? facts : earlierFacts(facts);

export const ALL = { limit: null, offset: 0 } as const;

export const matching = ({ query, facts }: Asked): readonly Plain[] => naiveRows({ ...query, ...ALL }, facts);

export const everything = (asked: Asked): readonly Plain[] => plainRows(asked.query.subject, factsFor(asked));

export function isTotal(total: string | undefined, asked: Asked): boolean {
  return Number(total) === everything(asked).length;
}

export const valuesOf = (rows: readonly Plain[], figure: QueryFigure, asked: Asked): readonly number[] =>
  rows.map((row) => naiveFigure(row, figure, factsFor(asked))).filter((value) => value !== null);

export const nameOf = ({ startup, insight, name }: Plain): string => startup?.name ?? insight?.title ?? name;

export const sameNames = (text: string, rows: readonly Plain[]): boolean =>
  text
    .split(/, | and /)
    .toSorted()
    .join() === rows.map(nameOf).toSorted().join();

/** '12.50 %', '+3.00 %', '2 points', '4.3', '0.5 million', 'Jan 5, 2026'. */
export function isValue(text: string, value: number, figure: QueryFigure): boolean {
  if (QUERY_FIGURES[figure as 'growth'].unit === ('day' as string))
    return Date.parse(`${text} UTC`) === Math.floor(value) * 86_400_000;
  const number = Number(/[-+]?[\d.]+/.exec(text)?.[0]);
  if (text.includes('%') || text.includes('point')) return Math.abs(number / 100 - value) <= 0.000_051;
  return Math.abs(number - value) <= 0.051;
}

export function statistic(kind: string, values: readonly number[]): number {
  const sum = values.reduce((all, each) => all + each, 0);
  const sorted = values.toSorted((one, other) => one - other);
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0];
  return {
    average: sum / values.length,
    total: sum,
    median: ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2,
    highest: sorted.at(-1) ?? 0,
    lowest: sorted[0] ?? 0,
  }[kind as 'total'];
}

/** Whether each row comes no later than the next one, and rows without the figure come last. */
export function isInOrder(rows: readonly Plain[], figure: QueryFigure, ascending: boolean, asked: Asked): boolean {
  const values = rows.map((row) => naiveFigure(row, figure, factsFor(asked)));
  return values.slice(1).every((value, at) => {
    const before = values[at] ?? null;
    if (value === null || before === null) return value === null;
    return ascending ? before <= value : before >= value;
  });
}

export const shownRows = ({ query, facts }: Asked): readonly Plain[] => naiveRows(query, facts);

export const placeNumber = (text = ''): number => Number(text.replace(/\D/g, ''));

export const KINDS = '(?:topic|trend|shift|start-up|insight|platform)s?';
