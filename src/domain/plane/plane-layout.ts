import type { QuadrantCode } from '../topic/quadrant';
import { axisExtent } from './axis-extent';
import { PLANE_AXES, positionOf, type PlacedFigures, type Position } from './plane-axes';
import { planeScale, type PlaneScale } from './plane-scale';
import type { TickRange } from './round-ticks';
import { quadrantSplit } from './quadrant-split';
import type { PlaneSize, Point } from './shapes';

/** How the plane is laid out. */
export interface PlaneLayout {
  readonly plane: PlaneSize;
  readonly x: PlaneScale;
  readonly y: PlaneScale;
  /** Where the four areas meet. */
  readonly cross: Point;
}

export type LaidOut = PlacedFigures & { readonly quadrant: { readonly code: QuadrantCode | null } };

/** The least share of each of the four areas, so that its name is inside it. */
const SMALLEST_AREA = 0.14;

/**
 * Scales and areas for all rows, whatever the filters, so that filtering moves nothing.
 * @param drawn further items that are on the plane as well, such as previous ones
 * @param ends both axes end at a tick of so many, beyond the outermost value
 */
export function layOut(
  rows: readonly LaidOut[],
  drawn: readonly PlacedFigures[],
  plane: PlaneSize,
  ends?: TickRange,
): PlaneLayout {
  const placed = rows.flatMap((row) => {
    const position = positionOf(row);
    return position === null ? [] : [{ ...position, code: row.quadrant.code }];
  });
  const others = drawn.map(positionOf).filter((position) => position !== null);
  const scaleOf = (direction: keyof Position, length: number): PlaneScale => {
    const valuesOf = (positions: readonly Position[]): readonly number[] => positions.map((each) => each[direction]);
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

export function pointOf({ x, y }: PlaneLayout, position: Position): Point {
  return { x: x.at(position.x), y: y.at(position.y) };
}

function inside(pixel: number, length: number): number {
  return Math.min(length * (1 - SMALLEST_AREA), Math.max(length * SMALLEST_AREA, pixel));
}
