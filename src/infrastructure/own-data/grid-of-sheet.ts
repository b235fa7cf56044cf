import { cellText, isBlank, isEmpty } from '../../domain/own-data/cell-text';
import type { DataFault } from '../../domain/own-data/data-fault';
import { isShare } from '../../domain/own-data/field-keys';
import type { GridCell, GridLine, GridSize, GridTable } from '../../domain/own-data/grid';
import type { ColumnMapping, DecimalMark } from '../../domain/own-data/mapping';
import { readValue } from '../../domain/own-data/read-value';
import type { Cell, CellRange, Sheet, SheetRow } from '../../domain/own-data/tables';
import { partsOfCell } from '../../domain/own-data/split-cells';
import type { RowKind, RowMark } from '../../domain/own-data/row-mark';
import { groupBy } from '../../domain/shared/lists';
import { decimalsOf, formatFraction } from '../../domain/shared/figures';
import { formatFigure } from '../../domain/topic/figures';
import { isTopicStatus, topicStatusName } from '../../domain/topic/topic-status';
import { parseQuadrantCode, quadrantOf } from '../../domain/topic/quadrant';

/** In characters: more of a cell does not fit into the grid. */
const LONGEST = 200;
/** More empty rows below each other are one line. */
const MOST_EMPTY = 3;

interface Place {
  readonly row: number;
  readonly more: number;
  readonly source: SheetRow | null;
}

export type PlacedTable = Pick<GridTable, 'sheet' | 'isRead'> & { readonly range: CellRange };

const APART: RowMark = { kind: 'apart', why: 'stands apart from the table' };

/** The rows of a sheet as they stand, painted with what they and their cells are taken for. */
export class GridOfSheet {
  readonly size: GridSize;
  readonly #places: readonly Place[];
  /** Tables beside each other have several in a row of the sheet. */
  readonly #topics: ReadonlyMap<number, readonly SheetRow[]>;
  readonly #leftOut: ReadonlyMap<number, string>;
  readonly #unread: ReadonlyMap<string, string>;
  readonly #width: number;
  readonly #made: readonly number[];
  readonly #ends: readonly [number | undefined, number | undefined];

  /** @param faults of all sheets; those of this one are painted */
  constructor(
    private readonly sheet: Sheet,
    private readonly columns: readonly ColumnMapping[],
    private readonly mark: DecimalMark,
    faults: readonly DataFault[],
    /** Of a sheet with several tables, where each of them stands. */
    tables: readonly PlacedTable[] = [],
  ) {
    const { raw, rows, placed, places, name } = sheet;
    this.#width = raw.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    this.#made = places.flatMap((place, index) => (place === null ? [index] : []));
    const own = (placed ?? rows).filter((row) => row.sheet === undefined || row.sheet === name);
    this.#topics = groupBy(own, ({ row }) => row);
    const found = faults.filter((fault) => fault.sheet === name && fault.row !== null);
    this.#leftOut = new Map(
      found.flatMap(({ row, severity, problem }) => (severity === 'left-out' ? [[row ?? 0, problem] as const] : [])),
    );
    this.#unread = new Map(
      found.flatMap(({ row, column, severity, problem }) =>
        severity === 'gap' && column !== null ? [[`${row} ${column}`, problem] as const] : [],
      ),
    );
    this.#places = placesOf(raw);
    const kinds: Partial<Record<RowKind, number>> = {};
    for (const { row, source } of this.#places) {
      if (source === null || source.cells.every(isEmpty)) continue;
      const kind = this.#kindOf(row);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    const outlined = tables.map(({ range, ...table }): GridTable => ({ ...table, ...this.#linesOf(range) }));
    this.size = { lines: this.#places.length, columns: this.#width + this.#made.length, kinds, tables: outlined };
    const topics = own.filter(({ row }) => !this.#leftOut.has(row));
    this.#ends = [topics[0]?.row, topics.at(-1)?.row];
  }

  #linesOf({ row, lastRow, column, lastColumn }: CellRange) {
    const lineOf = (at: number): number => this.#places.findIndex((place) => at <= place.row + place.more);
    return { line: lineOf(row), lastLine: lineOf(lastRow), column, lastColumn };
  }

  lines(from: number, count: number): readonly GridLine[] {
    return this.#places.slice(from, from + count).map((place) => this.#line(place));
  }

  #line({ row, more, source }: Place): GridLine {
    const line = { row, more, isFirst: row === this.#ends[0], isLast: row === this.#ends[1] };
    if (source === null || source.cells.every(isEmpty)) return { ...line, kind: 'empty', why: '', cells: [] };
    const { kind, why } = this.sheet.marks.get(row) ?? APART;
    const topics = this.#topics.get(row) ?? [];
    const [topic] = topics;
    const made = this.#made.map((index): GridCell => {
      const value = kind === 'names' && row === this.sheet.headerRow ? this.sheet.header[index] : topic?.cells[index];
      return { text: madeText(value), shown: null, state: 'made' };
    });
    const figures = this.sheet.several?.figures.get(row) ?? [];
    const cells = Array.from({ length: this.#width }, (_, place) => {
      const cell = this.#cell(source.cells[place] ?? null, place, topics);
      const figure = figures.find((each) => each.place === place);
      return figure === undefined ? cell : { ...cell, becomes: figure.index };
    });
    const reason = kind === 'topic' ? this.#leftOut.get(row) : undefined;
    return { ...line, kind: this.#kindOf(row), why: reason ?? why, cells: [...cells, ...made] };
  }

  /** A topic that cannot be opened, as without a name, is left out. */
  #kindOf(row: number): RowKind {
    const { kind } = this.sheet.marks.get(row) ?? APART;
    return kind === 'topic' && this.#leftOut.has(row) ? 'left-out' : kind;
  }

  /** @param topics the row as the tables have it; empty: it is of none */
  #cell(raw: Cell, place: number, topics: readonly SheetRow[]): GridCell {
    const placesOf = (row: SheetRow): Sheet['places'] => row.places ?? this.sheet.places;
    const topic = topics.find((row) => placesOf(row).includes(place));
    const column = topic && this.columns.find((each) => placesOf(topic)[each.index] === place);
    if (column === undefined || topic === undefined) return { text: textOf(raw), shown: null, state: 'plain' };
    if (column.blanks?.isFilled === true && isBlank(raw)) {
      const above = this.#above(topic.row, column.index);
      return { text: textOf(above), shown: null, state: isBlank(above) ? 'plain' : 'filled' };
    }
    const problem = this.#unread.get(`${topic.row} ${column.header}`);
    if (problem !== undefined) return { text: textOf(raw), shown: problem, state: 'unread' };
    const cell = topic.cells[column.index];
    const at = column.split?.at ?? null;
    const parts = at === null || isBlank(cell) ? [] : partsOfCell(textOf(cell), at);
    const noDate = column.target === 'date' ? readValue(column, cell, this.mark).problem : null;
    if (noDate !== null) return { text: textOf(raw), shown: noDate, state: 'unread' };
    const plain = { text: textOf(raw), shown: shownAs(cell, column, this.mark), state: 'plain' } as const;
    return parts.length < 2 ? plain : { ...plain, parts };
  }

  #above(row: number, index: number): Cell {
    const { rows } = this.sheet;
    for (let at = rows.findIndex((each) => each.row === row); at >= 0; at -= 1) {
      const cell = rows[at]?.cells[index] ?? null;
      if (!isBlank(cell)) return cell;
    }
    return null;
  }
}

/** The rows with the empty ones between them; more than three of these are one. */
function placesOf(raw: readonly SheetRow[]): readonly Place[] {
  const places: Place[] = [];
  let next = Math.min(1, raw[0]?.row ?? 1);
  for (const source of raw) {
    const gap = source.row - next;
    if (gap > MOST_EMPTY) places.push({ row: next, more: gap - 1, source: null });
    else for (let row = next; row < source.row; row += 1) places.push({ row, more: 0, source: null });
    places.push({ row: source.row, more: 0, source });
    next = source.row + 1;
  }
  return places;
}

function textOf(cell: Cell | undefined): string {
  return cellText(cell).slice(0, LONGEST);
}

/** What was computed has no digits of its own. */
function madeText(cell: Cell | undefined): string {
  if (typeof cell !== 'object' || cell === null || !('percent' in cell)) return textOf(cell);
  return textOf({ percent: Number(cell.percent.toFixed(4)) });
}

function shownAs(cell: Cell | undefined, column: ColumnMapping, mark: DecimalMark): string | null {
  const { value } = readValue(column, cell, mark);
  if (column.target === 'date') return value === cellText(cell).trim() ? null : String(value ?? '') || null;
  if (typeof value !== 'number') return null;
  if (column.target === 'status') return isTopicStatus(value) ? topicStatusName(value) : null;
  if (column.target === 'quadrant') return quadrantOf(parseQuadrantCode(value)).label;
  if (!isShare(column.target)) return null;
  return column.target === 'growth' ? formatFigure('growth', value, decimalsOf([value])) : formatFraction(value);
}
