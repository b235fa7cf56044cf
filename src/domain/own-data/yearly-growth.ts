import { cellText } from './cell-text';
import { yearOf } from './normalised-name';
import { readFigure } from './read-figure';
import { recogniseField } from './recognise-names';
import type { Cell, Sheet, SheetRow } from './tables';
import { decimalEvidence } from './written-number';

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
  const sorted = years.toSorted((a, b) => a.year - b.year);
  const [first, last] = [sorted[0], sorted.at(-1)];
  // The file's own rate is not computed again.
  if (sheet.header.some((name) => recogniseField('topics', name) === 'growth')) return sheet;
  if (sorted.length < FEWEST || first === undefined || last === undefined || first.year === last.year) return sheet;
  const rates = sheet.rows.map(({ cells }) => {
    const filled = sorted.filter(({ index }) => valueOf(cells[index]) !== null);
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
  const consequence = `Growth is computed from the first and the last year with a value, as ${name}.`;
  return {
    ...sheet,
    header: [...sheet.header, name],
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
  const figure = readFigure(cell, decimalEvidence(cellText(cell)) ?? '.');
  return 'value' in figure ? figure.value : null;
}

function withCell(row: SheetRow, index: number, cell: Cell): SheetRow {
  const cells = Array.from({ length: index }, (_, position) => row.cells[position] ?? null);
  return { row: row.row, cells: [...cells, cell] };
}
