import { type Box, type Circle, overlaps, type PlaneSize } from './shapes';

export const TOOLTIP_WIDTH = 280;
const GAP = 10;
/** Its upper edge stands this much above the bubble's middle. */
const RISE = 32;

export interface TooltipPlace {
  readonly left: number;
  readonly top: number;
}

/**
 * Where a tooltip stands on the plane: right of the bubble, else left, else below or above it. It covers neither the
 * bubble nor its name, and reaches over the plane's edges only where it fits nowhere inside.
 */
export function placeTooltip(bubble: Circle, name: Box, height: number, plane: PlaneSize): TooltipPlace {
  const { x, y, r } = bubble;
  const circle: Box = { left: x - r, top: y - r, right: x + r, bottom: y + r };
  const right = x + r + GAP;
  const left = x - r - GAP - TOOLTIP_WIDTH;
  const beyondRight = Math.max(right, name.right + GAP);
  const beyondLeft = Math.min(left, name.left - GAP - TOOLTIP_WIDTH);
  const tops = [y - RISE, name.bottom + GAP / 2, name.top - GAP / 2 - height];
  const middle = Math.max(0, Math.min(x - TOOLTIP_WIDTH / 2, plane.width - TOOLTIP_WIDTH));
  const above = { left: middle, top: Math.min(circle.top, name.top) - GAP - height };
  const candidates: readonly TooltipPlace[] = [
    ...tops.map((top) => ({ left: right, top: clamp(top, plane.height - height) })),
    ...tops.map((top) => ({ left, top: clamp(top, plane.height - height) })),
    { left: beyondRight, top: clamp(y - RISE, plane.height - height) },
    { left: beyondLeft, top: clamp(y - RISE, plane.height - height) },
    { left: middle, top: Math.max(circle.bottom, name.bottom) + GAP },
    above,
  ];
  const fits = candidates.find((place) => {
    const box = { ...place, right: place.left + TOOLTIP_WIDTH, bottom: place.top + height };
    const isInside = box.left >= 0 && box.right <= plane.width && box.top >= 0 && box.bottom <= plane.height;
    return isInside && !overlaps(box, circle) && !overlaps(box, name);
  });
  return fits ?? above;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
