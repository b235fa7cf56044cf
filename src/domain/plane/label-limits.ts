import { DENSE } from './bubble-sizes';
import type { PlaneSize } from './shapes';

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
