import { DENSE } from './bubble-sizes';

const SPARSE = 60;

/** How many of the visible bubbles may wear their name: all that fit, the 25 largest, or the 12 largest. */
export function labelLimit(visible: number, narrow: boolean): number {
  if (narrow) return 6;
  if (visible <= SPARSE) return visible;
  return visible <= DENSE ? 25 : 12;
}

/** Names longer than this are cut in the map; the tooltip has the whole. */
export const LABEL_CHARACTERS = 32;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cut at a character as people count them, so that no emoji or accent is torn apart. */
export function shortLabel(name: string): string {
  if (name.length <= LABEL_CHARACTERS) return name;
  const characters = [...graphemes.segment(name)];
  if (characters.length <= LABEL_CHARACTERS) return name;
  const kept = characters.slice(0, LABEL_CHARACTERS - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
