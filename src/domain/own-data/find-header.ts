import { cellText, shortened } from './cell-text';
import { countOf, formatCount } from '../shared/figures';
import { isKnownName } from './recognise-names';
import { rowsOfTable } from './rows-of-table';
import type { Cell, Sheet, SheetNote, SheetRow } from './tables';
import { withYearlyGrowth } from './yearly-growth';

const EXAMINED = 10;
/** Columns beyond this are left out. */
export const MOST_COLUMNS = 300;

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
  const written = rows.filter(({ cells }) => cells.some((cell) => !isEmpty(cell)));
  const isTurned = standsInColumns(written);
  const filled = isTurned ? turned(written) : written;
  const position = headerPosition(filled.slice(0, EXAMINED));
  const row = position === null ? undefined : filled[position];
  const below = position === null ? undefined : filled[position + 1];
  const units = row === undefined ? null : unitsBelow(below);
  const parts = row === undefined || units !== null ? null : partsBelow(row, below, filled[(position ?? 0) + 2]);
  const start = position === null ? firstOfTable(filled) : position + (units === null && parts === null ? 1 : 2);
  const body = filled.slice(start);
  const width = Math.min(MOST_COLUMNS, widthOf(row === undefined ? body : [row, ...body]));
  const header = Array.from({ length: width }, (_, index) => {
    const text = parts?.[index] ?? nameIn(row?.cells[index]);
    const unit = cellText(units?.cells[index])
      .replace(/[()[\]]/g, ' ')
      .trim();
    if (text === '') return `Column ${columnLetters(index)}`;
    return unit === '' ? text : `${text} (${unit})`;
  });
  const table = rowsOfTable(body, header);
  return withYearlyGrowth({
    name,
    header,
    headerRow: row?.row ?? body[0]?.row ?? 1,
    rows: table.rows.map(({ row: number, cells }) => ({ row: number, cells: cells.slice(0, width) })),
    notes: [...notes, ...(isTurned ? [TURNED] : []), ...notesAbove(filled.slice(0, position ?? start)), ...table.notes],
  });
}

const TURNED: SheetNote = {
  row: 1,
  problem: 'The names of the fields stand in the first column, and the topics beside each other.',
  consequence: 'Read column by column; the rows named here are columns of the file.',
};
/** So many known names in the first column, and at least half of it. */
const FEWEST_FIELDS = 3;

/** Whether the first column holds the names of fields, and the first row does not. */
function standsInColumns(rows: readonly SheetRow[]): boolean {
  const names = rows.map(({ cells }) => cellText(cells[0]).trim()).filter((name) => name !== '');
  const known = names.filter(isName).length;
  const beside = rows[0]?.cells.slice(1).filter((cell) => !isEmpty(cell)) ?? [];
  const isUnknown = beside.length > 1 && beside.every((cell) => typeof cell === 'string' && !isName(cell));
  return isUnknown && known >= FEWEST_FIELDS && known * 2 >= names.length;
}

/** Columns as rows, which are named by the numbers of their columns. */
function turned(rows: readonly SheetRow[]): readonly SheetRow[] {
  return Array.from({ length: widthOf(rows) }, (_, column) => ({
    row: column + 1,
    cells: rows.map(({ cells }) => cells[column] ?? null),
  }));
}

/**
 * The row of the column names among the first ones; null: there is none. A row is one by evidence: its cells are texts, and
 * two of them are known names, or one where nothing like a record stands above; or none is known, and it is the first row of texts
 * above rows with numbers.
 */
function headerPosition(first: readonly SheetRow[]): number | null {
  const top = firstOfTable(first);
  const candidates = first.map(({ cells }, index) => {
    const texts = cells.filter((cell) => !isEmpty(cell));
    const known = texts.filter((cell) => isName(cellText(cell))).length;
    const isText = texts.every((cell) => typeof cell === 'string' || isYear(cell));
    const isFirst = index <= top || first.slice(0, index).every((row) => sizeOf(row) * 2 <= texts.length);
    return { index, known: isText && (known > 1 || isFirst) ? known : 0 };
  });
  const best = candidates.reduce((most, each) => (each.known > most.known ? each : most), { index: 0, known: 0 });
  if (best.known > 0) return best.index;
  const row = first[top];
  const isHeader =
    row?.cells.every((cell) => typeof cell === 'string' || isEmpty(cell) || isYear(cell)) === true &&
    !row.cells.some((cell) => !isYear(cell) && /^[\d\s.,%+-]+$/.test(cellText(cell)));
  return isHeader ? top : null;
}

/** The first row with more than one cell: titles above a table have one. */
function firstOfTable(rows: readonly SheetRow[]): number {
  return Math.max(
    0,
    rows.findIndex((row) => sizeOf(row) > 1),
  );
}

function sizeOf({ cells }: SheetRow): number {
  return cells.filter((cell) => !isEmpty(cell)).length;
}

function isYear(cell: Cell): boolean {
  return typeof cell === 'number' && Number.isInteger(cell) && cell >= 1900 && cell < 2100;
}

const UNIT =
  /^[([]?\s*(?:in\s+)?(?:%(?:\s*p\.?\s*a\.?)?|percent|prozent|[$€£]|usd|eur|gbp|chf|(?:mio|mrd|bn|mn|m)\.?|\d+\s*(?:-|–|to|bis)\s*\d+|index|score|name|text|date|number|anzahl|#)(?:\s*(?:[$€£]|usd|eur|gbp|chf|bn|mn|mio\.?|mrd\.?))?\s*[)\]]?$/i;

/** A second row of headings that only has units, such as '%' and 'USD bn'. */
function unitsBelow(row: SheetRow | undefined): SheetRow | null {
  const cells = row?.cells.filter((cell) => !isEmpty(cell)) ?? [];
  return row !== undefined &&
    cells.length > 0 &&
    cells.every((cell) => typeof cell === 'string' && UNIT.test(cell.trim()))
    ? row
    : null;
}

/**
 * The names of columns in two rows: groups above, which stand over several columns, and their parts below: 'Market: Volume'.
 * @returns null where the second row is a record
 */
function partsBelow(
  { cells: above }: SheetRow,
  below: SheetRow | undefined,
  record: SheetRow | undefined,
): readonly string[] | null {
  const parts = below?.cells ?? [];
  // A record has something below the first name, so that a year there is a part and no figure.
  const isBelowFirst = !isEmpty(parts[above.findIndex((cell) => !isEmpty(cell))] ?? null);
  const isNames = parts.every(
    (cell) =>
      isEmpty(cell) ||
      (typeof cell === 'string' && !/^[\d\s.,%+-]+$/.test(cell)) ||
      (!isBelowFirst && isYear(Number(cell))),
  );
  const isBelowGroup = parts.some((cell, index) => !isEmpty(cell) && isEmpty(above[index] ?? null));
  const hasNumbers = record?.cells.some((cell) => !isEmpty(cell) && typeof cell !== 'string') === true;
  if (!isNames || !isBelowGroup || !hasNumbers) return null;
  let group = '';
  return Array.from({ length: Math.max(above.length, parts.length) }, (_, index) => {
    const part = nameIn(parts[index]);
    if (!isEmpty(above[index] ?? null)) group = nameIn(above[index]);
    return part === '' || part === group ? nameIn(above[index]) : `${group}: ${part}`;
  });
}

function nameIn(cell: Cell | undefined): string {
  return cellText(cell).replace(/\s+/g, ' ').trim();
}

/** Titles above the names of the columns are no records, but no row is left out without a line. */
function notesAbove(rows: readonly SheetRow[]): readonly SheetNote[] {
  const [first] = rows;
  if (first === undefined) return [];
  const text = cellText(first.cells.find((cell) => !isEmpty(cell))).trim();
  const shown = shortened(text, 40);
  return [
    {
      row: first.row,
      problem: `${countOf(rows.length, 'row stands', 'rows stand')} above the names of the columns: ‘${shown}’${rows.length > 1 ? ' and others' : ''}.`,
      consequence: 'Not read as topics.',
    },
  ];
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
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** Of the widest row, without the empty cells at its end. */
function widthOf(rows: readonly SheetRow[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => !isEmpty(cell)) + 1), 0);
}

/** "A", "Z", "AA". */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
