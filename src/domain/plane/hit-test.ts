import { CircleGrid } from './circle-grid';
import { boundsOf, type Circle, type Point } from './shapes';
import { toPlane, type View } from './view';

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
