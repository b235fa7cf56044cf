import { cellText } from './cell-text';
import { joined } from '../shared/words';
import { countOf } from '../shared/figures';
import { groupBy } from '../shared/lists';
import type { Cell, Sheet, SheetNote, SheetRow } from './tables';
import { saysGrowth } from './likely-fields';
import { isUnsettled, yearOf } from './normalised-name';
import { numberIn } from './read-value';
import { recogniseField } from './recognise-names';

/** The corner of a table of Eurostat: 'freq,unit,geo\TIME_PERIOD'. */
const CORNER = /^([\w,; ]+)\\\s*time(?:_period)?\s*$/i;
/** A value with its flags, such as 'b' for a break of the series; ':' is no value. */
const FLAGGED = /^\s*(:|[+-]?\d+(?:\.\d+)?)\s*[a-z]{0,4}\s*$/i;

/**
 * The rows of a table of Eurostat with a cell for each dimension of its first column, 'A,PC,DE' below
 * 'freq,unit,geo\\TIME_PERIOD', and without the flags of its values, which have a note; other rows as they are.
 */
export function withoutFlags(rows: readonly SheetRow[]): {
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SheetNote[];
} {
  const at = rows.slice(0, 20).findIndex(({ cells }) => CORNER.test(cellText(cells[0])));
  const corner = rows[at];
  const dimensions = CORNER.exec(cellText(corner?.cells[0]))?.[1]?.split(/[,;]/) ?? [];
  if (corner === undefined) return { rows, notes: [] };
  const place = dimensions.length - 1;
  // The place comes first: it names the rows.
  const order = [place, ...dimensions.keys()].filter((index, key) => key === 0 || index !== place);
  const split = (parts: readonly string[]): readonly Cell[] => order.map((index) => parts[index]?.trim() || null);
  const flags: string[] = [];
  const unflagged = (cell: Cell): Cell => {
    const [text, value] = typeof cell === 'string' ? (FLAGGED.exec(cell) ?? []) : [];
    if (value === undefined) return cell;
    if (/[a-z]/i.test(text ?? '')) flags.push((text ?? '').trim());
    return value === ':' ? null : Number(value);
  };
  const read = rows.map((row, index): SheetRow => {
    const [first = null, ...others] = row.cells;
    if (index < at) return row;
    if (index === at) return { ...row, cells: [...split(dimensions), ...others] };
    return { ...row, cells: [...split(cellText(first).split(/[,;]/)), ...others.map(unflagged)] };
  });
  const problem = `${countOf(flags.length, 'value has', 'values have')} a flag of Eurostat, such as ‘${flags[0]}’.`;
  const note = { row: corner.row, problem, consequence: 'Read without it.' };
  return { rows: read, notes: flags.length > 0 ? [note] : [] };
}

const FEWEST = 2;

/**
 * Columns named after years are a series. Their growth is added as a column of the sheet: the compound annual growth rate
 * from the first to the last year, with a note that says so. Without two such columns the sheet stays as it is.
 */
export function withYearlyGrowth(sheet: Sheet): Sheet {
  const years = sheet.header.flatMap((name, index) => {
    // '2024' may stand below the name of a group.
    const year =
      sheet.several === undefined
        ? yearOf(name.slice(name.lastIndexOf(': ') + 1))
        : (sheet.several.series.get(index) ?? null);
    return year === null ? [] : [{ year, index }];
  });
  const settled = years.filter(({ index }) => !isUnsettled(sheet.header[index] ?? '', sheet.thisYear));
  const used = settled.length < FEWEST ? years : settled;
  const sorted = used.toSorted((a, b) => a.year - b.year);
  const [first, last] = [sorted[0], sorted.at(-1)];
  // The file's own rate is not computed again.
  if (sheet.header.some((name, at) => recogniseField('topics', name) === 'growth' || saysGrowth(sheet, at)))
    return sheet;
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
  // Growths over different years are not compared: the span of most rows counts.
  const spans = groupBy(
    rates.flatMap((each) => each?.span ?? []),
    (span) => span,
  );
  const [span] = [...spans].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (span === undefined) return sheet;
  const name = `CAGR ${span}`;
  const rows = sheet.rows.map((row, index) => {
    const rate = rates[index];
    return withCell(row, sheet.header.length, rate?.span === span ? rate.cell : null);
  });
  const different = rates.filter((each) => each !== null && each.span !== span).length;
  const problem = `The columns ${first.year} to ${last.year} are a series of years.`;
  const others = years.filter((each) => !used.includes(each)).map(({ index }) => sheet.header[index] ?? '');
  const without = others.length === 0 ? '' : ` Without ${joined(others)}: a forecast, or not complete.`;
  const other =
    different === 0 ? '' : ` ${countOf(different, 'row has', 'rows have')} values of other years, and no growth.`;
  const consequence = `Growth is computed from the first and the last year with a value, as ${name}.${without}${other}`;
  return {
    ...sheet,
    header: [...sheet.header, name],
    places: [...sheet.places, null],
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
  return { ...row, cells: [...cells, cell] };
}
