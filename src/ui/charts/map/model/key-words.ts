import type { MovementCount } from '../../items/movement';
import { formatCount } from '../../../../domain/shared/figures';
import type { ChartData } from '../../chart-data';

// What stands beside the signs of a map's key, on the page and in pictures.

/** @param range how many drivers impact the smallest and the largest bubble; null without any bubble */
export function areaWords(range: readonly [least: number, most: number] | null): string {
  const [least, most] = range ?? [0, 0];
  return `area: ${most === least ? '' : `${formatCount(least)} to ${formatCount(most)} `}impacting drivers`;
}

export const CUT_AXIS = 'Beyond a dashed edge the axis is cut short';

const NOTHING_BEFORE = 'There is no previous data to compare with.';
const NO_PLACES = 'The previous data has no places to compare with.';

/** Why there is no movement to be seen though it is asked for; null: there is. */
export function noMovementWords(data: ChartData): string | null {
  if (data.showsPrevious) return 'Movement leads to the current data.';
  if (data.movement.hasNothingBefore) return NOTHING_BEFORE;
  if (data.movement.hasNoPositions) return NO_PLACES;
  if (data.movement.beforeById !== null) return null;
  return data.movement.hasFailed ? 'The previous data did not come.' : 'Loading ...';
}

/** @param gone how many there are altogether, with or without a place on the map */
export function movementWords(count: MovementCount, gone: number): Readonly<Record<'moved' | 'new' | 'gone', string>> {
  return {
    moved: `${formatCount(count.moved)} moved`,
    new: `${formatCount(count.new)} new${count.newlyPlaced > 0 ? ' on the map' : ''}`,
    gone: `${formatCount(count.gone)} gone${gone > count.gone ? ' from the map' : ''}`,
  };
}
