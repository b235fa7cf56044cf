import type { TopicSnapshot } from '../topic/topic-snapshot';
import type { PlaneItem } from '../plane/plane-scene';
import { smallMap, type SmallMap, type SmallMapRoom } from '../plane/small-map';
import { quadrantOf, QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import { largestMovements, type WhatMoved } from '../topic/what-moved';
import type { Signal } from '../topic/signal';

/** More would hide the map, which is small. */
const MOST_NAMED = 12;
/** All bubbles have one size: the map is about their movement. */
const RADIUS = 5;

/**
 * What moved, came or went, on a map of all topics. Named are the largest move to each quadrant, the first new one and the
 * first that is gone, then what is new, and the largest of the other moves.
 * @returns null where none of them has both figures
 */
export function movementMap(moved: WhatMoved, hasNames: boolean, room: SmallMapRoom): SmallMap | null {
  const { movements, added, gone, still } = moved;
  const chosen = [...movements.map(({ now }) => now), ...added].map(itemOf);
  const first = [...largestMovements(moved), added[0], gone[0]].flatMap((topic) => topic?.id ?? []);
  const named = [...new Set([...first, ...[...added, ...movements].map(({ id }) => id)])].slice(0, MOST_NAMED);
  return smallMap(
    {
      all: [...still.map(itemOf), ...chosen],
      chosen,
      before: new Map(movements.map(({ id, before }) => [id, itemOf(before)])),
      gone: gone.map(itemOf),
      named: new Set(hasNames ? named : []),
      namedFirst: new Set(first),
      marksNew: true,
    },
    { ...room, leastRadius: RADIUS },
  );
}

function itemOf({ id, name, quadrant, growth, averageSizing }: TopicSnapshot): PlaneItem {
  return { id, name, quadrant: quadrantOf(quadrant), growth, sizing: { average: averageSizing }, driverCount: null };
}

export interface QuadrantChange {
  readonly code: QuadrantCode;
  readonly count: number;
  /** Compared with the previous data: what came in, less what left. */
  readonly net: number;
}

/** How many are in each quadrant now, and how many more or fewer than before. */
export function quadrantChanges(
  previous: readonly Pick<Signal, 'quadrant'>[],
  now: readonly Pick<Signal, 'quadrant'>[],
): readonly QuadrantChange[] {
  const countIn = (signals: readonly Pick<Signal, 'quadrant'>[], code: QuadrantCode): number =>
    signals.filter(({ quadrant }) => quadrant.code === code).length;
  return QUADRANT_CODES.map((code) => {
    const count = countIn(now, code);
    return { code, count, net: count - countIn(previous, code) };
  });
}
