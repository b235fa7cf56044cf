import { groupBy } from '../shared/group-by';
import { QUADRANT_CODES, quadrantOf } from '../topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../topic/topic-status';
import type { Query, QueryGroup } from './query';
import type { QueryFacts } from './query-facts';
import { figureOf, shiftOfRow, signalOfRow, trendOfRow, type Row } from './row';
import { satisfies } from './satisfies';

export interface QueryResult {
  /** In their order, cut to the limit. */
  readonly rows: readonly Row[];
  /** Before the limit. */
  readonly count: number;
  /** Of all rows of the subject. */
  readonly total: number;
  /** Matching rows without the figure of the order; they come last. */
  readonly unordered: number;
}

/** The rows that satisfy every condition of the query, ordered and limited. */
export function answerQuery(query: Query, facts: QueryFacts): QueryResult {
  const all = rowsOf(query.subject, facts);
  const matching = all.filter((row) => query.conditions.every((condition) => satisfies(row, condition, facts)));
  const { figure, ascending } = query.order ?? { figure: 'growth', ascending: false };
  const value = (row: Row): number | null => figureOf(row, figure, facts);
  const known = matching.filter((row) => value(row) !== null);
  const direction = ascending ? 1 : -1;
  known.sort((one, other) => direction * ((value(one) ?? 0) - (value(other) ?? 0)));
  const ordered = [...known, ...matching.filter((row) => value(row) === null)];
  return {
    rows: ordered.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit),
    count: matching.length,
    total: all.length,
    unordered: matching.length - known.length,
  };
}

function rowsOf(subject: Query['subject'], { topics, trends, startups }: QueryFacts): readonly Row[] {
  if (subject === 'topics') return topics.map((topic) => ({ type: 'topic', topic }));
  if (subject === 'trends') return trends.map((trend) => ({ type: 'trend', trend }));
  return topics.flatMap((topic) =>
    (startups.get(topic.id) ?? []).map((startup) => ({ type: 'startup', topic, startup }) as const),
  );
}

/** How many rows there are of each group, the most first; quadrants and statuses in their own order. */
export function countGroups(
  rows: readonly Row[],
  by: QueryGroup,
  facts: QueryFacts,
): readonly { readonly name: string; readonly rows: readonly Row[] }[] {
  const nameOf = (row: Row): string => {
    if (by === 'quadrant') return signalOfRow(row).quadrant.label;
    if (by === 'status') return row.type === 'trend' ? '–' : topicStatusName(facts.statusOf(row.topic) ?? 0);
    return (by === 'shift' ? shiftOfRow(row) : trendOfRow(row)) ?? `No ${by}`;
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
