import { CircleGrid } from './circle-grid';
import { tiedPositions } from './leader-lines';
import { boundsOfSegment, cross, crossesBox, crossesCircle, type Segment } from './segments';
import { isInside, overlaps, touchesCircle, type Bounds, type Circle } from './shapes';

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
  { bounds, bubbles, taken, avoided = [], ties = false }: LabelGround,
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
  const best = (free: readonly Bounds[]): Position | undefined => {
    const box = free.find((candidate) => !touches(candidate, crossed)) ?? free[0];
    return box && { box, line: null };
  };
  const tied = (wish: LabelWish): Position | undefined => {
    for (const position of tiedPositions(wish, { width: wish.width, height: LABEL_HEIGHT })) {
      if (isFree(position.box) && isClear(position.line, wish)) return position;
    }
    return undefined;
  };

  let index = -1;
  for (const wish of wishes) {
    if (placed.length >= enough) break;
    index += 1;
    const free = candidates(wish).filter(isFree);
    const clear = ties ? free.filter((box) => !isAmbiguous(box, wish)) : free;
    const position = best(clear) ?? (ties ? tied(wish) : undefined) ?? best(free);
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
