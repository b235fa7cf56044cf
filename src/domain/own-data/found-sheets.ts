import { cellText, isBlank, isEmpty, shortened } from './cell-text';
import { countOf, formatCount } from '../shared/figures';
import { withDimensions, withoutFlags, withYearlyGrowth } from './years';
import { findBlocks, type Block } from './find-blocks';
import { givenHeader, isYear } from './header-shape';
import { FOUND_FORM, type TableForm } from './mapping';
import { isKnownName } from './recognise-names';
import { tableRows } from './table-rows';
import type { Cell, RawSheet, Sheet, SheetNote, SheetRow } from './tables';

/** Columns beyond this are left out. */
export const MOST_COLUMNS = 300;
/** In characters. A cell of a spreadsheet program holds no more; other programs write longer ones. */
const LONGEST_TEXT = 32_767;
/** Rows of a sheet are looked at for its way to run. */
const EXAMINED = 50;
/** The name of the column that is made of section rows. */
const SECTION = 'Section';

/** @param what such as "The sheet" */
export function tooManyColumns(what: string): SheetNote {
  return {
    row: 1,
    problem: `${what} has more than ${MOST_COLUMNS} columns.`,
    consequence: `The first ${MOST_COLUMNS} columns are read.`,
  };
}

/** The tables of a sheet, the best first. @param forms what the user has said of each, in the same order */
export function foundSheets(raw: RawSheet, forms: readonly (TableForm | null)[]): readonly Sheet[] {
  if (raw.fields !== undefined) return [fieldSheet(raw, raw.fields, forms[0] ?? null)];
  const cut = cutRows(raw.rows);
  const rows = withoutFlags(cut.rows);
  const { tables, others } = findBlocks({ ...raw, rows });
  return tables.map((block, index): Sheet => {
    const isFirst = index === 0;
    const form = forms[index]?.isChosen === true ? (forms[index] ?? null) : null;
    const sheet = sheetOf(raw, block, rows, form);
    const named = isFirst ? sheet : { ...sheet, name: `${raw.name}: ${block.marked ?? rangeOf(block)}` };
    if (!isFirst) return named;
    const besides = [
      ...tables.slice(1).map((each) => `Another table in ${rangeOf(each)}.`),
      ...linesOf(others, 'around the table'),
    ];
    return { ...named, notes: [...raw.notes, ...cut.notes, ...notRead(named.headerRow, besides), ...named.notes] };
  });
}

/** One table by its block, and by what the user says of it. */
function sheetOf(raw: RawSheet, block: Block, all: readonly SheetRow[], form: TableForm | null): Sheet {
  const placed = form === null || form.isTurned === true ? block : withHeaderRow(block, all, form.headerRow);
  const shaped = form?.isTurned === true ? turned(placed) : placed;
  const { header, width } = shaped;
  const above = [...shaped.above, ...shaped.rows.slice(0, header?.from ?? 0)];
  const body = shaped.rows.slice(header?.body ?? 0);
  const used = Math.min(MOST_COLUMNS, width);
  const names = Array.from({ length: used }, (_, column) => header?.names[column] ?? columnName(shaped, column));
  const read = tableRows(body, names, form);
  const headerRow = shaped.rows[header?.at ?? 0]?.row ?? 1;
  const { groups, outline, hasLeftOut } = read;
  const rows = read.rows.map((row, index) => {
    const cells = row.cells.slice(0, used);
    return { ...row, cells: groups === null ? cells : [...cells, groups[index] ?? null] };
  });
  const sheet: Sheet = {
    name: raw.name,
    ...(raw.isHidden === true && { isHidden: true }),
    header: groups === null ? names : [...names, SECTION],
    headerRow,
    rows,
    notes: [
      ...notRead(
        headerRow,
        linesOf(above, form?.isTurned === true ? 'around the table' : 'above the names of the columns'),
      ),
      ...read.notes,
      ...unnamedNotes(shaped, names, read.rows),
    ],
    form: form ?? { ...FOUND_FORM, headerRow: header === null ? null : headerRow },
    asksTurn: mayBeTurned(block),
    hasLeftOut,
    outline,
    title: form?.isTurned === true ? null : textOf(above.at(-1)),
    groupColumn: groups === null ? null : used,
  };
  return withYearlyGrowth(withDimensions(sheet));
}

/** Columns with values and without a name, as below a delimiter inside a value. */
function unnamedNotes({ header }: Block, names: readonly string[], rows: readonly SheetRow[]): readonly SheetNote[] {
  if (header === null) return [];
  return names.flatMap((name, column) => {
    const first = header.names[column] === null ? rows.find(({ cells }) => !isEmpty(cells[column])) : undefined;
    const problem = `The column has values, but no name: ‘${shortened(cellText(first?.cells[column]), 40)}’.`;
    return first === undefined ? [] : [{ row: first.row, problem, consequence: `Read as ‘${name}’.` }];
  });
}

/** The table with another row of names; null: without one. */
function withHeaderRow(block: Block, all: readonly SheetRow[], headerRow: number | null): Block {
  if (headerRow === null) return { ...block, header: null };
  const isInside = block.rows.some(({ row }) => row === headerRow);
  // A row above or below the block: the whole width of the sheet, down to its last row.
  const last = Math.max(headerRow, block.rows.at(-1)?.row ?? 0);
  const width = Math.max(...all.map(({ cells }) => cells.length), 0);
  const rows = isInside ? block.rows : all.filter(({ row, cells }) => row <= last && !cells.every(isEmpty));
  const at = rows.findIndex(({ row }) => row === headerRow);
  const shape = isInside ? block : { ...block, column: 0, width, rows, above: [] };
  return { ...shape, header: at < 0 ? null : givenHeader(rows, at, shape.width) };
}

/** Columns as rows, which are named by the numbers of their columns. The first column has the names. */
function turned(block: Block): Block {
  // What is a title above the columns is none of the rows.
  const from = block.rows.findIndex(({ cells }) => cells.filter((cell) => !isEmpty(cell)).length > 1);
  const rows = block.rows.slice(Math.max(0, from));
  const columns = Array.from({ length: block.width }, (_, column): SheetRow => {
    return { row: block.column + column + 1, cells: rows.map(({ cells }) => cells[column] ?? null) };
  });
  const header = givenHeader(columns, 0, rows.length);
  // Behind a blank column stands something else.
  const blank = columns.findIndex(({ cells }) => cells.every(isEmpty));
  const end = blank < 0 ? columns.length : blank;
  const above = columns.slice(end).filter(({ cells }) => !cells.every(isEmpty));
  return { ...block, column: 0, width: rows.length, rows: columns.slice(0, end), header, above };
}

/**
 * Whether the fields may stand below each other: names of fields or years in the first column and none in the first row, or
 * values of one kind in each row and of several in each column.
 */
function mayBeTurned({ header, rows, width }: Block): boolean {
  const body = rows.slice(header?.body ?? 0, (header?.body ?? 0) + EXAMINED);
  if (width < 2 || body.length < 2) return false;
  const first = body.map(({ cells }) => cells[0] ?? null).filter((cell) => !isEmpty(cell));
  const top = header?.names.slice(1).filter((name) => name !== null) ?? [];
  const known = first.filter((cell) => typeof cell === 'string' && isKnownName(cell)).length;
  const isTopKnown = top.some((name) => isKnownName(name) || isYear(name));
  if (isTopKnown || top.length === 0) return false;
  if (known > 1 && known * 2 >= first.length) return true;
  if (first.length > 2 && first.every((cell) => isYear(cellText(cell)))) return true;
  if (header === null || body.length > width * 4) return false;
  const inner = body.map(({ cells }) => cells.slice(1, width));
  const across = inner.filter((cells) => !isOfOneKind(cells)).length;
  const down = Array.from({ length: width - 1 }, (_, column) => inner.map((cells) => cells[column] ?? null));
  return across === 0 && down.every((cells) => !isOfOneKind(cells));
}

function isOfOneKind(cells: readonly Cell[]): boolean {
  const kinds = cells.flatMap((cell) => (isBlank(cell) ? [] : [/^[^\p{L}]*\d[^\p{L}]*$/u.test(cellText(cell))]));
  return new Set(kinds).size < 2;
}

/** A list of records, whose format has the names of its fields. */
function fieldSheet({ name, rows, notes, rings }: RawSheet, fields: readonly string[], form: TableForm | null): Sheet {
  const cut = cutRows(rows);
  return withYearlyGrowth({
    name,
    header: fields,
    headerRow: 1,
    rows: cut.rows,
    form: form ?? FOUND_FORM,
    asksTurn: false,
    hasLeftOut: false,
    outline: null,
    notes: [...notes, ...cut.notes],
    title: null,
    groupColumn: null,
    ...(rings !== undefined && { rings }),
  });
}

function notRead(row: number, problems: readonly string[]): readonly SheetNote[] {
  return problems.map((problem) => ({ row, problem, consequence: 'Not read as topics.' }));
}

/** One line for all texts that are not read. */
function linesOf(rows: readonly SheetRow[], where: string): readonly string[] {
  const text = textOf(rows[0]);
  if (text === null) return [];
  const others = rows.length > 1 ? ' and others' : '';
  return [`${countOf(rows.length, 'row stands', 'rows stand')} ${where}: ‘${shortened(text, 40)}’${others}.`];
}

function textOf(row: SheetRow | undefined): string | null {
  return cellText(row?.cells.find((cell) => !isEmpty(cell))).trim() || null;
}

/** 'F3:H20'. */
function rangeOf({ column, width, rows }: Block): string {
  const [first, last] = [rows[0]?.row ?? 1, rows.at(-1)?.row ?? 1];
  return `${columnLetters(column)}${first}:${columnLetters(column + width - 1)}${last}`;
}

function columnName({ column }: Block, index: number): string {
  return `Column ${columnLetters(column + index)}`;
}

/** "A", "Z", "AA". */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}

/** Longer texts than a cell holds are cut, and noted. */
function cutRows(all: readonly SheetRow[]): {
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SheetNote[];
} {
  const rows = all.map((row) =>
    row.cells.some(isTooLong)
      ? { ...row, cells: row.cells.map((cell) => (isTooLong(cell) ? cell.slice(0, LONGEST_TEXT) : cell)) }
      : row,
  );
  const cut = rows.filter((row, index) => row !== all[index]);
  const [first] = cut;
  if (first === undefined) return { rows, notes: [] };
  const most = formatCount(LONGEST_TEXT);
  const problem = `${countOf(cut.length, 'row has', 'rows have')} a text of more than ${most} characters.`;
  return { rows, notes: [{ row: first.row, problem, consequence: `Cut after ${most} characters.` }] };
}

function isTooLong(cell: Cell): cell is string {
  return typeof cell === 'string' && cell.length > LONGEST_TEXT;
}
