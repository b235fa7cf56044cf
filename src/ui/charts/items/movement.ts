import { UNKNOWN_SIZING } from '../../../domain/topic/sizing';
import { positionOf, type ChartItem, type Position } from './chart-item';

/** What became of an item between the previous data and the current. */
export type Movement =
  | { readonly kind: 'moved'; readonly from: Position; readonly before: ChartItem }
  | { readonly kind: 'unmoved'; readonly before: ChartItem }
  /** It was not there, or could not be placed because a figure was not known. */
  | { readonly kind: 'new'; readonly before: ChartItem | null }
  | { readonly kind: 'gone' };

/** Half of the last digit that a percentage with two decimals shows. */
const SAME = 0.00005;

export function movementOf(item: ChartItem, before: ChartItem | undefined): Movement {
  const from = before === undefined ? null : positionOf(before);
  if (before === undefined || from === null) return { kind: 'new', before: before ?? null };
  const to = positionOf(item);
  const same = to !== null && Math.abs(to.x - from.x) < SAME && Math.abs(to.y - from.y) < SAME;
  return same ? { kind: 'unmoved', before } : { kind: 'moved', from, before };
}

/**
 * What became of its growth and average sizing, with or without a place on the map. Of a figure that is not known of both
 * nobody can say that it has changed.
 */
export function changeSince(item: ChartItem, before: ChartItem | undefined): 'new' | 'moved' | 'unmoved' {
  if (before === undefined) return 'new';
  return distanceSince(item, before) > 0 ? 'moved' : 'unmoved';
}

/** How far it has come, growth and average sizing together, as a fraction; 0 for what looks the same. */
export function distanceSince(item: ChartItem, before: ChartItem): number {
  const between = (now: number | null, then: number | null): number =>
    now === null || then === null || Math.abs(now - then) < SAME ? 0 : Math.abs(now - then);
  return between(item.growth, before.growth) + between(item.sizing.average, before.sizing.average);
}

/** The previous items that are gone from the current data altogether. */
export function goneItems(previous: readonly ChartItem[], current: ReadonlySet<string>): readonly ChartItem[] {
  return previous.filter((item) => !current.has(item.id));
}

/** As it stands in the current data: nothing is known of it there. */
export function withoutFigures(item: ChartItem): ChartItem {
  return { ...item, growth: null, sizing: UNKNOWN_SIZING, driverCount: null, topicCount: null };
}

export interface MovementCount {
  readonly moved: number;
  readonly unmoved: number;
  readonly new: number;
  /** Of the new ones, those that were there before without a place. */
  readonly newlyPlaced: number;
  readonly gone: number;
}

export function countMovements(movements: Iterable<Movement>): MovementCount {
  const count = { moved: 0, unmoved: 0, new: 0, newlyPlaced: 0, gone: 0 };
  for (const movement of movements) {
    count[movement.kind] += 1;
    if (movement.kind === 'new' && movement.before !== null) count.newlyPlaced += 1;
  }
  return count;
}

/** As {@link countMovements}, of rows: none of them needs a place. */
export function countChanges(
  items: readonly ChartItem[],
  before: ReadonlyMap<string, ChartItem>,
  gone: number,
): MovementCount {
  const count = { moved: 0, unmoved: 0, new: 0 };
  for (const item of items) count[changeSince(item, before.get(item.id))] += 1;
  return { ...count, newlyPlaced: 0, gone };
}
