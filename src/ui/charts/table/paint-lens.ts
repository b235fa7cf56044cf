import type { Lens } from '../items/disagreement';
import { paintDisc } from '../export/picture-key';
import type { Palette } from '../palette';

/** Half of the widest mark, so that marks at the ends stay in their cell; in pixels. */
export const MARK_INSET = 8;

/** Where a share of a column's width stands, for marks and for the ticks above them. */
export function placeOf(share: number, { left, width }: { readonly left: number; readonly width: number }): number {
  return left + MARK_INSET + share * (width - 2 * MARK_INSET);
}

/** Consumers: a circle; industry: a square; society: a diamond; as LensMark draws them on the page. */
export function paintLensMark(
  context: CanvasRenderingContext2D,
  lens: Lens,
  x: number,
  y: number,
  { text, surface, muted }: Palette,
): void {
  if (lens === 'consumer') return paintDisc(context, x, y, 4, text);
  context.beginPath();
  if (lens === 'industry') context.rect(x - 3.5, y - 3.5, 7, 7);
  else {
    context.moveTo(x, y - 4.75);
    context.lineTo(x + 4.75, y);
    context.lineTo(x, y + 4.75);
    context.lineTo(x - 4.75, y);
    context.closePath();
  }
  context.fillStyle = lens === 'industry' ? surface : muted;
  context.fill();
  if (lens !== 'industry') return;
  context.lineWidth = 1.5;
  context.strokeStyle = text;
  context.stroke();
}

/** One of the three bars of a list's lenses. */
export function paintLensBar(
  context: CanvasRenderingContext2D,
  lens: Lens,
  left: number,
  top: number,
  width: number,
  { text, muted, faint }: Palette,
): void {
  context.fillStyle = { consumer: text, industry: muted, society: faint }[lens];
  context.fillRect(left, top, Math.max(1, width), 3);
}
