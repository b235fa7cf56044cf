import { cellText, isBlank } from './cell-text';
import { countOf, formatCount } from '../shared/figures';
import { isKnownName } from './recognise-names';
import type { Cell, Sheet, SheetNote, SheetRow } from './tables';

const EXAMINED = 10;
/** Columns beyond this are left out. */
export const MOST_COLUMNS = 200;

/** @param what such as "The sheet" */
export function tooManyColumns(what: string): SheetNote {
  return {
    row: 1,
    problem: `${what} has more than ${MOST_COLUMNS} columns.`,
    consequence: `The first ${MOST_COLUMNS} columns are read.`,
  };
}

/** In characters. A cell of a spreadsheet program holds no more; other programs write longer ones. */
const LONGEST_TEXT = 32_767;
/** Names of columns are shorter, in characters. */
const LONGEST_NAME = 200;

/**
 * Finds the row of the column names, below titles and blank rows, and names the columns without one. Longer texts than a
 * cell holds are cut, and noted.
 */
export function sheetWithHeader(name: string, all: readonly SheetRow[], given: readonly SheetNote[]): Sheet {
  const rows = all.map(cutRow);
  const cut = rows.filter((row, index) => row !== all[index]);
  const notes = cut[0] === undefined ? given : [...given, cutNote(cut[0].row, cut.length)];
  const filled = rows.filter(({ cells }) => cells.some((cell) => !isEmpty(cell)));
  const first = filled.slice(0, EXAMINED);
  const scores = first.map(({ cells }) => cells.filter((cell) => isName(cellText(cell))).length);
  const best = Math.max(0, ...scores);
  const firstTable = first.findIndex(({ cells }) => cells.filter((cell) => !isEmpty(cell)).length > 1);
  const position = best > 0 ? scores.indexOf(best) : Math.max(0, firstTable);
  const row = filled[position];
  const isHeader =
    row !== undefined &&
    (best > 0 ||
      (row.cells.every((cell) => typeof cell === 'string' || isEmpty(cell)) &&
        !row.cells.some((cell) => /^[\d\s.,%+-]+$/.test(cellText(cell)))));
  const body = filled.slice(isHeader ? position + 1 : position);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...widths(isHeader ? [row, ...body] : body)));
  return {
    name,
    header: Array.from({ length: width }, (_, index) => {
      const text = isHeader ? cellText(row.cells[index]).replace(/\s+/g, ' ').trim() : '';
      return text === '' ? `Column ${columnLetters(index)}` : text;
    }),
    headerRow: row?.row ?? 1,
    rows: body.map(({ row: number, cells }) => ({ row: number, cells: cells.slice(0, width) })),
    notes,
  };
}

function cutRow(row: SheetRow): SheetRow {
  if (!row.cells.some(isTooLong)) return row;
  return { ...row, cells: row.cells.map((cell) => (isTooLong(cell) ? cell.slice(0, LONGEST_TEXT) : cell)) };
}

function isTooLong(cell: Cell): cell is string {
  return typeof cell === 'string' && cell.length > LONGEST_TEXT;
}

function cutNote(row: number, count: number): SheetNote {
  return {
    row,
    problem: `${countOf(count, 'row has', 'rows have')} a text of more than ${formatCount(LONGEST_TEXT)} characters.`,
    consequence: `Cut after ${formatCount(LONGEST_TEXT)} characters.`,
  };
}

function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && isKnownName(text);
}

function isEmpty(cell: Cell): boolean {
  return cell === null || (typeof cell === 'string' && isBlank(cell) && cell.trim() === '');
}

/** Without the empty cells at the end. */
function widths(rows: readonly SheetRow[]): readonly number[] {
  let widest = 0;
  for (const { cells } of rows) widest = Math.max(widest, cells.findLastIndex((cell) => !isEmpty(cell)) + 1);
  return [widest];
}

/** "A", "Z", "AA". */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
