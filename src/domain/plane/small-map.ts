import { FIGURES } from '../topic/figures';
import { growthTitle, type GrowthName } from '../topic/signal';
import type { SizeAxis } from '../topic/size-axis';
import { QUADRANT_CODES, quadrantOf, type Quadrant } from '../topic/quadrant';
import { bubbleRadii } from './bubble-sizes';
import {
  fitCorners,
  type CornerBox,
  type CornerText,
  middleLines,
  planeGround,
  type PlaneGround,
} from './plane-ground';
import { markShapes, type MarkLook, type Shape } from './mark-shapes';
import { positionOf } from '../topic/map-position';
import { labelsFor, type PlaneLabel } from './plane-labels';
import { layOut, pointOf } from './plane-layout';
import type { Tick } from './plane-scale';
import { planeScene, type Mark, type PlaneItem } from './plane-scene';
import { touchesCircle, type Circle, type MeasureText, type PlaneSize } from './shapes';
import { WHOLE } from './view';

/** What a small map shows. */
export interface SmallMapOf {
  /** All items of the project: they lay out the plane, and are dots unless they are chosen. */
  readonly all: readonly PlaneItem[];
  /** Bubbles with names. */
  readonly chosen: readonly PlaneItem[];
  /** Previous items by id, for trails; null: they are not known. */
  readonly before: ReadonlyMap<string, PlaneItem> | null;
  /** Previous items that are no longer there: dashed circles. */
  readonly gone?: readonly PlaneItem[];
  /** The bubbles that have a name; by default all. */
  readonly named?: ReadonlySet<string>;
  /** Of them those that are named before the others. */
  readonly namedFirst?: ReadonlySet<string>;
  /** Bubbles that were not there before have a ring. */
  readonly marksNew?: boolean;
  /** The number of the first of the chosen bubbles, from which the others count on; null: they have none. */
  readonly firstNumber?: number | null;
}

/** Lengths are in units of which a text is 12 high; a painter draws the map in any size. */
export interface SmallMapRoom {
  /** Without ticks and titles. */
  readonly plane: PlaneSize;
  readonly measure: MeasureText;
  readonly growthName: GrowthName;
  /** The size of an own file in its own unit; null: sizing, as a share of 1. */
  readonly sizeAxis: SizeAxis | null;
  /** The least radius of a bubble; by default what a number in it needs. */
  readonly leastRadius?: number;
  /** What stands in the corners; by default the names of the quadrants. */
  readonly corners?: readonly CornerText[];
}

/** The dots of one quadrant, which may overlap: painters draw them as few shapes. */
interface DotGroup {
  readonly quadrant: Quadrant;
  readonly circles: readonly Circle[];
}

/** A number in a bubble: in its middle, or aside where another bubble covers the middle. */
interface MarkNumber {
  readonly mark: Mark;
  readonly text: string;
  /** From the middle of the bubble to that of the number. */
  readonly dx: number;
  readonly dy: number;
}

/** A map that is only looked at: painters draw it in this order. */
export interface SmallMap {
  /** Above the axis of growth. */
  readonly growthTitle: string;
  /** Below the axis of sizing. */
  readonly sizeTitle: string;
  readonly plane: PlaneSize;
  readonly ground: PlaneGround;
  readonly columns: readonly Tick[];
  readonly rows: readonly Tick[];
  readonly corners: readonly (CornerBox & { readonly quadrant: Quadrant })[];
  readonly dots: readonly DotGroup[];
  /** How many items have a position, as dots or bubbles. */
  readonly count: number;
  /** Trails, rings and bubbles. */
  readonly shapes: readonly Shape[];
  /** The bubbles of the chosen items, in their order; null: it has no position. */
  readonly marks: readonly (Mark | null)[];
  /** The bubbles with their number in them: of the others, which a bubble covers, it stands before their label. */
  readonly numbers: readonly MarkNumber[];
  /** The number of each of {@link marks}, in their order; null: they have none. */
  readonly firstNumber: number | null;
  readonly labels: readonly PlaneLabel[];
}

/** Of more numbered bubbles a list beside the map has the names. */
const MOST_NAMED = 12;

/** Which numbered bubbles have a name as well: all, or none of many. */
export function namedOf(chosen: readonly PlaneItem[]): ReadonlySet<string> {
  return new Set(chosen.length > MOST_NAMED ? [] : chosen.map(({ id }) => id));
}

/** The least radius of a bubble with a number in it, and the height of its digits. */
export const LEAST_NUMBERED = 8.5;
const DIGIT_HEIGHT = 10;
/** Around the plane, for ticks and the titles of the axes; that of sizing stands below its ticks. */
export const AXIS_MARGINS = { left: 50, right: 4, top: 22, bottom: 42 } as const;

/** The plane of a drawing with axes. */
export function planeWithAxes({ width, height }: PlaneSize): PlaneSize {
  const { left, right, top, bottom } = AXIS_MARGINS;
  return { width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) };
}

/** Radius of a dot by that of the same item as a bubble. */
const DOT = 0.42;
/** The largest radius. */
const LARGEST = 14;
const TICKS = [null, 6] as const;
const CORNER_TYPE = { usual: 12, small: 11, inset: 4, padding: 4 };

/** @returns null where no bubble has a position */
export function smallMap(of: SmallMapOf, room: SmallMapRoom): SmallMap | null {
  const { all, chosen, before, gone = [], named, namedFirst, marksNew = false, firstNumber = null } = of;
  const { plane, measure, leastRadius = firstNumber === null ? 0 : LEAST_NUMBERED } = room;
  const previous = chosen.flatMap(({ id }) => before?.get(id) ?? []);
  const layout = layOut(all, [...chosen, ...previous, ...gone], plane, TICKS, room.sizeAxis);
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const others = all.filter(({ id }) => !chosenIds.has(id));
  const radiusOf = radiiOf([...others, ...chosen, ...gone], plane);
  const marks = planeScene(layout, chosen, before, gone).marks.map((mark) => ({
    ...mark,
    r: Math.max(leastRadius, radiusOf(mark.item)),
  }));
  if (marks.length === 0) return null;
  const dots = others.flatMap((item) => {
    const position = positionOf(item);
    if (position === null) return [];
    return [{ code: item.quadrant.code, ...pointOf(layout, position), r: DOT * radiusOf(item) }];
  });
  const quadrants = QUADRANT_CODES.map(
    (code) => all.find(({ quadrant }) => quadrant.code === code)?.quadrant ?? quadrantOf(code),
  );
  const texts = QUADRANT_CODES.map((code, index) => ({ code, text: quadrants[index]?.label ?? '' }));
  const corners = fitCorners(room.corners ?? texts, plane, measure, CORNER_TYPE).boxes;
  const rows = layout.y.ticks(0, plane.height, TICKS);
  const scene = { marks, dense: false };
  const inOrder = chosen.map(({ id }) => marks.find((mark) => mark.item.id === id) ?? null);
  const numbered =
    firstNumber === null
      ? []
      : inOrder.flatMap((mark, index) => (mark === null ? [] : [{ mark, text: String(firstNumber + index) }]));
  const numbers = numbered.flatMap((number) => readable(number, marks, measure) ?? []);
  const outside = new Map(
    numbered
      .filter(({ mark }) => !numbers.some((number) => number.mark === mark))
      .map(({ mark, text }) => [mark.item.id, text]),
  );
  const isNamed = ({ id }: PlaneItem): boolean => named?.has(id) ?? true;
  return {
    growthTitle: growthTitle(room.growthName),
    sizeTitle: room.sizeAxis?.name ?? FIGURES.sizing.column,
    plane,
    ground: planeGround(layout, rows, WHOLE),
    columns: layout.x
      .ticks(0, plane.width, TICKS)
      // The label would be cut at the edge of the picture.
      .filter(({ at, label }) => at + measure(label) / 2 <= plane.width + AXIS_MARGINS.right),
    rows,
    corners: corners.map((corner) => ({
      ...corner,
      quadrant: quadrants.find(({ code }) => code === corner.code) ?? quadrantOf(corner.code),
    })),
    dots: [...QUADRANT_CODES, null]
      .map((code) => ({ quadrant: quadrantOf(code), circles: dots.filter((dot) => dot.code === code) }))
      .filter(({ circles }) => circles.length > 0),
    count: dots.length + marks.length,
    shapes: markShapes(scene, WHOLE, (mark) => lookOf(mark, marksNew)),
    marks: inOrder,
    numbers,
    firstNumber,
    labels: labelsFor(scene, WHOLE, { plane, taken: corners, dots, lines: middleLines(layout, WHOLE) }, measure, {
      isNamed: ({ item }) => isNamed(item) || outside.has(item.id),
      // Nothing else says which bubble it is.
      rankOf: ({ item }) => (outside.has(item.id) ? 2 : Number(namedFirst?.has(item.id) ?? false)),
      textOf: (item) => [outside.get(item.id), isNamed(item) ? item.name : null].filter(Boolean).join(' '),
    }),
  };
}

/** Steps from the middle of a bubble in which a number is tried: none, then to all sides. */
const ASIDE = [0, 2, 3, 4].flatMap((step) =>
  (step === 0 ? [0] : [0, 1, 2, 3, 4, 5, 6, 7]).map((side) => ({
    dx: step * Math.cos((side * Math.PI) / 4),
    dy: step * Math.sin((side * Math.PI) / 4),
  })),
);

/**
 * The number where no bubble that is drawn later covers it: in the middle, else aside within its bubble.
 * @param marks in drawing order
 * @returns null: there is no such place
 */
function readable(
  { mark, text }: Pick<MarkNumber, 'mark' | 'text'>,
  marks: readonly Mark[],
  measure: MeasureText,
): MarkNumber | null {
  const [halfWidth, halfHeight] = [measure(text) / 2, DIGIT_HEIGHT / 2];
  const after = marks.slice(marks.indexOf(mark) + 1);
  const place = ASIDE.find(({ dx, dy }) => {
    const isMiddle = dx === 0 && dy === 0;
    if (!isMiddle && Math.hypot(Math.abs(dx) + halfWidth, Math.abs(dy) + halfHeight) > mark.r + 1) return false;
    const box = {
      left: mark.x + dx - halfWidth,
      right: mark.x + dx + halfWidth,
      top: mark.y + dy - halfHeight,
      bottom: mark.y + dy + halfHeight,
    };
    return !after.some((later) => touchesCircle(box, later));
  });
  return place === undefined ? null : { mark, text, ...place };
}

function radiiOf(items: readonly PlaneItem[], plane: PlaneSize): (item: PlaneItem) => number {
  const radii = bubbleRadii(
    items.map(({ driverCount }) => driverCount),
    plane,
  );
  const byItem = new Map(items.map((item, index) => [item, radii[index] ?? 0]));
  return (item) => Math.min(LARGEST, byItem.get(item) ?? 0);
}

function lookOf({ movement }: Mark, marksNew: boolean): MarkLook {
  if (movement?.kind === 'gone') return { shape: 'dashed', opacity: 1, ring: false };
  return { shape: 'chosen', opacity: 1, ring: marksNew && movement?.kind === 'new' };
}
