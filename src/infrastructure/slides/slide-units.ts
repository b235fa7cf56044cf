import type { SlideBox } from '../../application/shared/slide-deck';

/** The fonts of the theme, which the readers can change for the whole file. */
export const SANS = '+mn-lt';
export const SERIF = '+mj-lt';

/** Units of an inch, and of a point. */
export const INCH = 96;
export const POINT = 4 / 3;

export function inches({ x, y, width, height }: SlideBox) {
  return { x: x / INCH, y: y / INCH, w: width / INCH, h: height / INCH };
}
