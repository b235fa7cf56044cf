import { cellText, filledCells, filledCount, isEmpty } from './cell-text';
import { yearIn } from './normalised-name';
import { findHeader, headerAt, isNumberLike, isSameRow, type Header } from './header-shape';
import type { CellRange, MarkedTable, RawSheet, SheetRow } from './tables';

/** A part of a sheet that is one table: its rows have the cells of its columns only, and all of them. */
export interface Block {
  readonly column: number;
  readonly width: number;
  readonly rows: readonly SheetRow[];
  /** null: its columns have no names. */
  readonly header: Header | null;
  /** The name of a table that the spreadsheet program knows as one. */
  readonly marked: string | null;
  /** Texts above it, apart by blank rows. */
  readonly above: readonly SheetRow[];
}

export interface FoundBlocks {
  /** The best first. */
  readonly tables: readonly Block[];
  /** What belongs to no table. */
  readonly others: readonly SheetRow[];
}

type Part = Pick<Block, 'column' | 'width' | 'rows'>;

/** A part without names of columns and with fewer rows is no table beside another one. */
const FEWEST_ROWS = 4;

/** Cuts a sheet at blank rows and columns, and says which of the parts are tables and which go on. */
export function findBlocks({ rows, marked = [] }: RawSheet): FoundBlocks {
  const own = marked.map((table) => markedBlock(rows, table));
  const ranges = marked.map(({ range }) => range);
  const rest = ranges.length === 0 ? rows : rows.map((row) => withoutRanges(row, ranges));
  const found = joined(partsOf({ column: 0, width: widthOf(rest), rows: rest }));
  const isTable = ({ header, rows: all }: Block): boolean => header !== null || all.length >= FEWEST_ROWS;
  const all = [...own, ...found];
  const tables = all.some(isTable) ? all.filter(isTable) : all.slice(0, 1);
  const others = all.filter((block) => !tables.includes(block)).flatMap(({ rows: each }) => each);
  return { tables: tables.toSorted((a, b) => worthOf(b) - worthOf(a)), others };
}

/** Parts that go on below a blank row as one block, and texts with the table that they belong to. */
function joined(parts: readonly Part[]): readonly Block[] {
  const blocks: Block[] = [];
  let texts: Part[] = [];
  const append = (to: Block | undefined, added: readonly Part[]): void => {
    if (to === undefined) return;
    const [column, end] = [
      Math.min(to.column, ...added.map((part) => part.column)),
      Math.max(to.column + to.width, ...added.map((part) => part.column + part.width)),
    ];
    const all = joinedRows([to, ...added].flatMap((part) => moved(part, column, end - column)));
    const header = to.header === null ? null : headerAt(all, to.header.at, end - column);
    blocks[blocks.indexOf(to)] = { ...to, column, width: end - column, rows: all, header: header ?? to.header };
  };
  for (const part of parts) {
    const upper = blocks.findLast((block) => overlap(block, part) > 0);
    if (part.rows.every(({ cells }) => filledCount(cells) < 2)) {
      const isBeside = blocks.length > 0 && upper === undefined;
      if (isBeside) blocks.push({ ...part, header: findHeader(part.rows, part.width), marked: null, above: [] });
      else texts.push(part);
      continue;
    }
    const header = findHeader(part.rows, part.width);
    if (upper !== undefined && !startsTable(header, upper, part)) append(upper, [...texts, part]);
    else {
      const above = texts.flatMap(({ rows }) => rows);
      blocks.push({ ...part, header, marked: null, above });
    }
    texts = [];
  }
  if (blocks.length > 0) append(blocks.at(-1), texts);
  else if (texts.length > 0) {
    const list = { column: 0, width: Math.max(...texts.map((part) => part.column + part.width)) };
    // A text alone above parts of several ones is their title.
    const hasTitle = texts.length > 2 && texts.every(({ rows }, index) => rows.length > 1 === index > 0);
    const rows = texts.slice(hasTitle ? 1 : 0).flatMap((part) => moved(part, 0, list.width));
    const above = hasTitle ? (texts[0]?.rows ?? []) : [];
    blocks.push({ ...list, rows, header: findHeader(rows, list.width), marked: null, above });
  }
  return blocks;
}

/** In their order. Parts beside each other that go on in one table are parts of the same rows. */
function joinedRows(all: readonly SheetRow[]): readonly SheetRow[] {
  const rows = new Map<number, SheetRow>();
  for (const row of all) {
    const other = rows.get(row.row);
    const extras = [...(other?.extras ?? []), ...(row.extras ?? [])];
    const cells = row.cells.map((cell, column) => cell ?? other?.cells[column] ?? null);
    rows.set(row.row, { ...row, cells, ...(extras.length > 0 && { extras }) });
  }
  return [...rows.values()].toSorted((a, b) => a.row - b.row);
}

/** Whether the row of names below a blank row is that of another table, and not a record. */
function startsTable(header: Header | null, block: Block, part: Part): boolean {
  const { header: upper } = block;
  if (header === null) return upper !== null && hasOtherKinds(block, part);
  if (upper === null) return header.isConvincing;
  if (isAgain(header, upper)) return true;
  const areSame = header.names.every((name) => name === null || upper.names.includes(name));
  return (
    !areSame &&
    (hasOtherKinds(block, part) ||
      header.known > 0 ||
      (header.isConvincing && header.names.every((name, column) => name !== null || isUnused(part, column))))
  );
}

/** Whether the names of a table stand again, all of them and in their order. */
function isAgain({ names }: Header, upper: Header): boolean {
  const [again, before] = [names, upper.names].map((all) => all.filter((name) => name !== null));
  return again !== undefined && again.length > 1 && again.join('\n') === before?.join('\n');
}

function isUnused({ rows }: Part, column: number): boolean {
  return rows.every(({ cells }) => isEmpty(cells[column]));
}

/** Whether a part has only texts in a column that has numbers above, or only numbers below texts. */
function hasOtherKinds(upper: Block, part: Part): boolean {
  const above = upper.rows.slice(upper.header?.body ?? 0);
  return Array.from({ length: part.width }, (_, index) => index).some((index) => {
    const before = filledCells(above, part.column + index - upper.column);
    const values = filledCells(part.rows, index);
    if (before.length < 2 || values.length < 2) return false;
    const share = before.filter(isNumberLike).length / before.length;
    return (share >= 0.7 && !values.some(isNumberLike)) || (share === 0 && values.every(isNumberLike));
  });
}

/** The parts between blank rows and columns, from top to bottom. */
function partsOf(part: Part): readonly Part[] {
  const runs: SheetRow[][] = [];
  let last = Number.NaN;
  for (const row of part.rows) {
    if (row.cells.every(isEmpty)) continue;
    if (row.row === last + 1) runs.at(-1)?.push(row);
    else runs.push([row]);
    last = row.row;
  }
  return runs.flatMap((rows) => {
    const bands = bandsOf({ ...part, rows });
    const [only] = bands;
    return bands.length === 1 && only !== undefined ? [only] : bands.flatMap(partsOf);
  });
}

/** The parts between blank columns. A column apart is of the same table where it has a name and values in its rows. */
function bandsOf({ column: first, width, rows }: Part): readonly Part[] {
  const bands: Part[] = [];
  let start: number | null = null;
  for (let column = 0; column <= width; column += 1) {
    const isUsed = column < width && rows.some(({ cells }) => !isEmpty(cells[column]));
    if (isUsed) start ??= column;
    else if (start !== null) {
      bands.push(cutColumns({ column: first, width, rows }, start, column));
      start = null;
    }
  }
  return bands.reduce<readonly Part[]>((done, band) => {
    const before = done.at(-1);
    if (before === undefined || !isSameTable(before, band)) return [...done, band];
    const [from, to] = [before.column - first, band.column + band.width - first];
    return [...done.slice(0, -1), cutColumns({ column: first, width, rows }, from, to)];
  }, []);
}

function isSameTable(left: Part, right: Part): boolean {
  const [ofLeft, ofRight] = [left, right].map(({ rows }) => rows.filter(({ cells }) => !cells.every(isEmpty)));
  const top = ofRight?.[0];
  if (ofLeft === undefined || ofRight === undefined || top === undefined) return false;
  const beside = ofLeft.filter(({ row }) => row >= top.row);
  const names = new Set(beside[0]?.cells.map((cell) => cellText(cell).trim().toLowerCase()));
  // Several names again, or that of the first column above others, begin another table; one may be a second column of that name.
  const again = top.cells.filter((cell) => names.has(cellText(cell).trim().toLowerCase())).length;
  const isFirstAgain = right.width > 1 && isSameRow(top.cells.slice(0, 1), beside[0]?.cells ?? []);
  if (beside[0]?.row !== top.row || again > 1 || isFirstAgain) return false;
  const numbers = new Set(beside.map(({ row }) => row));
  if (!ofRight.every(({ row }) => numbers.has(row))) return false;
  // A shorter list without a gap is a list of its own, such as a legend.
  const isWhole = ofRight.length === beside.length;
  const lastRow = ofRight.at(-1)?.row ?? top.row;
  return isWhole || (right.width === 1 && lastRow - top.row + 1 > ofRight.length);
}

function markedBlock(rows: readonly SheetRow[], { name, range, hasHeader }: MarkedTable): Block {
  const inside = rows.filter(({ row }) => row >= range.row && row <= range.lastRow);
  const width = range.lastColumn - range.column + 1;
  const part = cutColumns({ column: 0, width: 0, rows: inside }, range.column, range.column + width);
  const top = part.rows[0]?.row === range.row && hasHeader;
  return { ...part, header: top ? headerAt(part.rows, 0, width) : null, marked: name, above: [] };
}

function withoutRanges(row: SheetRow, ranges: readonly CellRange[]): SheetRow {
  const here = ranges.filter((range) => row.row >= range.row && row.row <= range.lastRow);
  if (here.length === 0) return row;
  const isTaken = (column: number): boolean =>
    here.some((range) => column >= range.column && column <= range.lastColumn);
  return { ...row, cells: row.cells.map((cell, column) => (isTaken(column) ? null : cell)) };
}

function cutColumns({ column, rows }: Part, from: number, to: number): Part {
  return { column: column + from, width: to - from, rows: rows.map((row) => sliced(row, from, to)) };
}

/** The rows of a part with the cells of other columns. */
function moved(part: Part, column: number, width: number): readonly SheetRow[] {
  if (part.column === column && part.width === width) return part.rows;
  const by = column - part.column;
  return part.rows.map((row) => sliced(row, by, by + width));
}

function sliced(row: SheetRow, from: number, to: number): SheetRow {
  const cells = Array.from({ length: to - from }, (_, index) => row.cells[from + index] ?? null);
  const extras = row.extras?.flatMap((extra) =>
    extra.column >= from && extra.column < to ? [{ ...extra, column: extra.column - from }] : [],
  );
  return { ...row, cells, ...(extras !== undefined && { extras }) };
}

function overlap(one: Part, other: Part): number {
  return Math.min(one.column + one.width, other.column + other.width) - Math.max(one.column, other.column);
}

/** More cells and known names are worth more; twice the cells as much as two names. A later year above decides between equals. */
function worthOf({ rows, header, marked, above }: Block): number {
  const cells = rows.reduce((sum, row) => sum + filledCount(row.cells), 0);
  return (
    Math.log2(cells + 1) +
    (header?.known ?? -2) * 0.5 +
    (marked === null ? 0 : 1) +
    (yearIn(titleOf(rows, header, above)) ?? 0) * 1e-6
  );
}

function titleOf(rows: readonly SheetRow[], header: Header | null, above: readonly SheetRow[]): string {
  return [...above, ...rows.slice(0, header?.from ?? 0)].flatMap(({ cells }) => cells.map(cellText)).join(' ');
}

/** Of the widest row, without the empty cells at its end. */
function widthOf(rows: readonly SheetRow[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => !isEmpty(cell)) + 1), 0);
}
