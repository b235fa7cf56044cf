import type { SlideBox, SlideRun } from './slide-deck';
import { beginningOf } from '../../../domain/shared/long-texts';

/** 12 pt in the file, which is read from the last row: no text of a slide is smaller. */
export const SMALLEST = 16;

export interface Font {
  readonly isBold?: boolean;
  readonly isSerif?: boolean;
}

/** Widths of characters in font sizes: a little more than those of Arial, Georgia and the fonts of the page. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;'|!ft()\s[\]/-]/u, 0.34],
  [/[mwMW@%—…&+]/u, 0.9],
  [/[A-Z0-9€$£#]/u, 0.66],
  // Scripts whose characters are as wide as they are high.
  [/[\u1100-\u11FF\u2E80-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|\p{Extended_Pictographic}/u, 1.05],
];
const OTHER = 0.555;
const known = new Map<string, number>();

/** How wide and how high the texts of a font are, in font sizes. */
export interface FontMeasure {
  readonly widthOf: (text: string, font: Font) => number;
  /** The height of a line. */
  readonly line: number;
}

/** Our fonts, estimated: a file has the fonts of its reader's machine. */
export const OUR_MEASURE: FontMeasure = {
  widthOf: (text, { isBold = false, isSerif = false }) => {
    let width = 0;
    for (const character of text) width += widthOf(character);
    return width * (isBold ? 1.07 : 1) * (isSerif ? 1.1 : 1);
  },
  line: 1.24,
};

/** The width that the longest of the texts needs on one line. */
export function widestOf(texts: readonly string[], size: number, measure: FontMeasure, font: Font = {}): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => measure.widthOf(text, font) * size)));
}

/** The height of a text in a box of this width; its paragraphs start new lines. */
export function textHeight(text: string, size: number, width: number, measure: FontMeasure, font: Font = {}): number {
  return text.split('\n').reduce((sum, line) => sum + runsHeight([{ ...font, text: line, size }], width, measure), 0);
}

/** The height of a paragraph of several styles: its lines are as high as the largest. */
export function runsHeight(
  runs: readonly (Font & { readonly text: string; readonly size: number })[],
  width: number,
  measure: FontMeasure,
): number {
  let [lines, used] = [1, 0];
  for (const { text, size, ...font } of runs) {
    const space = measure.widthOf(' ', font) * size;
    for (const [index, word] of text.split(/[^\S\u00A0]/u).entries()) {
      const own = measure.widthOf(word, font) * size;
      // A word that is longer than a line is broken.
      const full = own > width ? Math.floor(own / width) : 0;
      const before = used > 0 && index > 0 ? space : 0;
      if (used > 0 && used + before + own > width) [lines, used] = [lines + 1 + full, own - full * width];
      else [lines, used] = [lines + full, used + before + own - full * width];
    }
  }
  return lines * Math.max(0, ...runs.map(({ size }) => size)) * measure.line;
}

/** The first of the sizes, from the largest, in which the text fits into the box; the last where it fits in none. */
export function fittingSize(
  text: string,
  { width, height }: Pick<SlideBox, 'width' | 'height'>,
  sizes: readonly number[],
  measure: FontMeasure,
  font: Font = {},
): number {
  return sizes.find((size) => textHeight(text, size, width, measure, font) <= height) ?? sizes.at(-1) ?? 0;
}

/** The text in the largest of the sizes in which it fits; in the smallest its beginning, where it fits in none. */
export function fittedText(
  text: string,
  box: Pick<SlideBox, 'width' | 'height'>,
  sizes: readonly number[],
  measure: FontMeasure,
  font: Font = {},
): { readonly text: string; readonly size: number } {
  const size = fittingSize(text, box, sizes, measure, font);
  const fits = (part: string): boolean => textHeight(part, size, box.width, measure, font) <= box.height;
  if (text === '' || (text.length <= MOST_IN_A_BOX && fits(text))) return { text, size };
  return { text: `${splitAnywhere(text, (part) => fits(`${part} …`)).shown} …`, size };
}

/** Splits a text at the end of a sentence, so that the first part fits; whole where it does. */
export function splitAtSentence(
  text: string,
  fits: (part: string) => boolean,
): { readonly shown: string; readonly rest: string } {
  if (text.length <= MOST_IN_A_BOX && fits(text)) return { shown: text, rest: '' };
  let end = 0;
  // What lies behind is never looked at, so that a text of a hundred slides takes the time of each of them.
  const near = text.slice(0, MOST_IN_A_BOX);
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(near)) {
    if (!fits(near.slice(0, index + segment.length).trim())) break;
    end = index + segment.length;
  }
  return { shown: text.slice(0, end).trim(), rest: text.slice(end).trim() };
}

/** In characters: more than any box of a slide holds in the smallest size. */
const MOST_IN_A_BOX = 8000;

/** Splits a sentence that is longer than a box between two words, or inside of one that is as long; the first part fits. */
export function splitAnywhere(
  text: string,
  fits: (part: string) => boolean,
): { readonly shown: string; readonly rest: string } {
  let [low, high] = [1, Math.min(text.length, MOST_IN_A_BOX)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  const shown = low < text.length ? beginningOf(text, low) || text.slice(0, low) : text;
  return { shown: shown.trim(), rest: text.slice(shown.length).trim() };
}

/** Without the sentences after the first. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}

function widthOf(character: string): number {
  let width = known.get(character);
  if (width === undefined) {
    width = WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER;
    known.set(character, width);
  }
  return width;
}

/** A run may end its paragraph. */
export function paragraphsOf(runs: readonly SlideRun[]): readonly (readonly SlideRun[])[] {
  const paragraphs: SlideRun[][] = [[]];
  for (const run of runs) {
    paragraphs.at(-1)?.push(run);
    if (run.isEnd === true) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
