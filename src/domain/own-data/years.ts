import { cellText } from './cell-text';
import { joined } from '../shared/words';
import type { Cell, Sheet, SheetRow } from './tables';
import { isUnsettled, yearOf } from './normalised-name';
import { numberIn } from './read-value';
import { recogniseField } from './recognise-names';

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

const FEWEST = 2;

/**
 * Columns named after years are a series. Their growth is added as a column of the sheet: the compound annual growth rate
 * from the first to the last year, with a note that says so. Without two such columns the sheet stays as it is.
 */
export function withYearlyGrowth(sheet: Sheet): Sheet {
  const years = sheet.header.flatMap((name, index) => {
    const year = yearOf(name);
    return year === null ? [] : [{ year, index }];
  });
  const settled = years.filter(({ index }) => !isUnsettled(sheet.header[index] ?? ''));
  const used = settled.length < FEWEST ? years : settled;
  const sorted = used.toSorted((a, b) => a.year - b.year);
  const [first, last] = [sorted[0], sorted.at(-1)];
  // The file's own rate is not computed again.
  if (sheet.header.some((name) => recogniseField('topics', name) === 'growth')) return sheet;
  // A year that stands twice is of two series.
  if (new Set(years.map(({ year }) => year)).size < years.length) return sheet;
  if (sorted.length < FEWEST || first === undefined || last === undefined || first.year === last.year) return sheet;
  // Values below zero are changes or rates, which have no compound growth.
  if (sheet.rows.some(({ cells }) => years.some(({ index }) => (numberIn(cells[index]) ?? 0) < 0))) return sheet;
  const rates = sheet.rows.map(({ cells }) => {
    const filled = sorted.filter(({ index }) => numberIn(cells[index]) !== null);
    const [from, to] = [filled[0], filled.at(-1)];
    if (from === undefined || to === undefined || from.year === to.year) return null;
    const cell = rate(cells[from.index], cells[to.index], to.year - from.year);
    return cell === null ? null : { cell, span: `${from.year}-${to.year}` };
  });
  const spans = new Set(rates.flatMap((each) => each?.span ?? []));
  if (spans.size === 0) return sheet;
  const [only = ''] = spans;
  const name = spans.size === 1 ? `CAGR ${only}` : 'CAGR';
  const rows = sheet.rows.map((row, index) => withCell(row, sheet.header.length, rates[index]?.cell ?? null));
  const problem = `The columns ${first.year} to ${last.year} are a series of years.`;
  const others = years.filter((each) => !used.includes(each)).map(({ index }) => sheet.header[index] ?? '');
  const without = others.length === 0 ? '' : ` Without ${joined(others)}: a forecast, or not complete.`;
  const consequence = `Growth is computed from the first and the last year with a value, as ${name}.${without}`;
  return {
    ...sheet,
    header: [...sheet.header, name],
    rows,
    notes: [...sheet.notes, { row: sheet.headerRow, problem, consequence }],
  };
}

function rate(first: Cell | undefined, last: Cell | undefined, years: number): Cell {
  const [from, to] = [numberIn(first), numberIn(last)];
  if (from === null || to === null || from <= 0 || to <= 0) return null;
  return { percent: Number(((to / from) ** (1 / years) - 1).toPrecision(12)) };
}

function withCell(row: SheetRow, index: number, cell: Cell): SheetRow {
  const cells = Array.from({ length: index }, (_, position) => row.cells[position] ?? null);
  return { row: row.row, cells: [...cells, cell] };
}
