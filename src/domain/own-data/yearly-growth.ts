import { cellText } from './cell-text';
import { decimalEvidence, parseNumber } from './parse-number';
import { recogniseField } from './recognise-names';
import type { Cell, Sheet, SheetRow } from './tables';

const YEAR = /^(?:fy\s*)?((?:19|20)\d\d)\s*[aefp]?$/i;
const FEWEST = 3;

/**
 * Columns named after years are a series. Their growth is added as a column of the sheet: the compound annual growth rate
 * from the first to the last year, with a note that says so. Without three such columns the sheet stays as it is.
 */
export function withYearlyGrowth(sheet: Sheet): Sheet {
  const years = sheet.header.flatMap((name, index) => {
    const year = YEAR.exec(name.trim())?.[1];
    return year === undefined ? [] : [{ year: Number(year), index }];
  });
  const sorted = years.toSorted((a, b) => a.year - b.year);
  const [first, last] = [sorted[0], sorted.at(-1)];
  // The file's own rate is not computed again.
  if (sheet.header.some((name) => recogniseField('topics', name) === 'growth')) return sheet;
  if (sorted.length < FEWEST || first === undefined || last === undefined || first.year === last.year) return sheet;
  const span = `${first.year}-${last.year}`;
  const cells = sheet.rows.map(({ cells: row }) => rate(row[first.index], row[last.index], last.year - first.year));
  if (cells.every((cell) => cell === null)) return sheet;
  const rows = sheet.rows.map((row, index) => withCell(row, sheet.header.length, cells[index] ?? null));
  const problem = `The columns ${first.year} to ${last.year} are a series of years.`;
  const consequence = `Growth is computed from the first and the last year, as CAGR ${span}.`;
  return {
    ...sheet,
    header: [...sheet.header, `CAGR ${span}`],
    rows,
    notes: [...sheet.notes, { row: sheet.headerRow, problem, consequence }],
  };
}

function rate(first: Cell | undefined, last: Cell | undefined, years: number): Cell {
  const [from, to] = [valueOf(first), valueOf(last)];
  if (from === null || to === null || from <= 0 || to <= 0) return null;
  return { percent: Number(((to / from) ** (1 / years) - 1).toPrecision(12)) };
}

function valueOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'object' && cell !== null) {
    if ('amount' in cell) return cell.amount;
    return 'percent' in cell ? cell.percent : null;
  }
  const text = cellText(cell);
  return parseNumber(text, decimalEvidence(text) ?? '.')?.value ?? null;
}

function withCell(row: SheetRow, index: number, cell: Cell): SheetRow {
  const cells = Array.from({ length: index }, (_, position) => row.cells[position] ?? null);
  return { row: row.row, cells: [...cells, cell] };
}
