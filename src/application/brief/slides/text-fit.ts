import type { SlideBox } from './slide-deck';

export interface Font {
  readonly isBold?: boolean;
  readonly isSerif?: boolean;
}

/** Heights of a line, in font sizes. */
const LINE = 1.24;

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

/** The width of a text, estimated: a file has the fonts of its reader's machine. In units of a slide. */
function textWidth(text: string, size: number, { isBold = false, isSerif = false }: Font = {}): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size * (isBold ? 1.07 : 1) * (isSerif ? 1.1 : 1);
}

/** The height of a text in a box of this width; its paragraphs start new lines. */
export function textHeight(text: string, size: number, width: number, font: Font = {}): number {
  return text.split('\n').reduce((lines, paragraph) => lines + linesOf(paragraph, size, width, font), 0) * size * LINE;
}

/** The first of the sizes, from the largest, in which the text fits into the box; the last where it fits in none. */
export function fittingSize(
  text: string,
  { width, height }: Pick<SlideBox, 'width' | 'height'>,
  sizes: readonly number[],
  font: Font = {},
): number {
  return sizes.find((size) => textHeight(text, size, width, font) <= height) ?? sizes.at(-1) ?? 0;
}

/** Splits a text at the end of a sentence, so that the first part fits; whole where it does. */
export function splitAtSentence(
  text: string,
  fits: (part: string) => boolean,
): { readonly shown: string; readonly rest: string } {
  if (fits(text)) return { shown: text, rest: '' };
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if (!fits(text.slice(0, index + segment.length).trim())) break;
    end = index + segment.length;
  }
  return { shown: text.slice(0, end).trim(), rest: text.slice(end).trim() };
}

/** Without the sentences after the first. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}

function linesOf(paragraph: string, size: number, width: number, font: Font): number {
  const space = textWidth(' ', size, font);
  let [lines, used] = [1, 0];
  for (const word of paragraph.split(/\s+/u)) {
    const own = textWidth(word, size, font);
    // A word that is longer than a line is broken.
    const full = own > width ? Math.floor(own / width) : 0;
    if (used > 0 && used + space + own > width) [lines, used] = [lines + 1 + full, own - full * width];
    else [lines, used] = [lines + full, used + (used > 0 ? space : 0) + own - full * width];
  }
  return lines;
}

function widthOf(character: string): number {
  let width = known.get(character);
  if (width === undefined) {
    width = WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER;
    known.set(character, width);
  }
  return width;
}
