import type { Circle, Point } from './shapes';

/** A circle, the corners of a polygon, or the data of an SVG path. In pixels. */
export type BubbleOutline = Circle | readonly Point[] | string;

/** The shape of bubbles: on maps, whatever paints them, of their rings, and of the examples in keys. */
export function bubbleOutline({ x, y, r }: Circle): BubbleOutline {
  return { x, y, r };
}
