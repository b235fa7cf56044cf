import type { Bounds, Circle } from './shapes';

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
