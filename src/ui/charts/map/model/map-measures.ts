import type { PlaneSize } from '../../geometry/shapes';

/** Room around the plane for the axes, in pixels. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const WIDE_MARGINS: Margins = { left: 44, right: 16, top: 32, bottom: 44 };
const NARROW_MARGINS: Margins = { left: 44, right: 4, top: 32, bottom: 44 };

/** Charts narrower than this are laid out for a phone. */
const NARROW = 600;
/** On a phone the plane is a little higher than wide, and higher still where its place has the room. */
const NARROW_PROPORTION = { least: 1.1, most: 1.6 };
/** What stands below a phone's plane, in pixels: three lines, of which movement may take one. */
const NARROW_FOOTER = 76;
const LOWEST = 160;

export interface MapMeasures {
  readonly narrow: boolean;
  readonly margins: Margins;
  readonly plane: PlaneSize;
}

export function marginsOf(narrow: boolean): Margins {
  return narrow ? NARROW_MARGINS : WIDE_MARGINS;
}

/** @param width and height of the place that the map may fill, in pixels */
export function measuresFor(width: number, height: number): MapMeasures {
  const narrow = width < NARROW;
  const margins = marginsOf(narrow);
  const planeWidth = Math.max(0, Math.floor(width - margins.left - margins.right));
  const room = Math.max(LOWEST, Math.floor(height - margins.top - margins.bottom));
  return {
    narrow,
    margins,
    plane: { width: planeWidth, height: narrow ? narrowHeight(planeWidth, room - NARROW_FOOTER) : room },
  };
}

function narrowHeight(width: number, room: number): number {
  const { least, most } = NARROW_PROPORTION;
  return Math.round(Math.min(width * most, Math.max(width * least, room)));
}
