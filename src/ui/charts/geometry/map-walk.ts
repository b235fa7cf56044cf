import type { Point } from './fan-out';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ALONG: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The nearest point in a direction, as somebody who looks at the map would say it: within 45 degrees to either side,
 * and what lies straight ahead counts as nearer than what lies aside. y grows downwards.
 * @returns null when nothing lies there
 */
export function nextInDirection<T extends Point>(from: T, points: readonly T[], direction: Direction): T | null {
  const along = ALONG[direction];
  let nearest: T | null = null;
  let shortest = Infinity;
  for (const point of points) {
    if (point === from) continue;
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * along.x + dy * along.y;
    const aside = Math.abs(dx * along.y) + Math.abs(dy * along.x);
    if (ahead <= 0 || aside > ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < shortest) {
      shortest = distance;
      nearest = point;
    }
  }
  return nearest;
}
