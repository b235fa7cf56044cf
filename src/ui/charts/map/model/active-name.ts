import { LABEL_HEIGHT } from '../../../../domain/plane/label-placement';
import type { PlaneLabel } from '../../../../domain/plane/plane-labels';
import { type Bounds, type Circle, overlaps, type PlaneSize } from '../../../../domain/plane/shapes';

/** The ring around the active bubble with a gap, in pixels. */
const RING = 6;

/**
 * The box of the active bubble's name on the screen: where its label is, but outside of the ring, or else above or below
 * the bubble. It is bolder than the label, and so may no longer fit beside the bubble.
 * @param width of the bolder name, in pixels
 * @param taken boxes that it avoids where it can: the names of the quadrants, which are drawn over it
 */
export function activeNameBox(
  { x, y, r }: Circle,
  placed: Pick<PlaneLabel, 'dx' | 'top'> | undefined,
  width: number,
  plane: PlaneSize,
  taken: readonly Bounds[],
): Bounds {
  const boxAt = (left: number, top: number): Bounds => ({ left, top, right: left + width, bottom: top + LABEL_HEIGHT });
  const inside = (left: number): number => Math.max(0, Math.min(left, plane.width - width));
  const isFree = (box: Bounds): boolean => !taken.some((other) => overlaps(box, other));
  const clear = r + RING;
  const isBeside = placed !== undefined && placed.top > -r - LABEL_HEIGHT && placed.top < r;
  if (isBeside) {
    const box = boxAt(placed.dx > 0 ? x + clear : x - clear - width, y + placed.top);
    if (box.left === inside(box.left) && isFree(box)) return box;
  }
  const left = inside(x + (isBeside ? 0 : (placed?.dx ?? 0)) - width / 2);
  const room = y - clear - LABEL_HEIGHT;
  const above = boxAt(left, Math.max(0, room));
  const below = boxAt(left, y + clear);
  const isAbove = placed === undefined || isBeside ? room >= 0 : placed.top < 0;
  const [first, other] = isAbove ? [above, below] : [below, above];
  const fits = isAbove ? below.bottom <= plane.height : room >= 0;
  return !isFree(first) && fits && isFree(other) ? other : first;
}
