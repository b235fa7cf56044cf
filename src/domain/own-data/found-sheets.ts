import { columnLetters } from '../shared/column-letters';
import { cellText, isBlank, isEmpty, shortened } from './cell-text';
import { countOf, formatCount } from '../shared/figures';
import { withoutFlags, withYearlyGrowth } from './years';
import { findBlocks, type Block } from './find-blocks';
import { givenHeader, isYear } from './header-shape';
import { FOUND_FORM, type TableForm } from './table-form';
import { isKnownName } from './recognise-names';
import { withParentRows } from './parent-rows';
import { withCurrencies } from './currency-column';
import { withSeveralRows } from './several-rows';
import { tableRows } from './table-rows';
import { isUnitName, namesMoney } from './written-number';
import { rangeName } from './together';
import type { Cell, CellRange, RawSheet, Sheet, SheetNote, SheetRow } from './tables';
import type { RowMark } from './row-mark';

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
export function foundSheets(raw: RawSheet, forms: readonly (TableForm | null)[], thisYear?: number): readonly Sheet[] {
  if (raw.fields !== undefined) return [fieldSheet(raw, raw.fields, forms[0] ?? null, thisYear)];
  const cut = cutRows(raw.rows);
  const { rows, notes } = withoutFlags(cut.rows);
  const { tables, others } = findBlocks({ ...raw, rows });
  return tables.map((block, index): Sheet => {
    const isFirst = index === 0;
    const found = sheetOf(raw, block, rows, forms[index] ?? null, thisYear);
    const sheet = withOtherTables(
      found,
      tables.filter((each) => each !== block),
    );
    const named = isFirst ? sheet : { ...sheet, name: `${raw.name}: ${block.marked ?? rangeName(rangeOf(block))}` };
    if (!isFirst) return named;
    const besides = linesOf(others, 'around the table');
    const all = [...raw.notes, ...cut.notes, ...notes, ...notRead(named.headerRow, besides), ...named.notes];
    return { ...named, notes: all };
  });
}

type PlacedBlock = Block & {
  /** Of its columns in a row of the grid, where they are not beside each other. */
  readonly places?: readonly number[];
};

/** One table by its block, and by what the user says of it. */
function sheetOf(
  raw: RawSheet,
  block: Block,
  all: readonly SheetRow[],
  form: TableForm | null,
  thisYear: number | undefined,
): Sheet {
  const likely = turnOf(block);
  const isTurned = form?.isTurned ?? likely === 'turned';
  const placed = form?.isChosen !== true || isTurned ? block : withHeaderRow(block, all, form.headerRow);
  const shaped: PlacedBlock = isTurned ? turned(placed) : withChosenRows(withChosenNames(placed, form), all, form);
  const { header, width } = shaped;
  const above = [...shaped.above, ...shaped.rows.slice(0, header?.from ?? 0)];
  const isOutside = ({ row }: SheetRow): boolean =>
    row < (form?.firstRow ?? row) || row > (form?.lastRow ?? row) || ['units', 'names'].includes(form?.rows[row] ?? '');
  const body = shaped.rows.slice(header?.body ?? 0).filter((row) => !isOutside(row));
  const used = Math.min(MOST_COLUMNS, width);
  const names = Array.from({ length: used }, (_, column) => header?.names[column] ?? columnName(shaped, column));
  const read = tableRows(body, names, form);
  const headerRow = shaped.rows[header?.at ?? 0]?.row ?? 1;
  const { groups, outline } = read;
  const rows = read.rows.map((row, index) => {
    const cells = row.cells.slice(0, used);
    return { ...row, cells: groups === null ? cells : [...cells, groups[index] ?? null] };
  });
  const marks = new Map<number, RowMark>([
    ...above.map(({ row }) => [row, { kind: 'title', why: 'above the names of the columns' }] as const),
    ...shaped.rows.slice(header?.from ?? 0, header?.body ?? 0).map(({ row }, at) => {
      const kind = (header?.from ?? 0) + at > (header?.at ?? 0) ? 'units' : 'names';
      return [row, { kind, why: '' }] as const;
    }),
    ...body.map(({ row }, index) => [row, read.marks[index] ?? { kind: 'topic', why: '' }] as const),
    ...Object.entries(form?.rows ?? {}).flatMap(([row, choice]) =>
      choice === 'units' || choice === 'names' ? [[Number(row), { kind: choice, why: 'as you chose' }] as const] : [],
    ),
  ]);
  const sheet: Sheet = {
    name: raw.name,
    ...(thisYear !== undefined && { thisYear }),
    ...(raw.isHidden === true && { isHidden: true }),
    header: groups === null ? names : [...names, SECTION],
    headerRow,
    rows,
    raw: isTurned ? turnedRows(all) : all,
    marks,
    places: [
      ...names.map((_, index) => shaped.places?.[index] ?? shaped.column + index),
      ...(groups === null ? [] : [null]),
    ],
    notes: [
      ...(isTurned
        ? notRead(headerRow, linesOf(above, 'around the table'))
        : notRead(above[0]?.row ?? headerRow, linesOf(above, 'above the names of the columns'))),
      ...read.notes,
      ...unnamedNotes(shaped, names, read.rows),
    ],
    form: {
      ...(form ?? FOUND_FORM),
      ...(form?.isChosen !== true && { headerRow: header === null ? null : headerRow }),
    },
    range: isTurned ? null : rangeOf(block),
    together: null,
    asksTurn: likely !== null,
    isTurned,
    outline,
    title: isTurned ? null : textOf(above.at(-1)),
    groupColumn: groups === null ? null : used,
  };
  return completed(sheet, form);
}

/** With what its columns say of its rows. */
function completed(sheet: Sheet, form: TableForm | null): Sheet {
  return withCurrencies(withYearlyGrowth(withSeveralRows(withParentRows(sheet), form?.several ?? null)));
}

/** With a mark at the rows of the other tables, unless the user takes them for this one. */
function withOtherTables(sheet: Sheet, others: readonly Block[]): Sheet {
  if (others.length === 0 || sheet.isTurned) return sheet;
  const marks = new Map(sheet.marks);
  for (const [index, { rows }] of others.entries()) {
    for (const { row } of rows) if (!marks.has(row)) marks.set(row, { kind: 'apart', why: `table ${index + 2}` });
  }
  return { ...sheet, marks };
}

/** With units and further names by the user in the names of its columns. */
function withChosenNames(block: Block, form: TableForm | null): Block {
  const { header } = block;
  const chosen = block.rows.filter(({ row }) => ['units', 'names'].includes(form?.rows[row] ?? ''));
  if (header === null || chosen.length === 0) return block;
  const names = header.names.map((name, column) =>
    chosen.reduce<string | null>((whole, { row, cells }) => {
      const part = cellText(cells[column]).trim();
      if (part === '' || whole?.includes(part) === true) return whole;
      if (whole === null) return part;
      if (form?.rows[row] === 'units') return `${whole} (${part.replace(/[()[\]]/g, ' ').trim()})`;
      return row < (block.rows[header.at]?.row ?? 0) ? `${part}: ${whole}` : `${whole}: ${part}`;
    }, name),
  );
  return { ...block, header: { ...header, names } };
}

/** With rows around the block that the user takes for topics or groups, or that stand between the first and the last one. */
function withChosenRows(block: Block, all: readonly SheetRow[], form: TableForm | null): Block {
  if (form === null) return block;
  const { firstRow, lastRow, rows: choices } = form;
  const own = new Set(block.rows.map(({ row }) => row));
  const body = block.rows[block.header?.body ?? 0]?.row ?? 0;
  const end = block.rows.at(-1)?.row ?? 0;
  const isTaken = ({ row }: SheetRow): boolean =>
    ['topic', 'group'].includes(choices[row] ?? '') ||
    (firstRow !== null && row >= firstRow && row < body) ||
    (lastRow !== null && row <= lastRow && row > end);
  const added = all.filter((row) => !own.has(row.row) && isTaken(row) && !row.cells.every(isEmpty));
  const header = block.header === null ? [] : block.rows.slice(0, block.header.body);
  // Rows of the head that are topics by the user stand below it.
  const freed = firstRow === null ? [] : header.filter(({ row }) => row >= firstRow && row !== form.headerRow);
  if (added.length + freed.length === 0) return block;
  const { column, width } = block;
  const moved = added.map((row) => ({
    ...row,
    cells: Array.from({ length: width }, (_, index) => row.cells[column + index] ?? null),
  }));
  const rest = [...moved, ...freed, ...block.rows.slice(header.length)].toSorted((a, b) => a.row - b.row);
  return { ...block, rows: [...header, ...rest] };
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
function turned(block: Block): PlacedBlock {
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
  const places = rows.map(({ row }) => row - 1);
  return { ...block, places, column: 0, width: rows.length, rows: columns.slice(0, end), header, above };
}

/** A whole sheet whose columns are rows, by their numbers; blank rows between others stay. */
function turnedRows(all: readonly SheetRow[]): readonly SheetRow[] {
  const width = Math.min(
    MOST_COLUMNS,
    all.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const used = all.slice(0, MOST_COLUMNS);
  return Array.from({ length: width }, (_, column): SheetRow => {
    const cells: Cell[] = [];
    for (const row of used) {
      while (cells.length < row.row - 1 && cells.length < MOST_COLUMNS) cells.push(null);
      if (cells.length < MOST_COLUMNS) cells.push(row.cells[column] ?? null);
    }
    return { row: column + 1, cells };
  });
}

/**
 * Whether the fields stand below each other: names of fields or years in the first column and none in the first row; perhaps,
 * where values are of one kind in each row and of several in each column; null: nothing says so.
 */
function turnOf({ header, rows, width }: Block): 'turned' | 'perhaps' | null {
  const body = rows.slice(header?.body ?? 0, (header?.body ?? 0) + EXAMINED);
  if (width < 2 || body.length < 2) return null;
  const first = body.map(({ cells }) => cells[0] ?? null).filter((cell) => !isEmpty(cell));
  const top = header?.names.slice(1).filter((name) => name !== null) ?? [];
  const known = first.filter((cell) => typeof cell === 'string' && (isKnownName(cell) || namesUnit(cell))).length;
  const isTopKnown = top.some((name) => isKnownName(name) || isYear(name));
  if (isTopKnown || top.length === 0) return null;
  if (known > 1 && known * 2 >= first.length) return 'turned';
  if (first.length > 2 && first.every((cell) => isYear(cellText(cell)))) return 'turned';
  if (header === null || body.length > width * 4) return null;
  const inner = body.map(({ cells }) => cells.slice(1, width));
  const across = inner.filter((cells) => !isOfOneKind(cells)).length;
  const down = Array.from({ length: width - 1 }, (_, column) => inner.map((cells) => cells[column] ?? null));
  return across === 0 && down.every((cells) => !isOfOneKind(cells)) ? 'perhaps' : null;
}

/** 'Addressable market (EUR m)': a unit in brackets behind a name. */
function namesUnit(text: string): boolean {
  const unit = /\S\s*[([]([^)\]]+)[)\]]\s*$/.exec(text)?.[1]?.trim() ?? '';
  return isUnitName(unit) || namesMoney(unit);
}

function isOfOneKind(cells: readonly Cell[]): boolean {
  const kinds = cells.flatMap((cell) => (isBlank(cell) ? [] : [/^[^\p{L}]*\d[^\p{L}]*$/u.test(cellText(cell))]));
  return new Set(kinds).size < 2;
}

/** A list of records, whose format has the names of its fields. */
function fieldSheet(
  { name, rows, notes, rings }: RawSheet,
  fields: readonly string[],
  form: TableForm | null,
  thisYear: number | undefined,
): Sheet {
  const cut = cutRows(rows);
  const choices = form?.rows ?? {};
  const isIn = ({ row }: SheetRow): boolean =>
    row >= (form?.firstRow ?? row) && row <= (form?.lastRow ?? row) && choices[row] !== 'left-out';
  const topics = cut.rows.filter(isIn);
  const sheet: Sheet = {
    name,
    ...(thisYear !== undefined && { thisYear }),
    header: fields,
    headerRow: 1,
    rows: topics,
    raw: [{ row: 0, cells: fields }, ...cut.rows],
    marks: new Map<number, RowMark>([
      [0, { kind: 'names', why: '' }],
      ...cut.rows.map((row) => {
        const kind = isIn(row) ? 'topic' : choices[row.row] === 'left-out' ? 'left-out' : 'apart';
        return [row.row, { kind, why: kind === 'left-out' ? 'as you chose' : '' }] as const;
      }),
    ]),
    places: [...fields.keys()],
    form: form ?? FOUND_FORM,
    range: null,
    together: null,
    asksTurn: false,
    isTurned: false,
    outline: null,
    notes: [...notes, ...cut.notes],
    title: null,
    groupColumn: null,
    ...(rings !== undefined && { rings }),
  };
  return completed(sheet, form);
}

function notRead(row: number, problems: readonly string[]): readonly SheetNote[] {
  return problems.map((problem) => ({ row, problem, consequence: 'Not read as topics.' }));
}

/** One line for all texts that are not read. */
function linesOf(rows: readonly SheetRow[], where: string): readonly string[] {
  const text = textOf(rows[0]);
  if (text === null) return [];
  const others = rows.length > 1 ? ' and others' : '';
  return [`${countOf(rows.length, 'row')} ${where}: ‘${shortened(text, 40)}’${others}.`];
}

function textOf(row: SheetRow | undefined): string | null {
  return cellText(row?.cells.find((cell) => !isEmpty(cell))).trim() || null;
}

function rangeOf({ column, width, rows }: Block): CellRange {
  return { column, lastColumn: column + width - 1, row: rows[0]?.row ?? 1, lastRow: rows.at(-1)?.row ?? 1 };
}

function columnName({ column }: Block, index: number): string {
  return `Column ${columnLetters(column + index)}`;
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
