import { toScreen, type View } from './view';
import type { Circle, Point } from './shapes';

/** The trail of a bubble: its tip at the previous position, its base at the bubble. null: it moved less than a pixel. */
export function trailPolygon(
  mark: Circle & { readonly from: Point | null },
  view: View,
): readonly [tip: Point, left: Point, right: Point] | null {
  if (mark.from === null) return null;
  const from = toScreen(view, mark.from);
  const to = toScreen(view, mark);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return null;
  const half = Math.min(mark.r, Math.max(1.5, mark.r * 0.45));
  const nx = (-(to.y - from.y) / length) * half;
  const ny = ((to.x - from.x) / length) * half;
  return [from, { x: to.x + nx, y: to.y + ny }, { x: to.x - nx, y: to.y - ny }];
}
