import { QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import type { PlaneLayout } from './plane-layout';
import type { Tick } from './plane-scale';
import type { Segment } from './label-placement';
import type { Bounds, MeasureText, PlaneSize, Point } from './shapes';
import { toScreen, type View } from './view';

export type GroundLineKind = 'grid' | 'zero' | 'cross' | 'break' | 'slash';

/** What lies below the bubbles. In pixels of the screen. */
export interface PlaneGround {
  readonly areas: readonly { readonly code: QuadrantCode; readonly box: Bounds }[];
  /** The lines at the ticks of growth, the cross of the quadrants, and the breaks before the outlier bands. */
  readonly lines: readonly (Segment & { readonly kind: GroundLineKind })[];
}

export function planeGround({ plane, x, y, cross }: PlaneLayout, rows: readonly Tick[], view: View): PlaneGround {
  const { width, height } = plane;
  const across = (kind: GroundLineKind, at: number) => ({ kind, from: { x: 0, y: at }, to: { x: width, y: at } });
  const down = (kind: GroundLineKind, at: number) => ({ kind, from: { x: at, y: 0 }, to: { x: at, y: height } });
  // Zero is a line of its own where there are values on both sides of it.
  const hasInnerZero = y.extent.low < 0;
  const columns = x.breaks.map((at) => at * view.scale + view.x);
  const gaps = y.breaks.map((at) => at * view.scale + view.y);
  const middle = cross && toScreen(view, cross);
  return {
    areas: middle === null ? [] : areasAround({ x: clamp(middle.x, width), y: clamp(middle.y, height) }, plane),
    lines: [
      ...rows.map(({ value, at }) =>
        across(value === 0 && hasInnerZero ? 'zero' : 'grid', Math.round(at * view.scale + view.y) + 0.5),
      ),
      ...middleLines({ plane, cross }, view).map((line) => ({ kind: 'cross' as const, ...line })),
      // A dashed line where the axis is cut short, and a pair of strokes across the edge.
      ...columns.flatMap((at) => [
        down('break', at),
        ...[-5, 1].map((dx) => slash({ x: at + dx, y: height - 1 }, 4, -10)),
      ]),
      ...gaps.flatMap((at) => [across('break', at), ...[5, -1].map((dy) => slash({ x: 1, y: at + dy }, 10, -4))]),
    ],
  };
}

/** The lines between the quadrants, in pixels of the screen. */
export function middleLines({ plane, cross }: Pick<PlaneLayout, 'plane' | 'cross'>, view: View): readonly Segment[] {
  if (cross === null) return [];
  const { x, y } = toScreen(view, cross);
  return [
    { from: { x, y: 0 }, to: { x, y: plane.height } },
    { from: { x: 0, y }, to: { x: plane.width, y } },
  ];
}

function areasAround(middle: Point, { width, height }: PlaneSize): PlaneGround['areas'] {
  return QUADRANT_CODES.map((code) => {
    const { isLarge, isFast } = QUADRANTS[code];
    const [left, right] = isLarge ? [middle.x, width] : [0, middle.x];
    const [top, bottom] = isFast ? [0, middle.y] : [middle.y, height];
    return { code, box: { left, top, right, bottom } };
  });
}

function slash(from: Segment['from'], dx: number, dy: number) {
  return { kind: 'slash' as const, from, to: { x: from.x + dx, y: from.y + dy } };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** The name of a quadrant, on some maps with its count. */
export interface CornerText {
  readonly code: QuadrantCode;
  readonly text: string;
}

/** Where a quadrant's name stands on the plane. */
export interface CornerBox extends Bounds {
  readonly code: QuadrantCode;
}

export interface CornerFit {
  /** In pixels: smaller where two names would overlap, as on the narrowest phones. */
  readonly fontSize: number;
  /** Two names would overlap in the small font size, too, as with large text on a phone: the right one stands lower. */
  readonly isStacked: boolean;
  readonly boxes: readonly CornerBox[];
}

/** How the names of the quadrants are set. In pixels. */
interface CornerType {
  readonly usual: number;
  readonly small: number;
  /** From the edges of the plane. */
  readonly inset: number;
  /** Left and right of a name. */
  readonly padding: number;
}

const USUAL: CornerType = { usual: 13, small: 11, inset: 8, padding: 6 };
/** The font size that is measured. */
const MEASURED = 12;
const HEIGHT = 24;
/** How much the right name stands closer to the middle than the left one, where both have no room in one row. */
export const STACKED = HEIGHT;

/** The boxes of the quadrants' names, which labels avoid. Computed, because measuring elements forces a layout. */
export function fitCorners(
  texts: readonly CornerText[],
  plane: PlaneSize,
  measure: MeasureText,
  { usual, small, inset, padding }: CornerType = USUAL,
): CornerFit {
  const widthOf = ({ text }: CornerText, size: number): number => (measure(text) * size) / MEASURED + 2 * padding;
  const fits = (size: number): boolean =>
    [true, false].every((isUpper) => {
      const row = texts.filter(({ code }) => QUADRANTS[code].isFast === isUpper);
      return row.reduce((sum, each) => sum + widthOf(each, size), 2 * inset) <= plane.width;
    });
  const fontSize = fits(usual) ? usual : small;
  const isStacked = !fits(small);
  const boxes = texts.map((each) => {
    const width = Math.min(widthOf(each, fontSize), plane.width - 2 * inset);
    const { isLarge, isFast } = QUADRANTS[each.code];
    const left = isLarge ? plane.width - inset - width : inset;
    const shift = isStacked && isLarge ? STACKED : 0;
    const top = isFast ? inset + shift : plane.height - inset - HEIGHT - shift;
    return { code: each.code, left, top, right: left + width, bottom: top + HEIGHT };
  });
  return { fontSize, isStacked, boxes };
}

/**
 * Whether the name of a quadrant is over its own area, at least as far as on the whole map. It is not where the area is
 * out of view, or only a strip of it is seen, or there are no areas.
 */
export function isOverItsArea(
  { code, left, top, right, bottom }: CornerBox,
  { cross, plane }: Pick<PlaneLayout, 'cross' | 'plane'>,
  view: View,
): boolean {
  if (cross === null) return false;
  const { isLarge, isFast } = QUADRANTS[code];
  const seen = toScreen(view, cross);
  // From the corner of the plane to a point, both ways.
  const widthTo = (x: number): number => (isLarge ? plane.width - x : x);
  const heightTo = (y: number): number => (isFast ? y : plane.height - y);
  const width = Math.min(widthTo(isLarge ? left : right), widthTo(cross.x));
  const height = Math.min(heightTo(isFast ? bottom : top), heightTo(cross.y));
  return widthTo(seen.x) >= width && heightTo(seen.y) >= height;
}
