import { quadtree, type Quadtree } from 'd3-quadtree';
import type { Point } from './fan-out';
import type { Mark } from '../map/model/map-scene';
import { toPlane, type View } from './view';

/** Finds the bubble under a pointer without asking all of them. */
export class HitTest {
  readonly #tree: Quadtree<Mark>;
  readonly #largest: number;

  constructor(marks: readonly Mark[]) {
    this.#tree = quadtree(
      [...marks],
      (mark) => mark.x,
      (mark) => mark.y,
    );
    this.#largest = marks.reduce((largest, mark) => Math.max(largest, mark.r), 0);
  }

  /**
   * The bubble whose edge is nearest; inside several, the smallest, because it lies on top.
   * @param at on the screen
   * @param reach how far outside a bubble still counts, in pixels of the screen
   */
  nearest(at: Point, view: View, reach: number): Mark | null {
    const centre = toPlane(view, at);
    const farthest = (this.#largest + reach) / view.scale;
    let best: Mark | null = null;
    let bestScore = Infinity;
    this.#tree.visit((node, left, top, right, bottom) => {
      if (
        left > centre.x + farthest ||
        right < centre.x - farthest ||
        top > centre.y + farthest ||
        bottom < centre.y - farthest
      ) {
        return true;
      }
      if (!('data' in node)) return false;
      for (let leaf: typeof node | undefined = node; leaf !== undefined; leaf = leaf.next) {
        const mark = leaf.data;
        const distance = Math.hypot(mark.x - centre.x, mark.y - centre.y) * view.scale - mark.r;
        if (distance > reach) continue;
        // Inside, the radius decides (always below any distance outside).
        const score = distance <= 0 ? mark.r - 1e6 : distance;
        if (score < bestScore) {
          bestScore = score;
          best = mark;
        }
      }
      return false;
    });
    return best;
  }
}
