import { MOBILE_BREAKPOINT } from '../../../application/shell/viewport';

/** The width of a slide with its gap, in pixels. */
const SLIDE = 415;
const SLIDE_ON_A_PHONE = 342;

/** @returns how many slides of a carousel fit into the window */
export function slidesInWindow(): number {
  const { innerWidth } = window;
  return Math.ceil(innerWidth / (innerWidth < MOBILE_BREAKPOINT ? SLIDE_ON_A_PHONE : SLIDE));
}
