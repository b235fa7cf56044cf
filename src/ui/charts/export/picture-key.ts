import type { Palette } from '../palette';
import { SANS } from '../fonts';
import { fit, measureIn } from './picture-text';

/** One sign of a picture and what it stands for; without a sign, a sentence. */
export interface KeyEntry {
  readonly text: string;
  readonly sign?: KeySign;
}

export interface KeySign {
  readonly width: number;
  /** @param x its left edge @param y its middle */
  paint(context: CanvasRenderingContext2D, x: number, y: number, palette: Palette): void;
}

interface PlacedEntry extends KeyEntry {
  readonly left: number;
}
export type KeyRow = readonly PlacedEntry[];

export const KEY_LINE = 22;
const FONT = `400 12px ${SANS}`;
const AFTER_SIGN = 8;
const BETWEEN = 20;

/** The entries one after the other, in as many rows as they need. */
export function keyRows(context: CanvasRenderingContext2D, entries: readonly KeyEntry[], width: number): KeyRow[] {
  const measure = measureIn(context, FONT);
  const rows: PlacedEntry[][] = [];
  let left = Infinity;
  for (const entry of entries) {
    const { text, sign } = entry;
    const signWidth = sign === undefined ? 0 : sign.width + AFTER_SIGN;
    const fitted = fit(text, width - signWidth, measure);
    const own = signWidth + measure(fitted);
    if (left + own > width) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)?.push({ ...entry, text: fitted, left });
    left += own + BETWEEN;
  }
  return rows;
}

/** @param y the middle of the first row */
export function paintKey(
  context: CanvasRenderingContext2D,
  rows: readonly KeyRow[],
  x: number,
  y: number,
  palette: Palette,
): void {
  rows.forEach((row, index) => {
    const middle = y + index * KEY_LINE;
    for (const { text, sign, left } of row) {
      context.save();
      sign?.paint(context, x + left, middle, palette);
      context.restore();
      context.font = FONT;
      context.fillStyle = palette.muted;
      context.textAlign = 'left';
      context.fillText(text, x + left + (sign === undefined ? 0 : sign.width + AFTER_SIGN), middle + 4);
    }
  });
}

/** A disc, as most signs are made of. */
export function paintDisc(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
}
