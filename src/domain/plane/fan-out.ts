import type { PlaneSize, Point } from './shapes';

export interface FannedPoint extends Point {
  /** How many others have the same position. */
  readonly twins: number;
}

const STEP = 2;
/** More half pixels than any plane has. */
const WIDEST = 1e6;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points of the same position apart on a spiral, in steps of 2 pixels; the first stays. Where so many would leave
 * the plane, the steps are smaller.
 */
export function fanOut(points: readonly Point[], plane: PlaneSize): readonly FannedPoint[] {
  const fanned: FannedPoint[] = [];
  for (const same of byPosition(points).values()) {
    same.forEach(([index, { x, y }], turn) => {
      const step = Math.min(STEP, roomAround({ x, y }, plane) / Math.sqrt(same.length));
      const distance = step * Math.sqrt(turn);
      const angle = turn * GOLDEN_ANGLE;
      fanned[index] = {
        x: x + distance * Math.cos(angle),
        y: y + distance * Math.sin(angle),
        twins: same.length - 1,
      };
    });
  }
  return fanned;
}

/** The points with their indices, by half pixels. */
function byPosition(points: readonly Point[]): ReadonlyMap<number, readonly [number, Point][]> {
  const groups = new Map<number, [number, Point][]>();
  points.forEach((point, index) => {
    // One number, because a text for each of 20,000 points takes many times as long.
    const key = Math.round(point.x * 2) * WIDEST + Math.round(point.y * 2);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [[index, point]]);
    else same.push([index, point]);
  });
  return groups;
}

/** The distance to the nearest edge, in pixels. */
function roomAround({ x, y }: Point, { width, height }: PlaneSize): number {
  return Math.max(STEP, Math.min(x, y, width - x, height - y));
}
