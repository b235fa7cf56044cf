import type { QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import type { Trend } from '../trend/trend';
import { nameWords } from './name-words';
import type { Comparator, Condition, Query, QueryFigure, Requirement } from './query';

/** The data that a query is answered from. */
export interface QueryFacts {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  /** The ids of the new topics and trends. */
  readonly newTopics: ReadonlySet<string>;
  readonly newTrends: ReadonlySet<string>;
  /** By topic. */
  readonly sourceCounts: ReadonlyMap<string, number>;
  /** By topic, of the previous data. */
  readonly previousQuadrants: ReadonlyMap<string, QuadrantCode | null>;
}

export type Row = { readonly type: 'topic'; readonly topic: Topic } | { readonly type: 'trend'; readonly trend: Trend };

export interface QueryResult {
  /** In their order, cut to the limit. */
  readonly rows: readonly Row[];
  /** Before the limit. */
  readonly count: number;
  /** Matching rows without the figure of the order; they come last. */
  readonly unordered: number;
}

/** The rows that satisfy every condition of the query, ordered and limited. */
export function answerQuery(query: Query, facts: QueryFacts): QueryResult {
  const all: Row[] =
    query.subject === 'topics'
      ? facts.topics.map((topic) => ({ type: 'topic', topic }) as const)
      : facts.trends.map((trend) => ({ type: 'trend', trend }) as const);
  const matching = all.filter((row) => query.conditions.every((condition) => satisfies(row, condition, facts)));
  const { figure, ascending } = query.order ?? { figure: 'growth', ascending: false };
  const value = (row: Row): number | null => figureOf(row, figure, facts);
  const known = matching.filter((row) => value(row) !== null);
  const direction = ascending ? 1 : -1;
  known.sort((one, other) => direction * ((value(one) ?? 0) - (value(other) ?? 0)));
  const ordered = [...known, ...matching.filter((row) => value(row) === null)];
  return {
    rows: query.limit === null ? ordered : ordered.slice(0, query.limit),
    count: matching.length,
    unordered: matching.length - known.length,
  };
}

function satisfies(row: Row, condition: Condition, facts: QueryFacts): boolean {
  const known = figuresOf(condition).every((figure) => figureOf(row, figure, facts) !== null);
  // The negation of a comparison also needs the figure: unknown is neither over nor under.
  if (!known && condition.kind !== 'known') return false;
  return meets(row, condition, facts) !== condition.not;
}

export function figureOf(row: Row, figure: QueryFigure, facts: QueryFacts): number | null {
  const signal = row.type === 'topic' ? row.topic : row.trend;
  if (figure === 'growth') return signal.growth;
  if (figure === 'drivers') return signal.driverCount;
  if (figure === 'sources') return row.type === 'topic' ? (facts.sourceCounts.get(row.topic.id) ?? 0) : null;
  return signal.sizing[figure === 'sizing' ? 'average' : figure];
}

function figuresOf(condition: Requirement): readonly QueryFigure[] {
  if (condition.kind === 'ahead') return [condition.lens, condition.of];
  return condition.kind === 'figure' || condition.kind === 'between' ? [condition.figure] : [];
}

function meets(row: Row, condition: Requirement, facts: QueryFacts): boolean {
  const signal = row.type === 'topic' ? row.topic : row.trend;
  const value = (figure: QueryFigure): number => figureOf(row, figure, facts) ?? Number.NaN;
  switch (condition.kind) {
    case 'quadrant':
      return condition.codes.includes(signal.quadrant.code);
    case 'status':
      return row.type === 'topic' && condition.statuses.includes(facts.statusOf(row.topic) ?? 0);
    case 'trend':
      return condition.names.includes((row.type === 'topic' ? row.topic.trend?.name : row.trend.name) ?? '');
    case 'shift':
      return condition.names.includes((row.type === 'topic' ? row.topic.trend : row.trend)?.shiftName ?? '');
    case 'text':
      return condition.words.some((word) => namesOf(row).some((name) => name.startsWith(word)));
    case 'figure':
      return compare(value(condition.figure), condition.comparator, condition.value);
    case 'between':
      return value(condition.figure) >= condition.from && value(condition.figure) <= condition.to;
    case 'known':
      return figureOf(row, condition.figure, facts) !== null;
    case 'ahead':
      return value(condition.lens) > value(condition.of);
    case 'new':
      return row.type === 'topic' ? facts.newTopics.has(row.topic.id) : facts.newTrends.has(row.trend.id);
    case 'moved': {
      const before = row.type === 'topic' ? facts.previousQuadrants.get(row.topic.id) : undefined;
      return before !== undefined && before !== signal.quadrant.code;
    }
  }
}

function namesOf(row: Row): readonly string[] {
  const { name, shiftName, trendName } =
    row.type === 'topic'
      ? { name: row.topic.name, shiftName: row.topic.trend?.shiftName, trendName: row.topic.trend?.name }
      : { name: row.trend.name, shiftName: row.trend.shiftName, trendName: undefined };
  return [name, trendName, shiftName].flatMap((each) => nameWords(each ?? ''));
}

const COMPARE: Readonly<Record<Comparator, (value: number, bound: number) => boolean>> = {
  over: (value, bound) => value > bound,
  'at least': (value, bound) => value >= bound,
  under: (value, bound) => value < bound,
  'at most': (value, bound) => value <= bound,
  exactly: (value, bound) => value === bound,
};

function compare(value: number, comparator: Comparator, bound: number): boolean {
  return COMPARE[comparator](value, bound);
}
