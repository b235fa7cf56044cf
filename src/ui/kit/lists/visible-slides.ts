import { MOBILE_BREAKPOINT } from '../../../application/shell/viewport';

/** In pixels, from the beginning of one slide of a carousel to that of the next. */
const SLIDE = 415;
const SLIDE_ON_A_PHONE = 342;

/** @returns how many slides of a carousel the window can show: these are drawn with it, the others when they come near */
export function slidesInWindow(): number {
  const { innerWidth } = window;
  return Math.ceil(innerWidth / (innerWidth < MOBILE_BREAKPOINT ? SLIDE_ON_A_PHONE : SLIDE));
}
