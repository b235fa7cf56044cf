import { overlaps, type Bounds, type Circle, type Point, type PlaneSize, isInside, touchesCircle } from './shapes';
import { CircleGrid } from './hit-test';

/** A straight line between two points, in pixels. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

function boundsOfSegment({ from, to }: Segment): Bounds {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
}

/** Whether a segment comes nearer to a circle's centre than its radius. */
export function crossesCircle({ from, to }: Segment, { x, y, r }: Circle): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y) < r;
}

/** Whether a segment has a point inside of a box. */
export function crossesBox(segment: Segment, box: Bounds): boolean {
  if (!overlaps(boundsOfSegment(segment), box)) return false;
  const { from, to } = segment;
  const { left, top, right, bottom } = box;
  // Liang-Barsky: the part of the segment within each pair of edges.
  let [first, last] = [0, 1];
  for (const [start, delta, low, high] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / delta, (high - start) / delta];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first < last;
}

/** Whether two segments cross; not where they only touch. */
export function cross(one: Segment, other: Segment): boolean {
  const side = ({ from, to }: Segment, { x, y }: Point): number =>
    (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  const parts = (line: Segment, { from, to }: Segment): boolean => side(line, from) * side(line, to) < 0;
  return parts(one, other) && parts(other, one);
}

/** A position of a label away from its bubble, and the line that ties them. */
interface TiedPosition {
  readonly box: Bounds;
  readonly line: Segment;
}

/** From the edge of the bubble to the label, in pixels. */
const DISTANCES = [10, 20, 32, 48] as const;
const TURNS = 32;
/** Up first, then alternately to both sides: a line that falls to its bubble is the easiest to follow. */
const DIRECTIONS = Array.from({ length: TURNS }, (_, index) => {
  const turns = index % 2 === 0 ? -index / 2 : (index + 1) / 2;
  const angle = (turns / TURNS) * 2 * Math.PI;
  return { dx: Math.sin(angle), dy: -Math.cos(angle) };
});
/** A flatter line ends at a side of its label, a steeper one at the upper or lower edge. */
const FLAT = 0.3;

/**
 * Positions for a label around its bubble at a distance, the nearest first, each with its leader line; computed as they are asked for.
 * @param size of the label
 */
function* tiedPositions({ x, y, r }: Circle, { width, height }: PlaneSize): Iterable<TiedPosition> {
  for (const distance of DISTANCES) {
    const away = r + distance;
    for (const { dx, dy } of DIRECTIONS) {
      const to = { x: x + dx * away, y: y + dy * away };
      const isSteep = Math.abs(dy) > FLAT;
      const left = to.x - (width * (1 - (isSteep ? dx : Math.sign(dx)))) / 2;
      const top = to.y - (height * (1 - (isSteep ? Math.sign(dy) : 0))) / 2;
      const from = { x: x + dx * (r + 1), y: y + dy * (r + 1) };
      yield { box: { left, top, right: left + width, bottom: top + height }, line: { from, to } };
    }
  }
}

/** A bubble whose name is to be placed. */
export interface LabelWish extends Circle {
  /** Of the text, in pixels. */
  readonly width: number;
}

/** The area for labels, and what they avoid. */
export interface LabelGround {
  readonly bounds: Bounds;
  /** No label touches these. */
  readonly bubbles: readonly Circle[];
  readonly taken: readonly Bounds[];
  /** Avoided where another position is free. */
  readonly avoided?: readonly Circle[];
  /** Avoided where another position is free, also with a leader line. */
  readonly lines?: readonly Segment[];
  /** Labels without room at their bubble may be placed near it, with a leader line. */
  readonly ties?: boolean;
}

export interface PlacedLabel {
  /** Of the wish. */
  readonly index: number;
  readonly box: Bounds;
  /** The leader line from the bubble; null: the label is at the bubble. */
  readonly line: Segment | null;
}

type Position = Omit<PlacedLabel, 'index'>;

export const LABEL_HEIGHT = 16;
const GAP = 2;
const SIDE_GAP = 4;
/** Nearer to another bubble, a label could be its name as well. */
const NEAR = 5;

/**
 * Places labels at their bubbles, in the order of the wishes: above, below, right or left of it, or else above or below
 * but shifted sideways. A label that would touch any bubble, another label, a taken box or the edge of the bounds is left
 * out, until enough labels are placed. With `ties`, a label that would be as near to another bubble, or has no room, is
 * tried farther from its bubble, with a leader line that crosses no bubble, label or other line.
 */
export function placeLabels(
  wishes: Iterable<LabelWish>,
  { bounds, bubbles, taken, avoided = [], lines: crossing = [], ties = false }: LabelGround,
  enough = Infinity,
): readonly PlacedLabel[] {
  const covered = new CircleGrid(bubbles);
  const crossed = new CircleGrid(avoided);
  const boxes = [...taken];
  const lines: Segment[] = [];
  const placed: PlacedLabel[] = [];
  const isFree = (box: Bounds): boolean =>
    isInside(box, bounds) &&
    !boxes.some((other) => overlaps(box, other)) &&
    !lines.some((line) => crossesBox(line, box)) &&
    !touches(box, covered);
  const isAmbiguous = (box: Bounds, own: Circle): boolean => {
    const around = grown(box, NEAR);
    return covered.some(around, (circle) => !isSame(circle, own) && touchesCircle(around, circle));
  };
  const isClear = (line: Segment, own: Circle): boolean =>
    !boxes.some((box) => crossesBox(line, box)) &&
    !lines.some((other) => cross(line, other)) &&
    !covered.some(boundsOfSegment(line), (circle) => !isSame(circle, own) && crossesCircle(line, circle));
  const isOffLines = (box: Bounds): boolean => !crossing.some((line) => crossesBox(line, box));
  const best = (free: readonly Bounds[]): Position | undefined => {
    const box = free.find((candidate) => !touches(candidate, crossed)) ?? free[0];
    return box && { box, line: null };
  };
  const tied = (wish: LabelWish, fits: (box: Bounds) => boolean): Position | undefined => {
    for (const position of tiedPositions(wish, { width: wish.width, height: LABEL_HEIGHT })) {
      if (fits(position.box) && isFree(position.box) && isClear(position.line, wish)) return position;
    }
    return undefined;
  };

  let index = -1;
  for (const wish of wishes) {
    if (placed.length >= enough) break;
    index += 1;
    const free = candidates(wish).filter(isFree);
    const clear = ties ? free.filter((box) => !isAmbiguous(box, wish)) : free;
    const position =
      best(clear.filter(isOffLines)) ??
      (ties ? tied(wish, isOffLines) : undefined) ??
      best(clear) ??
      (ties ? tied(wish, () => true) : undefined) ??
      best(free);
    if (position === undefined) continue;
    boxes.push(position.box);
    if (position.line !== null) lines.push(position.line);
    placed.push({ index, ...position });
  }
  return placed;
}

function touches(box: Bounds, circles: CircleGrid<Circle>): boolean {
  return circles.some(box, (circle) => touchesCircle(box, circle));
}

function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function isSame(one: Circle, other: Circle): boolean {
  return one.x === other.x && one.y === other.y && one.r === other.r;
}

function candidates({ x, y, r, width }: LabelWish): readonly Bounds[] {
  const at = (left: number, top: number): Bounds => ({ left, top, right: left + width, bottom: top + LABEL_HEIGHT });
  const above = y - r - GAP - LABEL_HEIGHT;
  const below = y + r + GAP;
  return [
    at(x - width / 2, above),
    at(x - width / 2, below),
    at(x + r + SIDE_GAP, y - LABEL_HEIGHT / 2),
    at(x - r - SIDE_GAP - width, y - LABEL_HEIGHT / 2),
    at(x - r, above),
    at(x + r - width, above),
    at(x - r, below),
    at(x + r - width, below),
  ];
}
