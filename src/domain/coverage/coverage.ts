import { groupBy } from '../shared/group-by';
import { compareNames } from '../shared/name-order';
import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { IMPORTANT, isDecided, type TopicStatus } from '../topic/topic-status';

/** A topic that can have a status, with its shift; null: it has none. */
export interface RatedTopic {
  readonly topic: Topic;
  readonly status: TopicStatus;
  readonly shift: string | null;
}

/** Counts of topics. */
export interface Tally {
  readonly all: number;
  /** With any status but Undefined. */
  readonly decided: number;
  readonly important: number;
}

export interface CoverageCell extends Tally {
  /** Important first, then other decided ones, then open ones. */
  readonly topics: readonly RatedTopic[];
}

export interface CoverageRow {
  readonly shift: string;
  /** Without quadrants that have no topic in this shift. */
  readonly cells: ReadonlyMap<QuadrantCode, CoverageCell>;
  /** With topics that have no quadrant. */
  readonly total: Tally;
}

/** How many topics of each shift and quadrant are decided. */
export interface Coverage {
  /** Least covered first. */
  readonly rows: readonly CoverageRow[];
  /** By quadrant, with topics that have no shift. */
  readonly quadrants: ReadonlyMap<QuadrantCode, Tally>;
  readonly total: Tally;
  /** In no cell, because they have no quadrant or no shift. */
  readonly outside: readonly RatedTopic[];
}

/** Groups topics by shift and quadrant; every topic is in one cell or outside of all. */
export function coverageOf(topics: readonly RatedTopic[]): Coverage {
  const ofShift = groupBy(topics, ({ shift }) => shift);
  const rows = [...ofShift].flatMap(([shift, own]) => (shift === null ? [] : [rowOf(shift, own)]));
  const ofQuadrant = groupBy(topics, ({ topic }) => topic.quadrant.code);
  return {
    rows: rows.toSorted((one, other) => byCoverage(one.total, other.total) || compareNames(one.shift, other.shift)),
    quadrants: eachQuadrant((code) => tally(ofQuadrant.get(code) ?? [])),
    total: tally(topics),
    outside: topics.filter(({ topic, shift }) => shift === null || topic.quadrant.code === null),
  };
}

/** Orders the least covered first: by the share that is decided, then by the number that is open. */
export function byCoverage(one: Tally, other: Tally): number {
  return one.decided * other.all - other.decided * one.all || other.all - other.decided - (one.all - one.decided);
}

function rowOf(shift: string, topics: readonly RatedTopic[]): CoverageRow {
  const ofQuadrant = groupBy(topics, ({ topic }) => topic.quadrant.code);
  const cells = eachQuadrant((code) => {
    const own = ofQuadrant.get(code) ?? [];
    return { ...tally(own), topics: own.toSorted((one, other) => rank(one) - rank(other)) };
  });
  return { shift, cells, total: tally(topics) };
}

/** Without quadrants that have no topic. */
function eachQuadrant<Counts extends Tally>(of: (code: QuadrantCode) => Counts): ReadonlyMap<QuadrantCode, Counts> {
  return new Map(QUADRANT_CODES.map((code) => [code, of(code)] as const).filter(([, { all }]) => all > 0));
}

function tally(topics: readonly RatedTopic[]): Tally {
  return {
    all: topics.length,
    decided: topics.filter(({ status }) => isDecided(status)).length,
    important: topics.filter(({ status }) => status === IMPORTANT).length,
  };
}

function rank({ status }: RatedTopic): number {
  if (status === IMPORTANT) return 0;
  return isDecided(status) ? 1 : 2;
}
