import { boundsOf, overlaps, type Bounds, type Circle, type PlaneSize, type Point } from './shapes';

/** The part of the plane in view: a point p of it lies at `p * scale + offset` on the screen. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST_SCALE = 24;

/** While a dense map is zoomed, its layer is only scaled, up to this factor, so that no frame updates every bubble. */
const MOST_STRETCH = 1.6;

export function isStretchable(ratio: number): boolean {
  return ratio <= MOST_STRETCH && ratio >= 1 / MOST_STRETCH;
}

export function toScreen(view: View, { x, y }: Point): Point {
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

export function toPlane(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

/** Whether a bubble overlaps an area of the screen. Its centre is on the plane, its radius in pixels of the screen. */
export function isWithin(view: View, bubble: Circle, area: Bounds): boolean {
  return overlaps(boundsOf({ ...toScreen(view, bubble), r: bubble.r }), area);
}

/** Zooms by a factor; what is under the point stays under it. */
export function zoomed(view: View, factor: number, at: Point, plane: PlaneSize): View {
  // In nine digits: out as often as in is the whole map again, and not a billionth less.
  const wanted = Number((view.scale * factor).toPrecision(9));
  const scale = Math.min(LARGEST_SCALE, Math.max(1, wanted));
  const fixed = toPlane(view, at);
  return within({ scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale }, plane);
}

export function panned(view: View, dx: number, dy: number, plane: PlaneSize): View {
  return within({ scale: view.scale, x: view.x + dx, y: view.y + dy }, plane);
}

/** The same part of the plane in a frame of another size. */
export function resized(view: View, before: PlaneSize, plane: PlaneSize): View {
  if (before.width === 0 || before.height === 0) return WHOLE;
  const [x, y] = [(view.x * plane.width) / before.width, (view.y * plane.height) / before.height];
  return within({ scale: view.scale, x, y }, plane);
}

/** Pans just far enough to show a point of the plane with a margin around it. */
export function revealing(view: View, point: Point, plane: PlaneSize): View {
  const margin = Math.min(64, plane.width / 4, plane.height / 4);
  const { x, y } = toScreen(view, point);
  const dx = Math.max(0, margin - x) - Math.max(0, x - (plane.width - margin));
  const dy = Math.max(0, margin - y) - Math.max(0, y - (plane.height - margin));
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy, plane);
}

/** Interpolates between two views, for `progress` between 0 and 1. */
export function intermediateView(from: View, to: View, progress: number): View {
  // Exactly: the whole map is known by its scale of 1.
  if (progress === 1) return to;
  // Scales are interpolated geometrically, so that the speed looks the same at every scale.
  const scale = from.scale * (to.scale / from.scale) ** progress;
  const share = to.scale === from.scale ? progress : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The plane always fills its frame. */
function within({ scale, x, y }: View, { width, height }: PlaneSize): View {
  return {
    scale,
    x: Math.min(0, Math.max(width - width * scale, x)),
    y: Math.min(0, Math.max(height - height * scale, y)),
  };
}
