import type { SlideBox, SlideColour } from '../../application/brief/slides/slide-deck';
import { xmlText } from '../../domain/shared/csv';
import type { QuadrantName } from '../../domain/topic/quadrant';

/** The fonts of the theme, which the readers can change for the whole file. */
export const SANS = '+mn-lt';
export const SERIF = '+mj-lt';

/** Units of an inch, and of a point. */
export const INCH = 96;
export const POINT = 4 / 3;

export function inches({ x, y, width, height }: SlideBox) {
  return { x: x / INCH, y: y / INCH, w: width / INCH, h: height / INCH };
}

/** The library has no alternative text for shapes: it is written behind their name, and moved when the file is mended. */
const ALT = '\u2063alt=';
const TITLE = '\u2063title';

export function objectName(name: string, alt?: string): string {
  return (
    xmlText(name.replaceAll('\u2063', '')) + (alt === undefined ? '' : ALT + xmlText(alt.replaceAll('\u2063', '')))
  );
}

/** Of the text that is the title of its slide. */
export const TITLE_NAME = `Title${TITLE}`;

/** Moves alternative texts out of the names, and makes placeholders of titles. */
export function withObjectNames(slide: string): string {
  return slide
    .replaceAll(
      /name="Title\u2063title"><\/p:cNvPr><p:cNvSpPr[^>]*\/><p:nvPr><\/p:nvPr>/g,
      'name="Title"></p:cNvPr><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>',
    )
    .replaceAll(/name="([^"\u2063]*)\u2063alt=([^"]*)"/g, 'name="$1" descr="$2"');
}

/** The light theme's tokens, as a test compares: a file travels without the product's style sheets. */
const COLOURS = {
  text: '14161B',
  muted: '5A606B',
  line: 'E2E1DA',
  faint: '82878F',
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
