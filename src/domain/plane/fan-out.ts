import type { PlaneSize, Point } from './shapes';

export interface FannedPoint extends Point {
  /** How many others have the same position. */
  readonly twins: number;
}

/** Between neighbours of one place, in pixels; so many that they would cover a part of the plane stand closer. */
const STEP = { few: 6, many: 2 } as const;
const FEW = 12;
/** Points of one square of this width count as at the same place, in pixels: one would hide the other. */
const SAME = { sparse: 3, dense: 0.5 } as const;
/** A plane with more points is dense. */
const SPARSE = 300;
/** More squares than any plane has. */
const WIDEST = 1e6;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points of the same place apart on a spiral around the first, which stays. Where so many would leave
 * the plane, the steps are smaller.
 */
export function fanOut(points: readonly Point[], plane: PlaneSize): readonly FannedPoint[] {
  const fanned: FannedPoint[] = [];
  for (const same of byPlace(points).values()) {
    const [, { x, y }] = same[0];
    const wanted = same.length > FEW ? STEP.many : STEP.few;
    const step = Math.min(wanted, roomAround({ x, y }, plane) / Math.sqrt(same.length));
    same.forEach(([index], turn) => {
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

type Indexed = readonly [index: number, point: Point];

/** The points with their indices, by the square that they are in. */
function byPlace(points: readonly Point[]): ReadonlyMap<number, readonly [Indexed, ...Indexed[]]> {
  const groups = new Map<number, [Indexed, ...Indexed[]]>();
  const size = points.length > SPARSE ? SAME.dense : SAME.sparse;
  points.forEach((point, index) => {
    // One number, because a text for each of 20,000 points takes many times as long.
    const key = Math.round(point.x / size) * WIDEST + Math.round(point.y / size);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [[index, point]]);
    else same.push([index, point]);
  });
  return groups;
}

/** The distance to the nearest edge, in pixels. */
function roomAround({ x, y }: Point, { width, height }: PlaneSize): number {
  return Math.max(STEP.many, Math.min(x, y, width - x, height - y));
}
