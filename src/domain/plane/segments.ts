import { overlaps, type Bounds, type Circle, type Point } from './shapes';

/** A straight line between two points, in pixels. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export function boundsOfSegment({ from, to }: Segment): Bounds {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
}

/** Whether a segment comes nearer to a circle's centre than its radius. */
export function crossesCircle({ from, to }: Segment, { x, y, r }: Circle): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y) < r;
}

/** Whether a segment has a point inside of a box. */
export function crossesBox(segment: Segment, box: Bounds): boolean {
  if (!overlaps(boundsOfSegment(segment), box)) return false;
  const { from, to } = segment;
  const { left, top, right, bottom } = box;
  // Liang-Barsky: the part of the segment within each pair of edges.
  let [first, last] = [0, 1];
  for (const [start, delta, low, high] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / delta, (high - start) / delta];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first < last;
}

/** Whether two segments cross; not where they only touch. */
export function cross(one: Segment, other: Segment): boolean {
  const side = ({ from, to }: Segment, { x, y }: Point): number =>
    (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  const parts = (line: Segment, { from, to }: Segment): boolean => side(line, from) * side(line, to) < 0;
  return parts(one, other) && parts(other, one);
}
