import type { Circle } from '../../geometry/shapes';

/** A circle, or the data of a path. */
export type Outline = Circle | string;

/** The shape of bubbles: on the map, as elements or on a canvas, of their rings, and of the examples in its keys. */
export function bubbleOutline({ x, y, r }: Circle): Outline {
  return { x, y, r };
}
