import type { ChartItem } from '../items/chart-item';
import type { SortOrder } from '../items/signal-order';
import { formatCount } from '../../../domain/shared/figures';
import type { ChartPicture } from '../export/framed-picture';
import type { PictureSize } from '../export/picture';
import { KEY_LINE, keyRows, paintKey } from '../export/picture-key';
import type { Palette } from '../palette';
import { SANS } from '../fonts';
import { paintCell, type CellBox } from './paint-cell';
import { headHeight, paintHead } from './paint-head';
import { pictureEntry } from './paint-table-key';
import { tableKey } from './table-key';
import type { Column } from './table-columns';
import { COLUMN_GAP, trackWidths } from './track-widths';

/** A picture of a list is for a slide; beyond that there is the sheet. */
export const MOST_ROWS = 60;

const ROW = 40;
const FOOT = 32;
const PADDING = 24;
/** Between the last row and the keys. */
const KEY_SPACE = 12;

export interface TablePicture {
  readonly columns: readonly Column[];
  readonly items: readonly ChartItem[];
  /** What the rows are ordered by. */
  readonly order: SortOrder;
  /** At least; where the columns need more, the picture is wider. */
  readonly width: number;
}

/** Of the table without its keys. */
export function tablePictureSize({ columns, items, width }: Omit<TablePicture, 'order'>): PictureSize {
  const isCut = items.length > MOST_ROWS;
  return {
    // Where columns need more than their share, they need more than was to be shared.
    width: Math.max(width, ...columnBoxes(columns, width).map((box) => box.left + box.width + PADDING)),
    height: headHeight(columns) + Math.min(items.length, MOST_ROWS) * ROW + (isCut ? FOOT : 0) + PADDING,
  };
}

/** The rows from the first on, in the order that is shown, and what their marks mean. */
export function tablePicture(context: CanvasRenderingContext2D, picture: TablePicture, palette: Palette): ChartPicture {
  const { columns } = picture;
  const items = picture.items.slice(0, MOST_ROWS);
  const { width, height } = tablePictureSize(picture);
  const rows = keyRows(context, tableKey(columns, items).map(pictureEntry), width - 2 * PADDING);
  const keyHeight = rows.length === 0 ? 0 : KEY_SPACE + rows.length * KEY_LINE;
  const head = headHeight(columns);
  const boxes = columnBoxes(columns, picture.width);
  return {
    inset: PADDING,
    size: { width, height: height + keyHeight },
    paint: (context) => {
      paintHead(context, columns, boxes, picture.order, head, palette);
      const paintLine = (bottom: number): void => {
        context.fillStyle = palette.line;
        context.fillRect(PADDING, bottom - 1, width - 2 * PADDING, 1);
      };
      paintLine(head);
      items.forEach((item, index) => {
        const top = head + index * ROW;
        paintLine(top + ROW);
        columns.forEach((column, at) => {
          const box = boxes[at];
          if (box !== undefined) paintCell(context, column.cell(item, index), { ...box, top, height: ROW }, palette);
        });
      });
      if (picture.items.length > MOST_ROWS) {
        context.fillStyle = palette.muted;
        context.font = `400 12px ${SANS}`;
        context.textAlign = 'left';
        const words = `The first ${MOST_ROWS} of ${formatCount(picture.items.length)} rows`;
        context.fillText(words, PADDING, height - PADDING);
      }
      paintKey(context, rows, PADDING, height - PADDING + KEY_SPACE + KEY_LINE / 2, palette);
    },
  };
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
