import type { Quadrant } from '../topic/quadrant';
import { bubbleRadii, DENSE } from './bubble-sizes';
import { fanOut } from './fan-out';
import { movementOf, type Movement } from './movement';
import { positionOf, type PlacedFigures } from './plane-axes';
import { pointOf, type PlaneLayout } from './plane-layout';
import type { Circle, Point } from './shapes';

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
 */
export function planeScene<Item extends PlaneItem>(
  layout: PlaneLayout,
  items: readonly Item[],
  before: ReadonlyMap<string, Item> | null = null,
  gone: readonly Item[] = [],
): PlaneScene<Item> {
  const shown = [
    ...items.map((item) => ({ item, movement: before && movementOf(item, before.get(item.id)) })),
    ...gone.map((item) => ({ item, movement: { kind: 'gone' } as const })),
  ].flatMap((each) => {
    const position = positionOf(each.item);
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
