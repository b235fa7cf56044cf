import { toScreen, type View } from './view';
import type { Circle, Point } from './shapes';

/** A bubble that may have come from another place of the plane. */
export interface MovedCircle extends Circle {
  /** null: it did not move. */
  readonly from: Point | null;
}

/** The trail of a bubble that moved: its tip at the previous place, its base at the bubble. null: it moved less than a pixel. */
export function trailPolygon(mark: MovedCircle, view: View): readonly [tip: Point, left: Point, right: Point] | null {
  if (mark.from === null) return null;
  const from = toScreen(view, mark.from);
  const to = toScreen(view, mark);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return null;
  const half = trailWidth(mark.r) / 2;
  const nx = (-(to.y - from.y) / length) * half;
  const ny = ((to.x - from.x) / length) * half;
  return [from, { x: to.x + nx, y: to.y + ny }, { x: to.x - nx, y: to.y - ny }];
}

/** At the bubble, in pixels. */
function trailWidth(r: number): number {
  return Math.min(2 * r, Math.max(3, r * 0.9));
}
