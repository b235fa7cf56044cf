import { quadtree, type Quadtree } from 'd3-quadtree';
import type { Box, Circle } from './shapes';

/** A quadtree of circles, by their centres. */
export class CircleTree<C extends Circle> {
  readonly #tree: Quadtree<C>;
  readonly #largest: number;

  constructor(circles: readonly C[]) {
    this.#tree = quadtree(
      [...circles],
      ({ x }) => x,
      ({ y }) => y,
    );
    this.#largest = circles.reduce((largest, { r }) => Math.max(largest, r), 0);
  }

  /**
   * The circles that may touch a box, and some others beside it.
   * @param scale of the radii: they are in pixels of the screen, centres and box in pixels of the plane
   */
  near(box: Box, scale = 1): readonly C[] {
    const found: C[] = [];
    this.#visit(box, scale, (circle) => {
      found.push(circle);
      return false;
    });
    return found;
  }

  /** Whether a test holds for one of the circles that may touch a box; the search ends with the first. */
  some(box: Box, test: (circle: C) => boolean): boolean {
    return this.#visit(box, 1, test);
  }

  #visit(box: Box, scale: number, test: (circle: C) => boolean): boolean {
    let isFound = false;
    const reach = this.#largest / scale;
    this.#tree.visit((node, left, top, right, bottom) => {
      if (isFound || left > box.right + reach || right < box.left - reach) return true;
      if (top > box.bottom + reach || bottom < box.top - reach) return true;
      if ('data' in node) {
        for (let leaf: typeof node | undefined = node; leaf && !isFound; leaf = leaf.next) isFound = test(leaf.data);
      }
      return isFound;
    });
    return isFound;
  }
}
