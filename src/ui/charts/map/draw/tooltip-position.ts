import {
  areaOf,
  boundsOf,
  isInside,
  overlaps,
  type Bounds,
  type Circle,
  type PlaneSize,
} from '../../../../domain/plane/shapes';

export const TOOLTIP_WIDTH = 280;
const GAP = 10;
/** The upper edge stands this much above the centre of the bubble. */
const RISE = 32;

/**
 * The position of a tooltip on the plane: right of the bubble, else left, else below or above it. It covers neither the
 * bubble nor its name, and leaves the plane only where it fits nowhere inside.
 */
export function placeTooltip(
  bubble: Circle,
  name: Bounds,
  height: number,
  plane: PlaneSize,
): Pick<Bounds, 'left' | 'top'> {
  const { x, y, r } = bubble;
  const circle = boundsOf(bubble);
  const boxAt = (left: number, top: number): Bounds => ({
    left,
    top,
    right: left + TOOLTIP_WIDTH,
    bottom: top + height,
  });
  const beside = (left: number, top: number): Bounds => boxAt(left, clamp(top, plane.height - height));
  const tops = [y - RISE, name.bottom + GAP / 2, name.top - GAP / 2 - height];
  const right = x + r + GAP;
  const left = x - r - GAP - TOOLTIP_WIDTH;
  const middle = clamp(x - TOOLTIP_WIDTH / 2, plane.width - TOOLTIP_WIDTH);
  const above = boxAt(middle, Math.min(circle.top, name.top) - GAP - height);
  const candidates = [
    ...tops.map((top) => beside(right, top)),
    ...tops.map((top) => beside(left, top)),
    beside(Math.max(right, name.right + GAP), y - RISE),
    beside(Math.min(left, name.left - GAP - TOOLTIP_WIDTH), y - RISE),
    boxAt(middle, Math.max(circle.bottom, name.bottom) + GAP),
    above,
  ];
  const area = areaOf(plane);
  return candidates.find((box) => isInside(box, area) && !overlaps(box, circle) && !overlaps(box, name)) ?? above;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
