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
