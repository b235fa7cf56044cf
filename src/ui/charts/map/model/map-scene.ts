import { axisExtent } from '../../geometry/axis-extent';
import { bubbleRadii, DENSE } from '../../geometry/bubble-sizes';
import { positionOf, type ChartItem, type Position } from '../../items/chart-item';
import { fanOut } from '../../geometry/fan-out';
import { movementOf, type Movement } from '../../items/movement';
import { quadrantSplit } from '../../geometry/quadrant-split';
import { quadrantHue, type QuadrantHue } from '../../../kit/signal/quadrant-hue';
import { mapScale, type MapScale } from './map-scale';
import type { PlaneSize, Point } from '../../geometry/shapes';

/** One bubble, in pixels of the plane before zooming. */
export interface Mark extends Point {
  readonly item: ChartItem;
  readonly r: number;
  readonly hue: QuadrantHue;
  /** How many others have the same position and were moved apart. */
  readonly twins: number;
  /** In an outlier band: its position is less exact than its figures. */
  readonly beyond: boolean;
  /** null while movement is not shown. */
  readonly movement: Movement | null;
  /** The previous position, if it moved. */
  readonly from: Point | null;
}

/** How the plane is laid out. Depends on all rows and not on the filters, so that filtering moves nothing. */
export interface MapLayout {
  readonly plane: PlaneSize;
  readonly x: MapScale;
  readonly y: MapScale;
  /** Where the four areas meet. */
  readonly cross: Point;
}

export interface MapScene {
  /** The largest first: the small ones are painted over them. */
  readonly marks: readonly Mark[];
  readonly dense: boolean;
}

/** The least share of each of the four areas, so that its name is inside it. */
const SMALLEST_AREA = 0.14;

/** @param drawn previous items, which are on the plane as well */
export function layOut(rows: readonly ChartItem[], drawn: readonly ChartItem[], plane: PlaneSize): MapLayout {
  const placed = rows.map((item) => ({ item, position: positionOf(item) })).filter(hasPosition);
  const others = drawn.map(positionOf).filter((position) => position !== null);
  const scaleOf = (valueOf: (position: Position) => number, length: number, upwards: boolean): MapScale =>
    mapScale(axisExtent(placed.map(({ position }) => valueOf(position))), others.map(valueOf), length, upwards);
  const x = scaleOf((position) => position.x, plane.width, false);
  const y = scaleOf((position) => position.y, plane.height, true);
  const split = quadrantSplit(placed.map(({ item, position }) => ({ ...position, code: item.quadrant.code })));
  const clamp = (pixel: number, length: number): number =>
    Math.min(length * (1 - SMALLEST_AREA), Math.max(length * SMALLEST_AREA, pixel));
  const cross =
    split === null
      ? { x: plane.width / 2, y: plane.height / 2 }
      : { x: clamp(x.at(split.x), plane.width), y: clamp(y.at(split.y), plane.height) };
  return { plane, x, y, cross };
}

/**
 * @param before the previous items by id; null while movement is not shown
 * @param gone previous items that the current data no longer has
 */
export function buildScene(
  layout: MapLayout,
  items: readonly ChartItem[],
  before: ReadonlyMap<string, ChartItem> | null,
  gone: readonly ChartItem[],
): MapScene {
  const place = ({ x, y }: Position): Point => ({ x: layout.x.at(x), y: layout.y.at(y) });
  const shown = [
    ...items.map((item) => ({ item, movement: before && movementOf(item, before.get(item.id)) })),
    ...gone.map((item) => ({ item, movement: { kind: 'gone' } as const })),
  ]
    .map((each) => ({ ...each, position: positionOf(each.item) }))
    .filter(hasPosition);
  const radii = bubbleRadii(
    shown.map(({ item }) => item.driverCount),
    layout.plane,
  );
  const points = fanOut(
    shown.map(({ position }) => place(position)),
    layout.plane,
  );

  // Where nothing has moved, nothing is faded.
  const isStill = shown.every(({ movement }) => movement?.kind === 'unmoved');

  const marks = shown.map(({ item, movement: became, position }, index): Mark => {
    const movement = isStill ? null : became;
    const { x, y, twins } = points[index] ?? { ...place(position), twins: 0 };
    return {
      item,
      x,
      y,
      r: radii[index] ?? 0,
      hue: quadrantHue(item.quadrant),
      twins,
      beyond: layout.x.isBeyond(position.x) || layout.y.isBeyond(position.y),
      movement,
      from: movement?.kind === 'moved' ? place(movement.from) : null,
    };
  });
  return { marks: marks.sort((one, other) => other.r - one.r), dense: shown.length > DENSE };
}

/** The same scene with larger bubbles. */
export function enlarged(scene: MapScene, factor: number): MapScene {
  return factor === 1 ? scene : { ...scene, marks: scene.marks.map((mark) => ({ ...mark, r: mark.r * factor })) };
}

function hasPosition<T extends { readonly position: Position | null }>(each: T): each is T & { position: Position } {
  return each.position !== null;
}
