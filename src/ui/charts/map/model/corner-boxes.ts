import type { QuadrantCount } from '../../items/map-summary';
import type { QuadrantCode } from '../../../../domain/topic/quadrant';
import { formatCount } from '../../../../domain/shared/figures';
import type { MapLayout } from './map-scene';
import { toScreen, type View } from '../../geometry/view';
import type { Box, PlaneSize } from '../../geometry/shapes';
import type { MeasureText } from '../text-ruler';

/** Which corner of the plane a quadrant's name stands in. */
export const CORNERS = {
  1: { right: true, upper: true },
  2: { right: true, upper: false },
  3: { right: false, upper: true },
  4: { right: false, upper: false },
} as const satisfies Record<QuadrantCode, { right: boolean; upper: boolean }>;

/** Font sizes of these names, in pixels: usually, and where two of them would overlap. */
const TYPE = { usual: 13, small: 11 } as const;
/** The font size that is measured. */
const MEASURED = 12;
const INSET = 8;
const PADDING = 12;
const HEIGHT = 24;
/** How much the right name stands closer to the middle than the left one, where both have no room in one row. */
export const STACKED = HEIGHT;

/** Where a quadrant's name stands on the plane. */
export interface CornerBox extends Box {
  readonly code: QuadrantCode;
}

/** The boxes of the quadrants' names, which labels avoid. Computed, because measuring elements forces a layout. */
export function cornerBoxes(
  legend: readonly QuadrantCount[],
  plane: PlaneSize,
  measure: MeasureText,
): readonly CornerBox[] {
  const size = cornerType(legend, plane, measure);
  const stacked = areCornersStacked(legend, plane, measure);
  return legend.flatMap(({ code, label, count }) => {
    if (code === null) return [];
    const width = Math.min(widthOf({ label, count }, size, measure), plane.width - 2 * INSET);
    const { right, upper } = CORNERS[code];
    const left = right ? plane.width - INSET - width : INSET;
    const shift = stacked && right ? STACKED : 0;
    const top = upper ? INSET + shift : plane.height - INSET - HEIGHT - shift;
    return { code, left, top, right: left + width, bottom: top + HEIGHT };
  });
}

/** The font size of the names in pixels: smaller where two would overlap, as on the narrowest phones. */
export function cornerType(legend: readonly QuadrantCount[], plane: PlaneSize, measure: MeasureText): number {
  return longestRow(legend, TYPE.usual, measure) > plane.width ? TYPE.small : TYPE.usual;
}

/** Whether two names would overlap in the small font size, too, as with large text on a phone. */
export function areCornersStacked(legend: readonly QuadrantCount[], plane: PlaneSize, measure: MeasureText): boolean {
  return longestRow(legend, TYPE.small, measure) > plane.width;
}

function longestRow(legend: readonly QuadrantCount[], size: number, measure: MeasureText): number {
  const widthOfRow = (upper: boolean): number =>
    legend
      .filter(({ code }) => code !== null && CORNERS[code].upper === upper)
      .reduce((sum, entry) => sum + widthOf(entry, size, measure), 2 * INSET);
  return Math.max(widthOfRow(true), widthOfRow(false));
}

function widthOf({ label, count }: Pick<QuadrantCount, 'label' | 'count'>, size: number, measure: MeasureText): number {
  return (measure(`${label} ${formatCount(count)}`) * size) / MEASURED + PADDING;
}

/**
 * Whether the name of a quadrant is over its own area, at least as far as on the whole map. It is not where the area is
 * out of view, or only a strip of it is seen.
 */
export function isOverItsArea(
  { code, left, top, right, bottom }: CornerBox,
  { cross, plane }: Pick<MapLayout, 'cross' | 'plane'>,
  view: View,
): boolean {
  const corner = CORNERS[code];
  const seen = toScreen(view, cross);
  // From the corner of the plane to a point, both ways.
  const widthTo = (x: number): number => (corner.right ? plane.width - x : x);
  const heightTo = (y: number): number => (corner.upper ? y : plane.height - y);
  const width = Math.min(widthTo(corner.right ? left : right), widthTo(cross.x));
  const height = Math.min(heightTo(corner.upper ? bottom : top), heightTo(cross.y));
  return widthTo(seen.x) >= width && heightTo(seen.y) >= height;
}
