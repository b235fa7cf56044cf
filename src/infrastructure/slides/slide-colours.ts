import type { SlideColour } from '../../application/shared/slide-deck';
import type { QuadrantName } from '../../domain/topic/quadrant';

/** The light theme's tokens: a file travels without the product's style sheets. */
const COLOURS = {
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

const HUES: Readonly<Record<QuadrantName, Hue>> = {
  strong_signal: { fill: 'D9411E', text: 'B93415', tint: 'FBEAE5' },
  mature_signal: { fill: '1F5FD6', text: '1F5FD6', tint: 'E6EEFB' },
  potential_disruptor: { fill: '127A4B', text: '127A4B', tint: 'E3F1EA' },
  uncertain_signal: { fill: '6B6B14', text: '6B6B14', tint: 'F0F0DF' },
  default: { fill: '7A7F89', text: '5A606B', tint: 'EFEFEA' },
};

/** Six hexadecimal digits. */
export function hexOf(colour: SlideColour): string {
  if (colour.startsWith('#')) return colour.slice(1).toUpperCase();
  if (colour in COLOURS) return COLOURS[colour as keyof typeof COLOURS];
  const [name, part] = colour.split('-') as [QuadrantName, keyof Hue];
  return HUES[name][part];
}
