import { LENSES } from '../../../domain/explore/disagreement';
import { SANS, SERIF } from '../letters';
import type { Palette } from '../palette';
import type { BarShares, Cell } from './table-columns';

/** Half of the widest mark, so that marks at the ends stay in their cell; in pixels. */
const MARK_INSET = 8;

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
      return write(context, cell.text, box, `500 16px ${SERIF}`, palette.text);
    case 'rank':
    case 'text':
      return write(context, cell.text, box, `400 13px ${SANS}`, palette.muted);
    case 'figure':
      return write(context, cell.text, box, `400 13px ${SANS}`, palette.text);
    case 'quadrant':
      disc(context, box.left + 4, middle, 4, palette.ink[cell.hue]);
      return write(context, cell.text, indented(box, 16), `500 13px ${SANS}`, palette.label[cell.hue]);
    case 'bar': {
      if (cell.bar !== null) {
        const room = box.width - 72;
        context.globalAlpha = 0.55;
        context.fillStyle = palette.muted;
        context.fillRect(box.left + cell.bar.from * room, middle - 4, (cell.bar.to - cell.bar.from) * room, 8);
        context.globalAlpha = 1;
        if (cell.bar.isCut) paintCut(context, cell.bar, box.left, room, middle, palette);
      }
      return write(context, cell.text, { ...box, isEnd: true }, `400 13px ${SANS}`, palette.text);
    }
    case 'lenses':
      return cell.shares.forEach((share, index) => {
        if (share === null) return;
        context.fillStyle = [palette.text, palette.muted, palette.axis][index] ?? palette.text;
        context.fillRect(box.left, middle - 8 + index * 6, Math.max(1, share * box.width), 3);
      });
    case 'dot':
      return paintDot(context, cell, box, palette);
    case 'spread':
      return paintSpread(context, cell.shares, box, palette);
  }
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
  const x = at(share, box);
  context.fillStyle = palette.axis;
  context.fillRect(box.left + MARK_INSET, middle - 0.5, x - box.left - MARK_INSET, 1);
  disc(context, x, middle, 5, palette.ink[hue]);
  write(context, text, indented(box, x - box.left + 10), `400 13px ${SANS}`, palette.text);
}

function paintSpread(
  context: CanvasRenderingContext2D,
  shares: readonly (number | null)[],
  box: CellBox,
  palette: Palette,
): void {
  const middle = box.top + box.height / 2;
  const known = shares.filter((share) => share !== null).map((share) => at(share, box));
  if (known.length === 0) return;
  context.fillStyle = palette.muted;
  context.fillRect(Math.min(...known), middle - 0.5, Math.max(...known) - Math.min(...known), 1);
  shares.forEach((share, index) => {
    if (share === null) return;
    const x = at(share, box);
    const lens = LENSES[index];
    context.lineWidth = 1.5;
    context.strokeStyle = palette.text;
    if (lens === 'consumer') return disc(context, x, middle, 4, palette.text);
    context.beginPath();
    if (lens === 'industry') context.rect(x - 3.5, middle - 3.5, 7, 7);
    else {
      context.moveTo(x, middle - 4.75);
      context.lineTo(x + 4.75, middle);
      context.lineTo(x, middle + 4.75);
      context.lineTo(x - 4.75, middle);
      context.closePath();
    }
    context.fillStyle = lens === 'industry' ? palette.surface : palette.muted;
    context.fill();
    if (lens === 'industry') context.stroke();
  });
}

function at(share: number, box: CellBox): number {
  return box.left + MARK_INSET + share * (box.width - 2 * MARK_INSET);
}

function indented(box: CellBox, by: number): CellBox {
  return { ...box, left: box.left + by, width: box.width - by };
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
}

function write(context: CanvasRenderingContext2D, text: string, box: CellBox, font: string, colour: string): void {
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = box.isEnd ? 'right' : 'left';
  const fitted = fit(context, text, box.width);
  context.fillText(fitted, box.isEnd ? box.left + box.width : box.left, box.top + box.height / 2 + 5);
}

/** Cut where the cell ends, as the page does it. */
function fit(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
