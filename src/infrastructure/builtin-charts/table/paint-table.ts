import type { ChartItem } from '../../../domain/explore/chart-item';
import type { PictureSize } from '../export/picture';
import type { Palette } from '../palette';
import { SANS } from '../letters';
import { paintCell, type CellBox } from './paint-cell';
import type { Column } from './table-columns';
import { COLUMN_GAP, trackWidths } from './track-widths';

/** A picture of a list is for a slide; beyond that there is the sheet. */
export const MOST_ROWS = 60;

const ROW = 40;
const HEAD = 48;
const FOOT = 32;
const PADDING = 24;

export interface TablePicture {
  readonly columns: readonly Column[];
  readonly items: readonly ChartItem[];
  readonly width: number;
}

export function tablePictureSize({ items, width }: TablePicture): PictureSize {
  const isCut = items.length > MOST_ROWS;
  return { width, height: HEAD + Math.min(items.length, MOST_ROWS) * ROW + (isCut ? FOOT : 0) + 2 * PADDING };
}

/** The rows from the first on, in the order that is shown. */
export function paintTable(context: CanvasRenderingContext2D, picture: TablePicture, palette: Palette): void {
  const { columns, items } = picture;
  const { width, height } = tablePictureSize(picture);
  context.fillStyle = palette.canvas;
  context.fillRect(0, 0, width, height);
  const boxes = columnBoxes(columns, width);
  paintHead(context, columns, boxes, palette);
  items.slice(0, MOST_ROWS).forEach((item, index) => {
    const top = PADDING + HEAD + index * ROW;
    context.fillStyle = palette.line;
    context.fillRect(PADDING, top + ROW - 1, width - 2 * PADDING, 1);
    columns.forEach((column, at) => {
      const box = boxes[at];
      if (box !== undefined) paintCell(context, column.cell(item, index), { ...box, top, height: ROW }, palette);
    });
  });
  if (items.length > MOST_ROWS) {
    context.fillStyle = palette.muted;
    context.font = `400 12px ${SANS}`;
    context.textAlign = 'left';
    context.fillText(`The first ${MOST_ROWS} of ${items.length} rows`, PADDING, height - PADDING);
  }
}

function columnBoxes(columns: readonly Column[], width: number): readonly CellBox[] {
  const widths = trackWidths(
    columns.map(({ track }) => track),
    width - 2 * PADDING - COLUMN_GAP * (columns.length - 1),
  );
  let left = PADDING;
  return columns.map(({ align }, index) => {
    const own = widths[index] ?? 0;
    const box = { left, width: own, top: 0, height: ROW, isEnd: align === 'end' };
    left += own + COLUMN_GAP;
    return box;
  });
}

function paintHead(
  context: CanvasRenderingContext2D,
  columns: readonly Column[],
  boxes: readonly CellBox[],
  palette: Palette,
): void {
  context.font = `500 12px ${SANS}`;
  columns.forEach(({ title, explainsLenses }, index) => {
    const box = boxes[index];
    if (box === undefined) return;
    context.fillStyle = palette.muted;
    context.textAlign = box.isEnd ? 'right' : 'left';
    const words = explainsLenses ? `${title}: ● consumers  □ industry  ◆ society` : title;
    context.fillText(words, box.isEnd ? box.left + box.width : box.left, PADDING + HEAD - 12);
  });
}
