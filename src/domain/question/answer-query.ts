import { groupBy } from '../shared/group-by';
import { compareNames } from '../shared/name-order';
import { QUADRANT_CODES, quadrantOf } from '../topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, UNDECIDED } from '../topic/topic-status';
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
  /** Rows after the limit with the same figure of the order as the last row before it. */
  readonly equalToLast: number;
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
    total: all.length,
    equalToLast:
      last === undefined || value(last) === null || query.alphabetical !== undefined
        ? 0
        : after.filter((row) => value(row) === value(last)).length,
    unordered: query.alphabetical === undefined ? matching.length - known.length : 0,
  };
}

function byName(rows: readonly Row[], isDescending: boolean): readonly Row[] {
  const nameOf = (row: Row): string => (row.type === 'startup' ? row.startup.name : signalOfRow(row).name);
  return rows.toSorted((one, other) => (isDescending ? -1 : 1) * compareNames(nameOf(one), nameOf(other)));
}

/** All rows of a subject. */
export function rowsOf(subject: Query['subject'], { topics, trends, startups }: QueryFacts): readonly Row[] {
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
    if (by === 'status') return row.type === 'trend' ? '–' : topicStatusName(facts.statusOf(row.topic) ?? UNDECIDED);
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
