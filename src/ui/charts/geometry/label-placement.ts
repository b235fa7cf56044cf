import type { Point } from './fan-out';

/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Circle extends Point {
  readonly r: number;
}

/** A bubble that would like to wear its name. */
export interface LabelWish extends Circle {
  /** Of the written name, in pixels. */
  readonly width: number;
}

/** Where names may stand. */
export interface LabelGround {
  readonly bounds: Box;
  /** No name touches these. */
  readonly bubbles: readonly Circle[];
  readonly taken: readonly Box[];
  /** No name touches these either, where it has another place. */
  readonly avoided?: readonly Circle[];
}

export interface PlacedLabel {
  /** Which wish was granted. */
  readonly index: number;
  readonly box: Box;
}

export const LABEL_HEIGHT = 16;
const GAP = 2;
const SIDE_GAP = 4;
const CELL = 48;

/**
 * Puts names beside their bubbles, in the order of the wishes: above, below, right, or left of it, or else above or
 * below but pushed aside. A name that would touch any bubble, another name, a taken box or the edge of the bounds is
 * left out, and the next wish has its turn, until enough names are placed.
 */
export function placeLabels(
  wishes: Iterable<LabelWish>,
  { bounds, bubbles, taken, avoided = [] }: LabelGround,
  enough = Infinity,
): readonly PlacedLabel[] {
  const held = new CircleGrid(bubbles);
  const crossed = new CircleGrid(avoided);
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  let index = -1;
  for (const wish of wishes) {
    if (placed.length >= enough) break;
    index += 1;
    const isFree = (place: Box): boolean =>
      isInside(place, bounds) && !boxes.some((other) => overlaps(place, other)) && !held.touches(place);
    const all = places(wish);
    const box = all.find((place) => isFree(place) && !crossed.touches(place)) ?? all.find(isFree);
    if (box === undefined) continue;
    boxes.push(box);
    placed.push({ index, box });
  }
  return placed;
}

function places({ x, y, r, width }: LabelWish): readonly Box[] {
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

function isInside(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

export function touchesCircle(box: Box, { x, y, r }: Circle): boolean {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  return dx * dx + dy * dy < r * r;
}

/** Circles by the cells they reach into, so that a name asks its neighbours and not all of 6,000. */
class CircleGrid {
  readonly #cells = new Map<string, Circle[]>();

  constructor(circles: readonly Circle[]) {
    for (const circle of circles) {
      const { x, y, r } = circle;
      for (const key of cellsOf({ left: x - r, top: y - r, right: x + r, bottom: y + r })) {
        const cell = this.#cells.get(key);
        if (cell === undefined) this.#cells.set(key, [circle]);
        else cell.push(circle);
      }
    }
  }

  touches(box: Box): boolean {
    return cellsOf(box).some((key) => this.#cells.get(key)?.some((circle) => touchesCircle(box, circle)) ?? false);
  }
}

function cellsOf({ left, top, right, bottom }: Box): readonly string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) keys.push(`${column},${row}`);
  }
  return keys;
}
