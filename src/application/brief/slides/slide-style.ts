import type { SlideItem, SlideLine, SlideText } from './slide-deck';
import { fittingSize, type Font } from './text-fit';

/** The sides and the height of what a slide shows, between its title and its foot. */
export const PAGE = { left: 48, right: 1232, width: 1184, top: 118, bottom: 656 } as const;

const FOOT_SIZES = [12, 11, 10] as const;

/** The title of a slide, smaller where it is long: it may have two lines. */
export function slideTitle(text: string, { y = 32, height = 60 } = {}): SlideText {
  const box = { x: PAGE.left, y, width: PAGE.width, height };
  const size = fittingSize(text, box, [34, 30, 26, 24, 22, 20], { isSerif: true });
  return { kind: 'text', box, vertical: 'middle', role: 'title', runs: [{ text, size, isSerif: true }] };
}

/** A line of muted words. */
export function smallText(text: string, y: number, { size = 15, height = 24 } = {}): SlideText {
  const box = { x: PAGE.left, y, width: PAGE.width, height };
  return { kind: 'text', box, vertical: 'middle', runs: [{ text, size, colour: 'muted' }] };
}

/** Where the brief and its data are from, what its figures are, and the number of the slide. */
export function footer(text: string, number: number): readonly SlideItem[] {
  const line: SlideLine = { kind: 'line', box: { x: PAGE.left, y: 670, width: PAGE.width, height: 0 }, colour: 'line' };
  const words = { x: PAGE.left, y: 675, width: 1100, height: 32 };
  const font: Font = {};
  return [
    line,
    {
      kind: 'text',
      box: words,
      vertical: 'middle',
      runs: [{ text, size: fittingSize(text, words, FOOT_SIZES, font), colour: 'muted' }],
    },
    {
      kind: 'text',
      box: { x: 1160, y: 675, width: 72, height: 32 },
      vertical: 'middle',
      align: 'right',
      role: 'number',
      runs: [{ text: String(number), size: 12, colour: 'muted' }],
    },
  ];
}
