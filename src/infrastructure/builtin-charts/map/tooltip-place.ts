import type { PlaneSize } from '../../../domain/explore/bubble-sizes';
import type { Circle } from '../../../domain/explore/label-placement';

export const TOOLTIP_WIDTH = 280;
const GAP = 10;
/** Its upper edge stands this much above the bubble's middle. */
const RISE = 32;

/**
 * Where a tooltip stands on the plane: right of the bubble, else left, else below or above it. It never covers the
 * bubble, and may reach over the plane's edges only where it fits nowhere inside.
 */
export function placeTooltip(
  { x, y, r }: Circle,
  height: number,
  plane: PlaneSize,
): { readonly left: number; readonly top: number } {
  const top = Math.max(0, Math.min(y - RISE, plane.height - height));
  if (x + r + GAP + TOOLTIP_WIDTH <= plane.width) return { left: x + r + GAP, top };
  if (x - r - GAP - TOOLTIP_WIDTH >= 0) return { left: x - r - GAP - TOOLTIP_WIDTH, top };
  const left = Math.max(0, Math.min(x - TOOLTIP_WIDTH / 2, plane.width - TOOLTIP_WIDTH));
  const below = y + r + GAP;
  return below + height <= plane.height ? { left, top: below } : { left, top: y - r - GAP - height };
}
