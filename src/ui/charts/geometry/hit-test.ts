import { least } from 'd3-array';
import { CircleTree } from './circle-tree';
import { boundsOf, type Circle, type Point } from './shapes';
import { toPlane, type View } from './view';

/** Finds the bubble under a pointer. */
export class HitTest<Bubble extends Circle> {
  readonly #tree: CircleTree<Bubble>;

  constructor(bubbles: readonly Bubble[]) {
    this.#tree = new CircleTree(bubbles);
  }

  /**
   * The bubble whose edge is nearest; inside several, the smallest, because it is drawn on top.
   * @param at in pixels of the screen
   * @param reach distance from a bubble that still counts, in pixels of the screen
   */
  nearest(at: Point, view: View, reach: number): Bubble | null {
    const { x, y } = toPlane(view, at);
    const near = this.#tree.near(boundsOf({ x, y, r: reach / view.scale }), view.scale);
    const scoreOf = (bubble: Bubble): number => {
      const distance = Math.hypot(bubble.x - x, bubble.y - y) * view.scale - bubble.r;
      if (distance > reach) return Number.NaN;
      // Inside, the radius decides, below any distance outside.
      return distance <= 0 ? bubble.r - 1e6 : distance;
    };
    return least(near, scoreOf) ?? null;
  }
}
