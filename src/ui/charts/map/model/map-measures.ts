import type { PlaneSize } from '../../../../domain/plane/shapes';

/** Charts narrower than this are laid out for a phone. */
const NARROW = 600;
/** Room around the plane for the axes, in pixels. */
export const MARGINS = { left: 44, right: 16, top: 32, bottom: 44 };
const NARROW_MARGINS = { ...MARGINS, right: 4 };
const LEAST_WIDTH = 200;
/** The title of the axis stands above the buttons. */
const TALL_MARGINS = { ...NARROW_MARGINS, top: 60 };
/** Height by width of a phone's plane: more where there is room. */
const NARROW_PROPORTION = { least: 1.1, most: 1.6 };
/** Height of the key below a phone's plane, in pixels: three lines, of which movement may take one. */
const NARROW_FOOTER = 76;
const LEAST_HEIGHT = 160;

/** @param planeWidth has no room for the title of the axis beside the buttons, as with large text on a phone */
export function marginsOf(narrow: boolean, planeWidth: number): typeof MARGINS {
  if (narrow && planeWidth < LEAST_WIDTH) return TALL_MARGINS;
  return narrow ? NARROW_MARGINS : MARGINS;
}

/** @param width and height of the room for the map, in pixels */
export function measuresFor(width: number, height: number): { readonly narrow: boolean; readonly plane: PlaneSize } {
  const narrow = width < NARROW;
  const { left, right } = narrow ? NARROW_MARGINS : MARGINS;
  const planeWidth = Math.max(0, Math.floor(width - left - right));
  const { top, bottom } = marginsOf(narrow, planeWidth);
  const room = Math.max(LEAST_HEIGHT, Math.floor(height - top - bottom));
  if (!narrow) return { narrow, plane: { width: planeWidth, height: room } };
  const { least, most } = NARROW_PROPORTION;
  const planeHeight = Math.min(planeWidth * most, Math.max(planeWidth * least, room - NARROW_FOOTER));
  return { narrow, plane: { width: planeWidth, height: Math.round(planeHeight) } };
}
