import { groupRows } from '../query/group-rows';
import type { QueryFacts } from '../query/query-facts';
import type { Row } from '../query/row';
import { countOf, formatCount } from '../shared/figures';
import { compareNames } from '../shared/fold';
import type { QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { IMPORTANT, isDecided } from '../topic/topic-status';

/** Topics of one group: of a shift, of a quadrant, or of both. */
export interface Tally {
  /** Important first, then other decided ones, then open ones. */
  readonly topics: readonly Topic[];
  readonly all: number;
  /** With any status but Undefined. */
  readonly decided: number;
  readonly important: number;
}

/** By quadrant, without those that have no topic, and without topics that have no quadrant. */
type Tallies = ReadonlyMap<QuadrantCode, Tally>;

interface CoverageRow {
  readonly shift: string;
  readonly cells: Tallies;
  readonly total: Tally;
}

/** How many topics of each shift and quadrant are decided: the groups of a query by shift, and by quadrant within each. */
export interface Coverage {
  /** Least covered first. */
  readonly rows: readonly CoverageRow[];
  readonly quadrants: Tallies;
  readonly total: Tally;
  /** How many are in no cell, because they have no quadrant or no shift. */
  readonly outside: number;
}

/** @param topics those that can have a status */
export function coverageOf(topics: readonly Topic[], facts: QueryFacts): Coverage {
  const rows = topics.map((topic): Row => ({ type: 'topic', topic }));
  const byShift = groupRows(rows, 'shift', facts);
  const shifts = byShift.flatMap(({ name, rows: own, isNone }) =>
    isNone === true ? [] : [{ shift: name, cells: byQuadrant(own, facts), total: tallyOf(own, facts) }],
  );
  return {
    rows: shifts.toSorted((one, other) => byCoverage(one.total, other.total) || compareNames(one.shift, other.shift)),
    quadrants: byQuadrant(rows, facts),
    total: tallyOf(rows, facts),
    outside: topics.filter((topic) => topic.quadrant.code === null || facts.shiftOf(topic) === null).length,
  };
}

/** Orders the least covered first: by the share that is decided, then by the number that is open. */
function byCoverage(one: Tally, other: Tally): number {
  return one.decided * other.all - other.decided * one.all || other.all - other.decided - (one.all - one.decided);
}

function byQuadrant(rows: readonly Row[], facts: QueryFacts): Tallies {
  const tallies = groupRows(rows, 'quadrant', facts).map(({ rows: own }) => tallyOf(own, facts));
  return new Map(
    tallies.flatMap((tally) =>
      tally.topics.slice(0, 1).flatMap(({ quadrant: { code } }) => (code === null ? [] : [[code, tally] as const])),
    ),
  );
}

function tallyOf(rows: readonly Row[], { statusOf }: QueryFacts): Tally {
  const topics = rows.flatMap((row) => ('topic' in row ? [row.topic] : []));
  const important = topics.filter((topic) => statusOf(topic) === IMPORTANT);
  const open = topics.filter((topic) => !isDecided(statusOf(topic)));
  const others = topics.filter((topic) => isDecided(statusOf(topic)) && statusOf(topic) !== IMPORTANT);
  return {
    topics: [...important, ...others, ...open],
    all: topics.length,
    decided: important.length + others.length,
    important: important.length,
  };
}

/** '1 topic has no quadrant, and counts in the total only.'; '' where all have one. */
export function unclassifiedWords({ total, quadrants }: Pick<Coverage, 'total' | 'quadrants'>): string {
  const count = total.all - [...quadrants.values()].reduce((sum, { all }) => sum + all, 0);
  if (count === 0) return '';
  const [has, counts] = count === 1 ? ['has', 'counts'] : ['have', 'count'];
  return `${countOf(count, 'topic')} ${has} no quadrant, and ${counts} in the total only.`;
}

/** "1 of 6 topics decided, 1 Important". */
export function tallyWords({ all, decided, important }: Tally): string {
  const lead = `${formatCount(decided)} of ${countOf(all, 'topic')} decided`;
  return important > 0 ? `${lead}, ${formatCount(important)} Important` : lead;
}
