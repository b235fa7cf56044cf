import type { SlideBox } from '../../application/brief/slides/slide-deck';

export const SANS = 'Arial';

/** Units of an inch, and of a point. */
export const INCH = 96;
export const POINT = 4 / 3;

export function inches({ x, y, width, height }: SlideBox) {
  return { x: x / INCH, y: y / INCH, w: width / INCH, h: height / INCH };
}

/** XML knows neither most control characters nor halves of a surrogate pair. */
export function xmlText(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '');
}
