import { CircleTree } from './circle-tree';
import { isInside, overlaps, touchesCircle, type Box, type Circle } from './shapes';

/** A bubble whose name is to be placed. */
export interface LabelWish extends Circle {
  /** Of the text, in pixels. */
  readonly width: number;
}

/** The area for labels, and what they avoid. */
export interface LabelGround {
  readonly bounds: Box;
  /** No label touches these. */
  readonly bubbles: readonly Circle[];
  readonly taken: readonly Box[];
  /** Avoided where another position is free. */
  readonly avoided?: readonly Circle[];
}

export interface PlacedLabel {
  /** Of the wish. */
  readonly index: number;
  readonly box: Box;
}

export const LABEL_HEIGHT = 16;
const GAP = 2;
const SIDE_GAP = 4;

/**
 * Places labels at their bubbles, in the order of the wishes: above, below, right or left of it, or else above or below
 * but shifted sideways. A label that would touch any bubble, another label, a taken box or the edge of the bounds is left
 * out, until enough labels are placed.
 */
export function placeLabels(
  wishes: Iterable<LabelWish>,
  { bounds, bubbles, taken, avoided = [] }: LabelGround,
  enough = Infinity,
): readonly PlacedLabel[] {
  const covered = new CircleTree(bubbles);
  const crossed = new CircleTree(avoided);
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  let index = -1;
  for (const wish of wishes) {
    if (placed.length >= enough) break;
    index += 1;
    const free = candidates(wish).filter(
      (box) => isInside(box, bounds) && !boxes.some((other) => overlaps(box, other)) && !touches(box, covered),
    );
    const box = free.find((candidate) => !touches(candidate, crossed)) ?? free[0];
    if (box === undefined) continue;
    boxes.push(box);
    placed.push({ index, box });
  }
  return placed;
}

function touches(box: Box, circles: CircleTree<Circle>): boolean {
  return circles.near(box).some((circle) => touchesCircle(box, circle));
}

function candidates({ x, y, r, width }: LabelWish): readonly Box[] {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + LABEL_HEIGHT });
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
