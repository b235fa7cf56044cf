import { changesSince, type Movement } from '../library/changes-since';
import { topicSnapshot, type TopicSnapshot } from '../library/topic-snapshot';
import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';

/** Topics that are in this quadrant now and were in another one; null: those that stayed in theirs. */
export interface MovedGroup {
  readonly quadrant: QuadrantCode | null;
  /** The largest move first. */
  readonly movements: readonly Movement[];
}

export interface WhatMoved {
  readonly groups: readonly MovedGroup[];
  readonly gone: readonly TopicSnapshot[];
  readonly moved: number;
  readonly toAnotherQuadrant: number;
  readonly added: number;
}

/** Smaller differences of growth and sizing look the same in two decimals of a percentage. */
const SAME = 0.00005;

/** What has moved from the previous data to the current, grouped by where it is now. */
export function whatMoved(previous: readonly Topic[], topics: readonly Topic[]): WhatMoved {
  const changes = changesSince({ topics: previous.map((topic) => topicSnapshot(topic)) }, topics);
  const within = changes.changed.filter((movement) => distance(movement) >= SAME);
  const groups: readonly MovedGroup[] = [
    ...QUADRANT_CODES.map((quadrant) => ({
      quadrant,
      movements: changes.movedQuadrant.filter(({ to }) => to === quadrant),
    })),
    { quadrant: null, movements: [...within, ...changes.movedQuadrant.filter(({ to }) => to === null)] },
  ];
  return {
    groups: groups
      .filter(({ movements }) => movements.length > 0)
      .map(({ quadrant, movements }) => ({
        quadrant,
        movements: movements.toSorted((one, other) => distance(other) - distance(one)),
      })),
    gone: changes.gone,
    moved: changes.movedQuadrant.length + within.length,
    toAnotherQuadrant: changes.movedQuadrant.length,
    added: changes.new.length,
  };
}

function distance({ growth, averageSizing }: Movement): number {
  return Math.abs(growth ?? 0) + Math.abs(averageSizing ?? 0);
}
