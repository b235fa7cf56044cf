import type { PlaneSize, Point, Circle } from './shapes';
import type { Quadrant } from '../topic/quadrant';
import { bubbleRadii, DENSE } from './bubble-sizes';
import { movementOf, type Movement } from './movement';
import { positionOf, type PlacedFigures, type Position } from '../topic/map-position';
import { pointOf, type PlaneLayout } from './plane-layout';

export interface FannedPoint extends Point {
  /** How many others have the same position. */
  readonly twins: number;
}

/** Between neighbours of one place, in pixels; so many that they would cover a part of the plane stand closer. */
const STEP = { few: 6, many: 2 } as const;
const FEW = 12;
/** Points of one square of this width count as at the same place, in pixels: one would hide the other. */
const SAME = { sparse: 3, dense: 0.5 } as const;
/** A plane with more points is dense. */
const SPARSE = 300;
/** More squares than any plane has. */
const WIDEST = 1e6;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves points of the same place apart on a spiral around the first, which stays. Where so many would leave
 * the plane, the steps are smaller.
 */
export function fanOut(points: readonly Point[], plane: PlaneSize): readonly FannedPoint[] {
  const fanned: FannedPoint[] = [];
  for (const same of byPlace(points).values()) {
    const [, { x, y }] = same[0];
    const wanted = same.length > FEW ? STEP.many : STEP.few;
    const step = Math.min(wanted, roomAround({ x, y }, plane) / Math.sqrt(same.length));
    same.forEach(([index], turn) => {
      const distance = step * Math.sqrt(turn);
      const angle = turn * GOLDEN_ANGLE;
      fanned[index] = {
        x: x + distance * Math.cos(angle),
        y: y + distance * Math.sin(angle),
        twins: same.length - 1,
      };
    });
  }
  return fanned;
}

type Indexed = readonly [index: number, point: Point];

/** The points with their indices, by the square that they are in. */
function byPlace(points: readonly Point[]): ReadonlyMap<number, readonly [Indexed, ...Indexed[]]> {
  const groups = new Map<number, [Indexed, ...Indexed[]]>();
  const size = points.length > SPARSE ? SAME.dense : SAME.sparse;
  points.forEach((point, index) => {
    // One number, because a text for each of 20,000 points takes many times as long.
    const key = Math.round(point.x / size) * WIDEST + Math.round(point.y / size);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [[index, point]]);
    else same.push([index, point]);
  });
  return groups;
}

/** The distance to the nearest edge, in pixels. */
function roomAround({ x, y }: Point, { width, height }: PlaneSize): number {
  return Math.max(STEP.many, Math.min(x, y, width - x, height - y));
}

/** A topic or a trend, as far as the plane shows it. */
export interface PlaneItem extends PlacedFigures {
  readonly id: string;
  readonly name: string;
  readonly quadrant: Quadrant;
  readonly driverCount: number | null;
}

/** One bubble, in pixels of the plane before zooming. */
export interface Mark<Item extends PlaneItem = PlaneItem> extends Circle {
  readonly item: Item;
  /** How many others have the same position and were moved apart. */
  readonly twins: number;
  /** In an outlier band: its position is less exact than its figures. */
  readonly beyond: boolean;
  /** null while movement is not shown. */
  readonly movement: Movement<Item> | null;
  /** The previous position, if it moved. */
  readonly from: Point | null;
}

export interface PlaneScene<Item extends PlaneItem = PlaneItem> {
  /** The largest first: the small ones are painted over them. */
  readonly marks: readonly Mark<Item>[];
  readonly dense: boolean;
}

/**
 * The bubbles of the items that have a position.
 * @param before the previous items by id; null while movement is not shown
 * @param gone previous items that the current data no longer has
 * @param placeOf by other figures than growth and average sizing; movement is of these two
 */
export function planeScene<Item extends PlaneItem>(
  layout: PlaneLayout,
  items: readonly Item[],
  before: ReadonlyMap<string, Item> | null = null,
  gone: readonly Item[] = [],
  placeOf: (item: Item) => Position | null = positionOf,
): PlaneScene<Item> {
  const shown = [
    ...items.map((item) => ({ item, movement: before && movementOf(item, before.get(item.id)) })),
    ...gone.map((item) => ({ item, movement: { kind: 'gone' } as const })),
  ].flatMap((each) => {
    const position = placeOf(each.item);
    return position === null ? [] : [{ ...each, position }];
  });
  const radii = bubbleRadii(
    shown.map(({ item }) => item.driverCount),
    layout.plane,
  );
  const points = fanOut(
    shown.map(({ position }) => pointOf(layout, position)),
    layout.plane,
  );
  // Where nothing has moved, nothing is faded.
  const isStill = shown.every(({ movement }) => movement?.kind === 'unmoved');
  const marks = shown.map(({ item, movement: became, position }, index): Mark<Item> => {
    const movement = isStill ? null : became;
    const { x, y, twins } = points[index] ?? { ...pointOf(layout, position), twins: 0 };
    return {
      item,
      x,
      y,
      r: radii[index] ?? 0,
      twins,
      beyond: layout.x.isBeyond(position.x) || layout.y.isBeyond(position.y),
      movement,
      from: movement?.kind === 'moved' ? pointOf(layout, movement.from) : null,
    };
  });
  return { marks: marks.sort((one, other) => other.r - one.r), dense: shown.length > DENSE };
}

/** The same scene with larger bubbles. */
export function enlarged<Item extends PlaneItem>(scene: PlaneScene<Item>, factor: number): PlaneScene<Item> {
  return factor === 1 ? scene : { ...scene, marks: scene.marks.map((mark) => ({ ...mark, r: mark.r * factor })) };
}
