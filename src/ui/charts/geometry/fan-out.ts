import type { PlaneSize } from './bubble-sizes';

export interface Point {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
}

export interface FannedPoint extends Point {
  /** How many others stand at the same place. */
  readonly twins: number;
}

const STEP = 2;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points that fall on one another apart, in steps of 2 pixels around their place, the first staying on it. Where so
 * many would not all stay on the plane they stand closer.
 */
export function fanOut(points: readonly Point[], plane: PlaneSize): readonly FannedPoint[] {
  const places = new Map<string, number[]>();
  points.forEach(({ x, y }, index) => {
    const place = `${Math.round(x * 2)},${Math.round(y * 2)}`;
    const there = places.get(place);
    if (there === undefined) places.set(place, [index]);
    else there.push(index);
  });

  const fanned: FannedPoint[] = points.map(({ x, y }) => ({ x, y, twins: 0 }));
  for (const indices of places.values()) {
    if (indices.length === 1) continue;
    const centre = points[indices[0] ?? 0] ?? { x: 0, y: 0 };
    const step = Math.min(STEP, roomAround(centre, plane) / Math.sqrt(indices.length));
    indices.forEach((index, turn) => {
      const { x, y } = points[index] ?? { x: 0, y: 0 };
      const distance = step * Math.sqrt(turn);
      const angle = turn * GOLDEN_ANGLE;
      fanned[index] = {
        x: x + distance * Math.cos(angle),
        y: y + distance * Math.sin(angle),
        twins: indices.length - 1,
      };
    });
  }
  return fanned;
}

/** To the nearest edge, in pixels. */
function roomAround({ x, y }: Point, { width, height }: PlaneSize): number {
  return Math.max(STEP, Math.min(x, y, width - x, height - y));
}
