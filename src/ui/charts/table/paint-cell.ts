import { LENSES } from '../items/disagreement';
import { paintDisc } from '../export/picture-key';
import { fit, measureIn } from '../export/picture-text';
import { SANS, SERIF } from '../fonts';
import type { Palette } from '../palette';
import { MARK_INSET, paintLensBar, paintLensMark, placeOf } from './paint-lens';
import type { BarShares, Cell } from './table-columns';

/** In pixels. */
export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isEnd: boolean;
}

/** Paints on a canvas what TableCell makes as elements. */
export function paintCell(context: CanvasRenderingContext2D, cell: Cell, box: CellBox, palette: Palette): void {
  const middle = box.top + box.height / 2;
  switch (cell.kind) {
    case 'name':
      return paintName(context, cell, box, palette);
    case 'rank':
    case 'text':
      return write(context, cell.text, box, `400 13px ${SANS}`, palette.muted);
    case 'figure':
      return write(context, cell.text, box, `400 13px ${SANS}`, palette.text);
    case 'quadrant':
      paintDisc(context, box.left + 4, middle, 4, palette.ink[cell.hue]);
      return write(context, cell.text, indented(box, 16), `500 13px ${SANS}`, palette.label[cell.hue]);
    case 'bar': {
      if (cell.bar !== null) {
        const room = box.width - 72;
        context.globalAlpha = 0.55;
        context.fillStyle = palette.muted;
        context.fillRect(box.left + cell.bar.from * room, middle - 4, (cell.bar.to - cell.bar.from) * room, 8);
        context.globalAlpha = 1;
        context.fillStyle = palette.axis;
        context.fillRect(box.left + cell.bar.zero * room - 0.5, middle - 8, 1, 16);
        if (cell.bar.isCut) paintCut(context, cell.bar, box.left, room, middle, palette);
      }
      return write(context, cell.text, { ...box, isEnd: true }, `400 13px ${SANS}`, palette.text);
    }
    case 'lenses':
      if (cell.shares.every((share) => share === null)) {
        return write(context, cell.text, box, `400 13px ${SANS}`, palette.text);
      }
      return cell.shares.forEach((share, index) => {
        const lens = LENSES[index];
        if (share === null || lens === undefined) return;
        paintLensBar(context, lens, box.left, middle - 8 + index * 6, share * box.width, palette);
      });
    case 'dot':
      return paintDot(context, cell, box, palette);
    case 'spread':
      return paintSpread(context, cell, box, palette);
  }
}

const BADGE = { font: `700 10px ${SANS}`, padding: 5, height: 16, space: 8 };

/** The name, and what the page says of it in a badge. */
function paintName(
  context: CanvasRenderingContext2D,
  { text, isNew, isGone }: Extract<Cell, { kind: 'name' }>,
  box: CellBox,
  palette: Palette,
): void {
  const font = `500 16px ${SERIF}`;
  const colour = isGone ? palette.muted : palette.text;
  const badge = isGone ? 'GONE' : isNew ? 'NEW' : null;
  if (badge === null) return write(context, text, box, font, colour);
  const width = measureIn(context, BADGE.font)(badge) + 2 * BADGE.padding;
  const room = box.width - BADGE.space - width;
  write(context, text, { ...box, width: room }, font, colour);
  const measure = measureIn(context, font);
  const left = box.left + measure(fit(text, room, measure)) + BADGE.space;
  const middle = box.top + box.height / 2;
  context.strokeStyle = palette.axis;
  context.lineWidth = 1;
  context.strokeRect(left + 0.5, middle - BADGE.height / 2 + 0.5, width - 1, BADGE.height - 1);
  write(context, badge, { ...box, left: left + BADGE.padding, top: box.top - 1, width }, BADGE.font, colour);
}

function paintCut(
  context: CanvasRenderingContext2D,
  { from, to, zero }: BarShares,
  left: number,
  room: number,
  middle: number,
  palette: Palette,
): void {
  const isNegative = from < zero;
  const end = left + (isNegative ? from : to) * room;
  context.strokeStyle = palette.canvas;
  context.lineWidth = 2;
  context.beginPath();
  for (const gap of isNegative ? [8, 13] : [-5, -10]) {
    context.moveTo(end + gap, middle - 6);
    context.lineTo(end + gap - 3, middle + 6);
  }
  context.stroke();
}

function paintDot(
  context: CanvasRenderingContext2D,
  { share, text, hue }: Extract<Cell, { kind: 'dot' }>,
  box: CellBox,
  palette: Palette,
): void {
  if (share === null) return write(context, text, box, `400 13px ${SANS}`, palette.text);
  const middle = box.top + box.height / 2;
  const x = placeOf(share, box);
  context.fillStyle = palette.axis;
  context.fillRect(box.left + MARK_INSET, middle - 0.5, x - box.left - MARK_INSET, 1);
  paintDisc(context, x, middle, 5, palette.ink[hue]);
  write(context, text, indented(box, x - box.left + 10), `400 13px ${SANS}`, palette.text);
}

function paintSpread(
  context: CanvasRenderingContext2D,
  { text, shares }: Extract<Cell, { kind: 'spread' }>,
  box: CellBox,
  palette: Palette,
): void {
  const middle = box.top + box.height / 2;
  const known = shares.filter((share) => share !== null).map((share) => placeOf(share, box));
  if (known.length === 0) return write(context, text, box, `400 13px ${SANS}`, palette.text);
  context.fillStyle = palette.muted;
  context.fillRect(Math.min(...known), middle - 0.5, Math.max(...known) - Math.min(...known), 1);
  shares.forEach((share, index) => {
    const lens = LENSES[index];
    if (share !== null && lens !== undefined) paintLensMark(context, lens, placeOf(share, box), middle, palette);
  });
}

function indented(box: CellBox, by: number): CellBox {
  return { ...box, left: box.left + by, width: box.width - by };
}

function write(context: CanvasRenderingContext2D, text: string, box: CellBox, font: string, colour: string): void {
  const fitted = fit(text, box.width, measureIn(context, font));
  context.fillStyle = colour;
  context.textAlign = box.isEnd ? 'right' : 'left';
  context.fillText(fitted, box.isEnd ? box.left + box.width : box.left, box.top + box.height / 2 + 5);
}
