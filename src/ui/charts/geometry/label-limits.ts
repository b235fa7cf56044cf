import { DENSE } from './bubble-sizes';
import type { PlaneSize } from './shapes';

const SPARSE = 60;
/** Of a laptop's plane, in pixels: what has more room names more. */
const USUAL_AREA = 700_000;

/**
 * How many of the visible bubbles may wear their name: all that fit, the 25 largest, or the 12 largest; on a phone half as
 * many, and on a large screen more.
 */
export function labelLimit(visible: number, narrow: boolean, { width, height }: PlaneSize): number {
  if (narrow) return visible <= SPARSE ? 14 : 6;
  if (visible <= SPARSE) return visible;
  return Math.round((visible <= DENSE ? 25 : 12) * Math.max(1, (width * height) / USUAL_AREA));
}

/** Names longer than this are cut in the map; the tooltip has the whole. */
export const LABEL_CHARACTERS = 32;
/** A name as wide as a phone's quadrant would stand in the next one. */
export const NARROW_LABEL_CHARACTERS = 17;

const PLAIN = /^[ -~]*$/;
let graphemes: Intl.Segmenter | null = null;

/** Cut at a character as people count them, so that no emoji or accent is torn apart. */
export function shortLabel(name: string, most = LABEL_CHARACTERS): string {
  if (name.length <= most) return name;
  // What has one sign for each character need not be taken apart, and the tool for it is slow to come by.
  if (PLAIN.test(name)) return `${name.slice(0, most - 1).trimEnd()}…`;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const characters = [...graphemes.segment(name)];
  if (characters.length <= most) return name;
  const kept = characters.slice(0, most - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
