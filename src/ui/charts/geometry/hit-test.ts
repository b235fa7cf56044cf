import { quadtree, type Quadtree } from 'd3-quadtree';
import type { Point } from './fan-out';
import type { Circle } from './label-placement';
import { toPlane, type View } from './view';

/** Finds the bubble under a pointer, in a quadtree of their centres. */
export class HitTest<Bubble extends Circle> {
  readonly #tree: Quadtree<Bubble>;
  readonly #largest: number;

  constructor(bubbles: readonly Bubble[]) {
    this.#tree = quadtree(
      [...bubbles],
      ({ x }) => x,
      ({ y }) => y,
    );
    this.#largest = bubbles.reduce((largest, { r }) => Math.max(largest, r), 0);
  }

  /**
   * The bubble whose edge is nearest; inside several, the smallest, because it is drawn on top.
   * @param at in pixels of the screen
   * @param reach distance from a bubble that still counts, in pixels of the screen
   */
  nearest(at: Point, view: View, reach: number): Bubble | null {
    const { x, y } = toPlane(view, at);
    const farthest = (this.#largest + reach) / view.scale;
    let best: Bubble | null = null;
    let bestScore = Infinity;
    this.#tree.visit((node, left, top, right, bottom) => {
      if (left > x + farthest || right < x - farthest || top > y + farthest || bottom < y - farthest) return true;
      if (!('data' in node)) return false;
      for (let leaf: typeof node | undefined = node; leaf !== undefined; leaf = leaf.next) {
        const { data } = leaf;
        const distance = Math.hypot(data.x - x, data.y - y) * view.scale - data.r;
        // Inside, the radius decides, below any distance outside.
        const score = distance <= 0 ? data.r - 1e6 : distance;
        if (distance <= reach && score < bestScore) {
          bestScore = score;
          best = data;
        }
      }
      return false;
    });
    return best;
  }
}
