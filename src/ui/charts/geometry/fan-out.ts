import { group } from 'd3-array';
import type { PlaneSize, Point } from './shapes';

export interface FannedPoint extends Point {
  /** How many others have the same position. */
  readonly twins: number;
}

const STEP = 2;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points of the same position apart on a spiral, in steps of 2 pixels; the first stays. Where so many would leave
 * the plane, the steps are smaller.
 */
export function fanOut(points: readonly Point[], plane: PlaneSize): readonly FannedPoint[] {
  const fanned: FannedPoint[] = [];
  const groups = group(points.entries(), ([, { x, y }]) => `${Math.round(x * 2)},${Math.round(y * 2)}`);
  for (const same of groups.values()) {
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

/** The distance to the nearest edge, in pixels. */
function roomAround({ x, y }: Point, { width, height }: PlaneSize): number {
  return Math.max(STEP, Math.min(x, y, width - x, height - y));
}
