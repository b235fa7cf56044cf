import type { Point } from './fan-out';
import { tailWidth } from '../map/draw/marks-layer';
import type { Mark } from '../map/model/map-scene';
import { toScreen, type View } from './view';

/** The way from a bubble's previous place: pointed there, wide where it is now. null: it did not move visibly. */
export function tailOf(mark: Mark, view: View): readonly [Point, Point, Point] | null {
  if (mark.from === null) return null;
  const from = toScreen(view, mark.from);
  const to = toScreen(view, mark);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return null;
  const half = tailWidth(mark.r) / 2;
  const nx = (-(to.y - from.y) / length) * half;
  const ny = ((to.x - from.x) / length) * half;
  return [from, { x: to.x + nx, y: to.y + ny }, { x: to.x - nx, y: to.y - ny }];
}
