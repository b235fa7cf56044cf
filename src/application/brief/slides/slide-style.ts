import type { SlideItem, SlideLine, SlideText } from './slide-deck';
import type { QuadrantName } from '../../../domain/topic/quadrant';

/** The light theme's tokens: a deck travels without the product's style sheets and fonts. */
export const SLIDE_COLOURS = {
  text: '14161B',
  muted: '5A606B',
  line: 'E2E1DA',
  tick: 'A9ABAE',
  well: 'EFEFEA',
  surface: 'FFFFFF',
} as const;

interface Hue {
  readonly fill: string;
  readonly text: string;
  readonly tint: string;
}

export const SLIDE_HUES: Readonly<Record<QuadrantName, Hue>> = {
  strong_signal: { fill: 'D9411E', text: 'B93415', tint: 'FBEAE5' },
  mature_signal: { fill: '1F5FD6', text: '1F5FD6', tint: 'E6EEFB' },
  potential_disruptor: { fill: '127A4B', text: '127A4B', tint: 'E3F1EA' },
  uncertain_signal: { fill: '6B6B14', text: '6B6B14', tint: 'F0F0DF' },
  default: { fill: '7A7F89', text: '5A606B', tint: 'EFEFEA' },
};

/** Where the brief and its data are from, and the number of the slide. */
export function footer(text: string, number: number): readonly SlideItem[] {
  const line: SlideLine = {
    kind: 'line',
    box: { x: 48, y: 673, width: 1184, height: 0 },
    colour: SLIDE_COLOURS.line,
  };
  const at = (x: number, width: number, words: string, align: 'left' | 'right'): SlideText => ({
    kind: 'text',
    box: { x, y: 678, width, height: 24 },
    vertical: 'middle',
    align,
    runs: [{ text: words, size: 12, colour: SLIDE_COLOURS.muted }],
  });
  return [line, at(48, 1040, text, 'left'), at(1132, 100, String(number), 'right')];
}
