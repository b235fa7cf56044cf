import { LENSES } from '../items/disagreement';
import type { SortOrder } from '../items/signal-order';
import { SIZING_LENS_NAMES } from '../../../domain/topic/sizing';
import { keyRows, paintKey, type KeyEntry } from '../export/picture-key';
import { measureIn } from '../export/picture-text';
import { SANS } from '../fonts';
import type { Palette } from '../palette';
import type { CellBox } from './paint-cell';
import { paintLensMark, placeOf } from './paint-lens';
import type { Column } from './table-columns';

/** Around the titles, and for each line of a heading. In pixels. */
const ROOM = 28;
const LINE = 20;
const FOOT = 12;
const FONT = `500 12px ${SANS}`;
const TICK_FONT = `400 12px ${SANS}`;

/** As high as the heading that says most: a title, what the marks mean, and the scale. */
export function headHeight(columns: readonly Column[]): number {
  return ROOM + LINE * Math.max(1, ...columns.map((column) => 1 + linesBelow(column)));
}

function linesBelow({ explainsLenses, ticks }: Column): number {
  return (explainsLenses ? 1 : 0) + (ticks === undefined ? 0 : 1);
}

/** Paints on a canvas what TableHeader makes as elements. @param bottom of the head */
export function paintHead(
  context: CanvasRenderingContext2D,
  columns: readonly Column[],
  boxes: readonly CellBox[],
  order: SortOrder,
  bottom: number,
  palette: Palette,
): void {
  columns.forEach((column, index) => {
    const box = boxes[index];
    if (box === undefined) return;
    const title = bottom - FOOT - LINE * linesBelow(column);
    paintTitle(context, column, box, order, title, palette);
    if (column.explainsLenses)
      paintKey(context, keyRows(context, LENS_KEY, box.width), box.left, title + LINE - 4, palette);
    if (column.ticks) paintTicks(context, column.ticks, box, bottom - FOOT, palette);
  });
}

const LENS_KEY: readonly KeyEntry[] = LENSES.map((lens) => ({
  text: SIZING_LENS_NAMES[lens],
  sign: { width: 10, paint: (context, x, y, palette) => paintLensMark(context, lens, x + 5, y, palette) },
}));

function paintTitle(
  context: CanvasRenderingContext2D,
  { title, sort }: Column,
  box: CellBox,
  order: SortOrder,
  y: number,
  { text, muted }: Palette,
): void {
  const isSorted = order.key === sort;
  const width = measureIn(context, FONT)(title);
  context.fillStyle = isSorted ? text : muted;
  context.textAlign = 'left';
  const left = box.isEnd ? box.left + box.width - width : box.left;
  context.fillText(title, left, y);
  if (!isSorted) return;
  context.strokeStyle = text;
  // Titles at the end have the arrow before them, as on the page, so that they end with their figures.
  paintArrow(context, box.isEnd ? left - 8 : left + width + 8, y - 4, order.direction === 'ascending' ? -1 : 1);
}

/** Drawn, because the interface's letters have no arrows. @param way down is 1 */
function paintArrow(context: CanvasRenderingContext2D, x: number, middle: number, way: 1 | -1): void {
  context.lineWidth = 1.25;
  context.beginPath();
  context.moveTo(x, middle - 4 * way);
  context.lineTo(x, middle + 4 * way);
  context.moveTo(x - 3, middle + way);
  context.lineTo(x, middle + 4 * way);
  context.lineTo(x + 3, middle + way);
  context.stroke();
}

function paintTicks(
  context: CanvasRenderingContext2D,
  ticks: NonNullable<Column['ticks']>,
  box: CellBox,
  y: number,
  { muted }: Palette,
): void {
  context.font = TICK_FONT;
  context.fillStyle = muted;
  context.textAlign = 'center';
  for (const { share, label } of ticks) context.fillText(label, placeOf(share, box), y);
}
