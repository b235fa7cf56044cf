import { type Bounds, type Circle, boundsOf, type Point } from './shapes';
import { toPlane, type View } from './view';
import { largest } from '../shared/statistics';

/** The side of a cell, in pixels. */
const CELL = 32;
/** More columns than any plane has. */
const ROW = 1e6;

/** A spatial index: circles by the square cells that their centres lie in. */
export class CircleGrid<C extends Circle> {
  readonly #cells = new Map<number, C[]>();
  #largest = 0;

  constructor(circles: Iterable<C> = []) {
    for (const circle of circles) this.add(circle);
  }

  add(circle: C): void {
    const key = cellOf(circle.x) + cellOf(circle.y) * ROW;
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, [circle]);
    else cell.push(circle);
    this.#largest = Math.max(this.#largest, circle.r);
  }

  /**
   * The circles that may touch a box, and some others beside it.
   * @param scale of the radii: they are in pixels of the screen, centres and box in pixels of the plane
   */
  near(box: Bounds, scale = 1): readonly C[] {
    const reach = this.#largest / scale;
    const [last, bottom] = [cellOf(box.right + reach), cellOf(box.bottom + reach)];
    const found: C[] = [];
    for (let row = cellOf(box.top - reach); row <= bottom; row += 1) {
      for (let column = cellOf(box.left - reach); column <= last; column += 1) {
        const cell = this.#cells.get(column + row * ROW);
        if (cell !== undefined) found.push(...cell);
      }
    }
    return found;
  }

  /** Whether a test holds for one of the circles that may touch a box. */
  some(box: Bounds, test: (circle: C) => boolean): boolean {
    return this.near(box).some(test);
  }
}

function cellOf(pixel: number): number {
  return Math.floor(pixel / CELL);
}

/** Finds the bubble under a pointer. */
export class HitTest<Bubble extends Circle> {
  readonly #grid: CircleGrid<Bubble>;

  constructor(bubbles: readonly Bubble[]) {
    this.#grid = new CircleGrid(bubbles);
  }

  /**
   * The bubble whose edge is nearest; inside several, the smallest, because it is drawn on top.
   * @param at in pixels of the screen
   * @param reach distance from a bubble that still counts, in pixels of the screen
   */
  nearest(at: Point, view: View, reach: number): Bubble | null {
    const { x, y } = toPlane(view, at);
    let nearest: Bubble | null = null;
    let least = Infinity;
    for (const bubble of this.#grid.near(boundsOf({ x, y, r: reach / view.scale }), view.scale)) {
      const distance = Math.hypot(bubble.x - x, bubble.y - y) * view.scale - bubble.r;
      // Inside, the radius decides, below any distance outside.
      const score = distance <= 0 ? bubble.r - 1e6 : distance;
      if (distance > reach || score >= least) continue;
      nearest = bubble;
      least = score;
    }
    return nearest;
  }
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const ALONG: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The nearest point in a direction, within 45 degrees to either side; a deviation from the direction counts twice.
 * @returns null when there is none
 */
export function nextInDirection<T extends Point>(from: T, points: readonly T[], direction: Direction): T | null {
  const along = ALONG[direction];
  const distances = points.flatMap((point) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * along.x + dy * along.y;
    const aside = Math.abs(dx * along.y) + Math.abs(dy * along.x);
    return ahead <= 0 || aside > ahead ? [] : [{ point, distance: ahead + 2 * aside }];
  });
  const [nearest] = largest(distances, 1, ({ distance }) => -distance);
  return nearest?.point ?? null;
}
