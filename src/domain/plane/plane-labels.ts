import { largest } from '../shared/statistics';
import { DENSE, LABEL_CHARACTERS, labelLimit, NARROW_LABEL_CHARACTERS, shortLabel } from './bubble-sizes';
import { LABEL_HEIGHT, placeLabels, type LabelWish, type Segment } from './label-placement';
import { trailPolygon } from './mark-shapes';
import type { Mark, PlaneItem, PlaneScene } from './plane-scene';
import { areaOf, type Bounds, type Circle, type MeasureText, type PlaneSize, type Point } from './shapes';
import { isWithin, toScreen, type View } from './view';

export interface PlaneLabel<Item extends PlaneItem = PlaneItem> {
  readonly mark: Mark<Item>;
  readonly text: string;
  /** From the bubble's centre to the middle of the label's upper edge, in pixels of the screen. */
  readonly dx: number;
  readonly top: number;
  /** The leader line to a label that is not at its bubble, from the bubble's centre. */
  readonly line: Segment | null;
}

/** Whether a label's bubble is in view: its centre is on the plane. */
export function isInSight({ mark }: Pick<PlaneLabel, 'mark'>, view: View, { width, height }: PlaneSize): boolean {
  const { x, y } = toScreen(view, mark);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The box of a label on the screen. @param width of its text, in pixels */
export function labelBox({ mark, dx, top }: PlaneLabel, width: number, view: View): Bounds {
  const { x, y } = toScreen(view, mark);
  const half = width / 2 + PADDING;
  return { left: x + dx - half, top: y + top, right: x + dx + half, bottom: y + top + LABEL_HEIGHT };
}

/** From the top of a label's line to its base line. */
export const BASE_LINE = 12;
const EDGE = 2;
/** Left and right of a label, in pixels: two names in one line do not read as one. */
const PADDING = 4;
const FASTEST = 3;
/** On a dense map labels may cover dots up to this radius, because no position would be free of all. */
const DOT = 4;
/** Between two circles along a trail, in pixels; less than the height of a label. */
const TRAIL_STEP = 6;
/** How many bubbles are tried for each wanted label. */
const TRIES = 3;

export interface LabelRoom {
  readonly plane: PlaneSize;
  /** Phones have room for a few names only. */
  readonly narrow?: boolean;
  /** Boxes on the plane that labels avoid: the names of the quadrants. */
  readonly taken: readonly Bounds[];
  /** Other circles that labels do not cover, in pixels of the screen. */
  readonly badges?: readonly Circle[];
  /** Circles that labels avoid where another position is free. */
  readonly dots?: readonly Circle[];
  /** Lines that labels avoid where another position is free: those between the quadrants. */
  readonly lines?: readonly Segment[];
}

/** Which bubbles have a label, in which order, and what it says. */
export interface LabelChoice<Item extends PlaneItem> {
  /** Leaves out bubbles without a label; while movement is shown, by default those that have not moved. */
  readonly isNamed?: (mark: Mark<Item>) => boolean;
  /** What has a higher one is labelled first, such as what the user has starred; 0 by default. */
  readonly rankOf?: (mark: Mark<Item>) => number;
  /** Ids of bubbles that are labelled before all others, in this order, and beyond the usual number of labels. */
  readonly kept?: readonly string[];
  /** By default the name. */
  readonly textOf?: (item: Item) => string;
}

/**
 * The labels of the bubbles and their positions: of the largest first, and of the three that grow fastest. Other names
 * are shown when a bubble is pointed at, or at a higher zoom.
 */
export function labelsFor<Item extends PlaneItem>(
  scene: PlaneScene<Item>,
  view: View,
  { plane, narrow = false, taken, badges = [], dots = [], lines = [] }: LabelRoom,
  measure: MeasureText,
  choice: LabelChoice<Item> = {},
): readonly PlaneLabel<Item>[] {
  const { isNamed = hasMoved, rankOf = () => 0, kept = [], textOf = ({ name }) => name } = choice;
  const area = areaOf(plane);
  const seen = scene.marks
    .filter((mark) => isWithin(view, mark, area))
    .map((mark) => ({ mark, ...toScreen(view, mark), r: mark.r }));
  const enough = labelLimit(seen.length, narrow, plane);
  const inSight = seen.filter((each) => isInSight(each, view, plane));
  const isKept = new Set(kept);
  const byId = new Map(isKept.size === 0 ? [] : inSight.map((circle) => [circle.mark.item.id, circle]));
  const keptFirst = kept.flatMap((id) => byId.get(id) ?? []);
  const named = inSight.filter(({ mark }) => isNamed(mark) && !isKept.has(mark.item.id));
  const wishes: (LabelWish & { readonly mark: Mark<Item>; readonly text: string })[] = [];
  // Measured one by one, because most bubbles of a dense map are never tried.
  const measured = function* (): Iterable<LabelWish> {
    const ranked = named.map((circle) => ({ circle, rank: rankOf(circle.mark) }));
    const first = ranked
      .filter((each) => each.rank > 0)
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ circle }) => circle);
    const others = ranked.filter((each) => each.rank <= 0).map(({ circle }) => circle);
    const next = wanted(narrow ? strongFirst(others) : others, enough);
    for (const circle of [...keptFirst, ...first, ...next]) {
      const text = shortLabel(textOf(circle.mark.item), narrow ? NARROW_LABEL_CHARACTERS : LABEL_CHARACTERS);
      const wish = { ...circle, text, width: measure(text) + 2 * PADDING };
      wishes.push(wish);
      yield wish;
    }
  };
  const bounds = { left: EDGE, top: EDGE, right: plane.width - EDGE, bottom: plane.height - EDGE };
  const isDense = seen.length > DENSE;
  const bubbles = [...(isDense ? seen.filter(({ r }) => r > DOT) : seen), ...badges];
  // Among hundreds of trails no position is free of them.
  const avoided = isDense ? [] : [...dots, ...seen.flatMap(({ mark }) => alongTrail(mark, view))];
  // A line among hundreds of dots would cross some of them.
  const ground = { bounds, bubbles, taken, avoided, lines, ties: !isDense };
  return placeLabels(measured(), ground, keptFirst.length + enough + FASTEST).flatMap(({ index, box, line }) => {
    const wish = wishes[index];
    if (wish === undefined) return [];
    const dx = (box.left + box.right) / 2 - wish.x;
    return { mark: wish.mark, text: wish.text, dx, top: box.top - wish.y, line: line && fromCentre(line, wish) };
  });
}

function hasMoved({ movement }: Mark): boolean {
  return movement?.kind !== 'unmoved';
}

function fromCentre({ from, to }: Segment, { x, y }: Point): Segment {
  return { from: { x: from.x - x, y: from.y - y }, to: { x: to.x - x, y: to.y - y } };
}

/** A trail as a row of circles. */
function alongTrail(mark: Mark, view: View): readonly Circle[] {
  const trail = trailPolygon(mark, view);
  if (trail === null) return [];
  const [from, left, right] = trail;
  const [dx, dy] = [(left.x + right.x) / 2 - from.x, (left.y + right.y) / 2 - from.y];
  const half = Math.hypot(left.x - right.x, left.y - right.y) / 2;
  const steps = Math.ceil(Math.hypot(dx, dy) / TRAIL_STEP);
  return Array.from({ length: steps }, (_, step) => {
    const part = step / steps;
    return { x: from.x + dx * part, y: from.y + dy * part, r: Math.max(1, half * part) };
  });
}

/** Where there is room for few labels only, strong signals come first. */
function strongFirst<T extends { readonly mark: Mark }>(seen: readonly T[]): readonly T[] {
  const isStrong = ({ mark }: T): boolean => mark.item.quadrant.code === 1;
  return [...seen.filter(isStrong), ...seen.filter((each) => !isStrong(each))];
}

/** The bubbles to try, of all that are seen, the largest first. */
function wanted<T extends Circle & { readonly mark: Mark }>(seen: readonly T[], enough: number): readonly T[] {
  if (enough >= seen.length) return seen;
  const fastest = largest(seen, FASTEST, ({ mark }) => mark.item.growth ?? 0);
  const [first, next] = [seen.slice(0, enough), seen.slice(enough, TRIES * enough)];
  return [...new Set([...first, ...fastest, ...next])];
}
