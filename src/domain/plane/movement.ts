import { distanceOf, figureChange } from '../topic/figure-change';
import type { Quadrant } from '../topic/quadrant';
import { positionOf, type PlacedFigures, type Position } from '../topic/map-position';

/** Change of an item's position between the previous data and the current. */
export type Movement<Item> =
  | { readonly kind: 'moved'; readonly from: Position; readonly before: Item }
  | { readonly kind: 'unmoved'; readonly before: Item }
  /** It was not in the previous data (null), or had no position there. */
  | { readonly kind: 'new'; readonly before: Item | null }
  | { readonly kind: 'gone' };

export function movementOf<Item extends PlacedFigures>(item: Item, before: Item | undefined): Movement<Item> {
  const from = before === undefined ? null : positionOf(before);
  if (before === undefined || from === null) return { kind: 'new', before: before ?? null };
  return positionOf(item) === null || distanceSince(item, before) > 0
    ? { kind: 'moved', from, before }
    : { kind: 'unmoved', before };
}

type Changing = PlacedFigures & { readonly quadrant: Pick<Quadrant, 'code'> };

/** Change of quadrant, growth or average sizing, with or without a position, as home and What changed count it. */
export function changeSince(item: Changing, before: Changing | undefined): 'new' | 'moved' | 'unmoved' {
  if (before === undefined) return 'new';
  const isSeen =
    figureChange('growth', item.growth, before.growth).isSeen ||
    figureChange('sizing', item.sizing.average, before.sizing.average).isSeen;
  return isSeen || item.quadrant.code !== before.quadrant.code ? 'moved' : 'unmoved';
}

/** How far growth and average sizing have moved together, as a fraction; 0 for what looks the same. */
export function distanceSince(item: PlacedFigures, before: PlacedFigures): number {
  return distanceOf([
    figureChange('growth', item.growth, before.growth),
    figureChange('sizing', item.sizing.average, before.sizing.average),
  ]);
}

/** How many items moved, stayed, came and went. */
export interface MovementCount {
  readonly moved: number;
  readonly unmoved: number;
  readonly new: number;
  readonly gone: number;
}

/** Counts movements by their kind. */
export function countMovements(movements: Iterable<{ readonly kind: Movement<unknown>['kind'] }>): MovementCount {
  const count = { moved: 0, unmoved: 0, new: 0, gone: 0 };
  for (const { kind } of movements) count[kind] += 1;
  return count;
}
