import { cellText } from './cell-text';
import type { Cell, Sheet, SheetRow } from './tables';

/** The corner of a table of Eurostat: 'freq,unit,geo\TIME_PERIOD'. */
const CORNER = /^([\w,; ]+)\\\s*time(?:_period)?\s*$/i;
/** A value with its flags, such as 'b' for a break of the series; ':' is no value. */
const FLAGGED = /^\s*(:|[+-]?\d+(?:\.\d+)?)\s*[a-z]{0,4}\s*$/i;

/** The rows of a table of Eurostat without the flags of its values; other rows as they are. */
export function withoutFlags(rows: readonly SheetRow[]): readonly SheetRow[] {
  const at = rows.slice(0, 20).findIndex(({ cells }) => CORNER.test(cellText(cells[0])));
  return at < 0 ? rows : rows.map((row, index) => (index <= at ? row : { ...row, cells: row.cells.map(unflagged) }));
}

function unflagged(cell: Cell, column: number): Cell {
  const value = column > 0 && typeof cell === 'string' ? FLAGGED.exec(cell)?.[1] : undefined;
  if (value === undefined) return cell;
  return value === ':' ? null : Number(value);
}

/** The table with a column for each dimension of its first column: 'A,PC,DE' below 'freq,unit,geo\TIME_PERIOD'. */
export function withDimensions(sheet: Sheet): Sheet {
  const [corner = '', ...names] = sheet.header;
  const dimensions = CORNER.exec(corner)?.[1]
    ?.split(/[,;]/)
    .map((name) => name.trim());
  if (dimensions === undefined) return sheet;
  const place = dimensions.length - 1;
  // The place comes first: it names the rows.
  const order = [place, ...dimensions.keys()].filter((index, at) => at === 0 || index !== place);
  return {
    ...sheet,
    header: [...order.map((index) => dimensions[index] ?? ''), ...names],
    rows: sheet.rows.map((row) => {
      const parts = cellText(row.cells[0]).split(/[,;]/);
      return { ...row, cells: [...order.map((index): Cell => parts[index]?.trim() || null), ...row.cells.slice(1)] };
    }),
    groupColumn: null,
  };
}
