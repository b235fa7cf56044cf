import { formatCount } from '../../../../domain/shared/figures';
import type { ChartData } from '../../chart-data';
import type { MovementCount } from '../../../../domain/plane/movement';

/** @param range the driver counts of the smallest and the largest bubble; null without bubbles */
export function areaWords(range: readonly [least: number, most: number] | null): string {
  const [least, most] = range ?? [0, 0];
  return `area: ${most === least ? '' : `${formatCount(least)} to ${formatCount(most)} `}impacting drivers`;
}

/** Why no movement is shown though it is switched on; null: it is shown. */
export function noMovementWords({ showsPrevious, movement }: ChartData): string | null {
  if (showsPrevious) return 'Movement leads to the current data.';
  if (movement.hasNothingBefore) return 'There is no previous data to compare with.';
  if (movement.hasNoPositions) return 'The previous data has no places to compare with.';
  if (movement.beforeById !== null) return null;
  return movement.hasFailed ? 'The previous data did not come.' : 'Loading ...';
}

/** @param gone all items that are gone, with or without a position on the map */
export function movementWords(count: MovementCount, gone: number): Readonly<Record<'moved' | 'new' | 'gone', string>> {
  return {
    moved: `${formatCount(count.moved)} moved`,
    new: `${formatCount(count.new)} new${count.newlyPlaced > 0 ? ' on the map' : ''}`,
    gone: `${formatCount(count.gone)} gone${gone > count.gone ? ' from the map' : ''}`,
  };
}
