import { largest } from '../shared/largest';
import type { Point } from './shapes';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ALONG: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The nearest point in a direction, within 45 degrees to either side; a deviation from the direction counts twice.
 * @returns null when there is none
 */
export function nextInDirection<T extends Point>(from: T, points: readonly T[], direction: Direction): T | null {
  const along = ALONG[direction];
  const distances = points.flatMap((point) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * along.x + dy * along.y;
    const aside = Math.abs(dx * along.y) + Math.abs(dy * along.x);
    return ahead <= 0 || aside > ahead ? [] : [{ point, distance: ahead + 2 * aside }];
  });
  const [nearest] = largest(distances, 1, ({ distance }) => -distance);
  return nearest?.point ?? null;
}
