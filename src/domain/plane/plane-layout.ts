import { quadrantOf, type QuadrantCode } from '../topic/quadrant';
import type { Point, PlaneSize } from './shapes';
import { ascending, axisExtent, planeScale, type PlaneScale, type TickRange } from './plane-scale';
import type { SizeAxis } from '../topic/size-axis';
import { amountLabel, axisOfFigure, PLANE_AXES } from './plane-axes';
import { placeBy, type AxisItem, type ChosenAxes } from '../topic/map-axes';
import { amountScale } from './size-scale';
import { positionOf, type PlacedFigures, type Position } from '../topic/map-position';

export interface CodedPosition extends Point {
  readonly code: QuadrantCode | null;
}

/** The most candidates on each axis: with more, neighbours differ by less than the width of a bubble. */
const CANDIDATES = 64;

/**
 * Where the four areas of a map meet: the cross that agrees with most items' codes. Large ones lie on the right, fast
 * ones in the upper half. Among
 * equally good crosses the one in the widest gaps wins, so that its lines stay clear of the bubbles.
 * Without any code the medians divide the plane. @returns null when there is nothing to divide
 */
export function quadrantSplit(items: readonly CodedPosition[]): Point | null {
  const coded = items.filter((item) => item.code !== null);
  if (coded.length === 0) return medians(items);
  const rows = thresholds(coded.map((item) => item.y));
  const placed = coded.map(({ x, y, code }) => ({ x, above: countUpTo(rows, y), quadrant: quadrantOf(code) }));

  let best = { x: 0, y: 0, votes: -1, gap: -1 };
  for (const column of thresholds(coded.map((item) => item.x))) {
    // Changes of the votes from one row to the next: an upper item votes for the rows below it, another for the rest.
    const changes = new Int32Array(rows.length + 1);
    let votes = 0;
    for (const { x, above, quadrant } of placed) {
      if (x >= column.at !== quadrant.isLarge) continue;
      if (quadrant.isFast) votes += 1;
      changes[above] = (changes[above] ?? 0) + (quadrant.isFast ? -1 : 1);
    }
    rows.forEach((row, index) => {
      votes += changes[index] ?? 0;
      const gap = column.gap + row.gap;
      if (votes > best.votes || (votes === best.votes && gap > best.gap)) {
        best = { x: column.at, y: row.at, votes, gap };
      }
    });
  }
  return { x: best.x, y: best.y };
}

interface Threshold {
  readonly at: number;
  /** The width of the gap around it, as a share of the whole range. */
  readonly gap: number;
}

/** How many of the ascending thresholds are at or below a value. */
function countUpTo(thresholds: readonly Threshold[], value: number): number {
  const above = thresholds.findIndex(({ at }) => at > value);
  return above === -1 ? thresholds.length : above;
}

/** The middle of each gap between neighbouring values, one threshold before the first and one after the last. */
function thresholds(values: readonly number[]): readonly Threshold[] {
  const sorted = ascending(new Set(values));
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  const range = last - first || Math.max(Math.abs(first), 0.01);
  const step = Math.max(1, Math.ceil(sorted.length / CANDIDATES));
  const between: Threshold[] = [];
  for (let index = step; index < sorted.length; index += step) {
    const before = sorted[index - 1] ?? first;
    const after = sorted[index] ?? last;
    between.push({ at: (before + after) / 2, gap: (after - before) / range });
  }
  return [{ at: first, gap: 0 }, ...between, { at: last + range * 0.05, gap: 0 }];
}

function medians(items: readonly Point[]): Point | null {
  const middle = Math.floor(items.length / 2);
  const [x, y] = [ascending(items.map((item) => item.x))[middle], ascending(items.map((item) => item.y))[middle]];
  return x === undefined || y === undefined ? null : { x, y };
}

/** How the plane is laid out. */
export interface PlaneLayout {
  readonly plane: PlaneSize;
  readonly x: PlaneScale;
  readonly y: PlaneScale;
  /** Where the four areas meet; null: of other figures than growth and sizing there are no areas. */
  readonly cross: Point | null;
}

/** Of growth by average sizing. */
export interface QuadrantLayout extends PlaneLayout {
  readonly cross: Point;
}

type LaidOut = PlacedFigures & { readonly quadrant: { readonly code: QuadrantCode | null } };

/** The least share of each of the four areas, so that its name is inside it. */
const SMALLEST_AREA = 0.14;

/**
 * Scales and areas for all rows, whatever the filters, so that filtering moves nothing.
 * @param drawn further items that are on the plane as well, such as previous ones
 * @param ends both axes end at a tick of so many, beyond the outermost value
 * @param size the size of an own file in its own unit
 */
export function layOut(
  rows: readonly LaidOut[],
  drawn: readonly PlacedFigures[],
  plane: PlaneSize,
  ends?: TickRange,
  size: SizeAxis | null = null,
): QuadrantLayout {
  const placed = rows.flatMap((row) => {
    const position = positionOf(row);
    return position === null ? [] : [{ ...position, code: row.quadrant.code }];
  });
  const others = drawn.map(positionOf).filter((position) => position !== null);
  const scaleOf = (direction: keyof Position, length: number): PlaneScale => {
    const valuesOf = (positions: readonly Position[]): readonly number[] => positions.map((each) => each[direction]);
    if (direction === 'x' && size !== null) {
      const axis = { whole: size.whole, direction, labelOf: amountLabel };
      return amountScale(valuesOf(placed), valuesOf(others), length, axis, ends);
    }
    return planeScale(axisExtent(valuesOf(placed)), valuesOf(others), length, direction, PLANE_AXES[direction], ends);
  };
  const [x, y] = [scaleOf('x', plane.width), scaleOf('y', plane.height)];
  const split = quadrantSplit(placed);
  const cross =
    split === null
      ? { x: plane.width / 2, y: plane.height / 2 }
      : { x: inside(x.at(split.x), plane.width), y: inside(y.at(split.y), plane.height) };
  return { plane, x, y, cross };
}

/**
 * The same by two figures of the user's choice: without areas, as a quadrant is one of growth and sizing.
 * @param rows all of the project, whatever the filters
 * @param drawn further items that are on the plane as well
 */
export function layOutBy(
  axes: ChosenAxes,
  rows: readonly AxisItem[],
  drawn: readonly AxisItem[],
  plane: PlaneSize,
): PlaneLayout {
  const placesOf = (items: readonly AxisItem[]): readonly Position[] =>
    items.map((item) => placeBy(axes, item)).filter((place) => place !== null);
  const [placed, others] = [placesOf(rows), placesOf(drawn)];
  const scaleOf = (direction: keyof Position, length: number): PlaneScale => {
    const valuesOf = (places: readonly Position[]): readonly number[] => places.map((each) => each[direction]);
    const [values, further] = [valuesOf(placed), valuesOf(others)];
    const { whole } = axes[direction];
    const axis = axisOfFigure(axes[direction]);
    return whole === null
      ? planeScale(axisExtent(values), further, length, direction, axis)
      : amountScale(values, further, length, { ...axis, whole, direction });
  };
  return { plane, x: scaleOf('x', plane.width), y: scaleOf('y', plane.height), cross: null };
}

export function pointOf({ x, y }: PlaneLayout, position: Position): Point {
  return { x: x.at(position.x), y: y.at(position.y) };
}

function inside(pixel: number, length: number): number {
  return Math.min(length * (1 - SMALLEST_AREA), Math.max(length * SMALLEST_AREA, pixel));
}
