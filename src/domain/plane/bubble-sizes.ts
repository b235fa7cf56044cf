import type { PlaneSize } from './shapes';

/** Above this many bubbles a map is dense: they may become smaller, and fewer of them have a label. */
export const DENSE = 400;

const RADIUS_OF_ONE_DRIVER = 5.6;
/** In pixels: on narrower planes bubbles are smaller, to leave room for labels. */
const FULL_WIDTH = 640;
const LEAST_UNIT = 0.6;
const LARGEST_SHARE = 0.12;

/** Limits of the radius of the smallest bubble, in pixels. */
const MOST = 4;
const MOST_DENSE = 2.5;
const LEAST = 1.5;
const SMALLEST_SHARE = 0.07;

export function smallestRadius(count: number, { width, height }: PlaneSize): number {
  const fair = Math.sqrt((SMALLEST_SHARE * width * height) / (Math.PI * count));
  return Math.min(count <= DENSE ? MOST : MOST_DENSE, Math.max(LEAST, fair));
}

/**
 * Radii in pixels; the area of a bubble is proportional to its number of drivers. All are shrunk by one factor where
 * together they would cover more than 12 % of the plane. An unknown count has the smallest bubble.
 */
export function bubbleRadii(driverCounts: readonly (number | null)[], plane: PlaneSize): readonly number[] {
  const smallest = smallestRadius(driverCounts.length, plane);
  const unit = RADIUS_OF_ONE_DRIVER * Math.min(1, Math.max(LEAST_UNIT, plane.width / FULL_WIDTH));
  const roots = driverCounts.map((count) => unit * Math.sqrt(count ?? 0));
  const allowed = (LARGEST_SHARE * plane.width * plane.height) / Math.PI;
  const covered = (factor: number): number =>
    roots.reduce((sum, root) => sum + Math.max(smallest, root * factor) ** 2, 0);
  const factor = covered(1) <= allowed ? 1 : largestWithin((candidate) => covered(candidate) <= allowed);
  return roots.map((root) => Math.max(smallest, root * factor));
}

/** The largest factor between 0 and 1 that fits, to a thousandth; 0 when none does. */
function largestWithin(fits: (factor: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const SPARSE = 60;
/** The area of the plane on a laptop, in pixels: larger planes have more labels. */
const USUAL_AREA = 700_000;

/**
 * How many of the visible bubbles may have a label: all that fit, the 25 largest, or the 12 largest; on a phone fewer, and
 * on a large screen more.
 */
export function labelLimit(visible: number, narrow: boolean, { width, height }: PlaneSize): number {
  if (narrow) return visible <= SPARSE ? 14 : 6;
  if (visible <= SPARSE) return visible;
  return Math.round((visible <= DENSE ? 25 : 12) * Math.max(1, (width * height) / USUAL_AREA));
}

/** Longer names are cut on the map; the tooltip has the whole name. */
export const LABEL_CHARACTERS = 32;
export const NARROW_LABEL_CHARACTERS = 17;

const PLAIN = /^[ -~]*$/;
let graphemes: Intl.Segmenter | null = null;

/** Cuts a name between grapheme clusters, so that no emoji or accent is broken. */
export function shortLabel(name: string, most = LABEL_CHARACTERS): string {
  if (name.length <= most) return name;
  // ASCII needs no segmenter, which is slow to create.
  if (PLAIN.test(name)) return `${name.slice(0, most - 1).trimEnd()}…`;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const characters = [...graphemes.segment(name)];
  if (characters.length <= most) return name;
  const first = characters.slice(0, most - 1).map(({ segment }) => segment);
  return `${first.join('').trimEnd()}…`;
}
