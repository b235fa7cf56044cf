import { cellText, isBlank, shortened, withFilledBlanks } from '../../../domain/own-data/cell-text';
import type { FaultSeverity } from '../../../domain/own-data/data-fault';
import type { FieldKey } from '../../../domain/own-data/field-keys';
import { isOwnTarget, type ColumnMapping, type DecimalMark, type Mapping } from '../../../domain/own-data/mapping';
import { formulaProblem, readValue } from '../../../domain/own-data/read-value';
import { type OwnColumnForm, ownColumns } from '../../../domain/own-data/own-columns';
import { ownName, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import type { OwnValues } from '../../../domain/topic/own-values';
import type { Cell, SheetRow, Sheet } from '../../../domain/own-data/tables';
import type { FaultCollector } from './fault-list';

export interface RowContext {
  readonly sheet: string;
  readonly mark: DecimalMark;
  /** By their fields. */
  readonly columns: ReadonlyMap<FieldKey, ColumnMapping>;
  readonly all: readonly ColumnMapping[];
  readonly own: readonly OwnColumnForm[];
  /** What a known column could not be read as is a label; else a line. */
  readonly keepsLabels: boolean;
  readonly faults: FaultCollector;
}

/** One row of a sheet by its fields. Cells that cannot be used are reported and count as empty. */
export class MappedRow {
  constructor(
    readonly context: RowContext,
    readonly row: SheetRow,
    /** Of rows with the same name. */
    private readonly lines: readonly (readonly [string, string])[] = [],
  ) {}

  get number(): number {
    return this.row.row;
  }

  column(field: FieldKey): ColumnMapping | undefined {
    return this.context.columns.get(field);
  }

  cell(field: FieldKey): Cell {
    const column = this.column(field);
    return column === undefined ? null : (this.row.cells[column.index] ?? null);
  }

  /** As written, also with blanks at its ends; null for blank. */
  text(field: FieldKey): string | null {
    const cell = this.cell(field);
    const problem = formulaProblem(cell);
    if (problem !== '') this.report(field, 'gap', problem, 'Opened without it.');
    return problem !== '' || isBlank(cell) ? null : cellText(cell);
  }

  /** Without blanks at its ends. */
  word(field: FieldKey): string | null {
    return this.text(field)?.trim() ?? null;
  }

  /** A number stays a number. */
  textOrNumber(field: FieldKey): string | number | null {
    const cell = this.cell(field);
    return typeof cell === 'number' ? cell : this.text(field);
  }

  id(field: FieldKey): string | number | null {
    const cell = this.cell(field);
    return typeof cell === 'number' ? cell : this.word(field);
  }

  /** The labels and figures that the file has besides ours; null: none. */
  own(): OwnValues | null {
    const values = this.context.own.flatMap(({ index, name, valueOf }) => {
      const value = valueOf(this.row.cells[index]);
      return value === null ? [] : [[name, value] as const];
    });
    return values.length === 0 ? null : Object.fromEntries(values);
  }

  /** The lines of the columns that no field has, and of what is neither an own value nor read: [name, text]. */
  more(): readonly (readonly [string, string])[] {
    const own = this.context.all.flatMap((column): readonly (readonly [string, string])[] => {
      const { index, header } = column;
      const cell = this.row.cells[index] ?? null;
      const isOwn = this.context.own.some((form) => form.index === index && form.valueOf(cell) !== null);
      if (isBlank(cell) || formulaProblem(cell) !== '' || isOwn || !this.#isLine(column, cell)) return [];
      return [[ownName(header), cellText(cell)]];
    });
    return [...own, ...this.lines];
  }

  #isLine(column: ColumnMapping, cell: Cell): boolean {
    const { target } = column;
    if (target === 'more' || isOwnTarget(target)) return true;
    return target !== 'ignored' && readValue(column, cell, this.context.mark)?.problem != null;
  }

  /** This row with the values of another one: in blank cells, or else as lines. */
  mergedWith({ row: other, lines }: MappedRow): MappedRow {
    const cells = [...this.row.cells];
    const added: (readonly [string, string])[] = [];
    for (const { index, header, target } of this.context.all) {
      const value = other.cells[index] ?? null;
      if (isBlank(value) || target === 'ignored' || target === 'name') continue;
      if (isBlank(cells[index])) cells[index] = value;
      else if (cellText(cells[index]) !== cellText(value))
        added.push([`${ownName(header)} (row ${other.row})`, cellText(value)]);
    }
    const extras = [...(this.row.extras ?? []), ...(other.extras ?? [])];
    return new MappedRow(this.context, { ...this.row, cells, extras }, [...this.lines, ...lines, ...added]);
  }

  /** The addresses that cells lead to, with their texts. */
  get links(): readonly { readonly column: ColumnMapping | undefined; readonly text: string; readonly url: string }[] {
    return (this.row.extras ?? []).flatMap(({ column, link }) => {
      const of = this.context.all.find(({ index }) => index === column);
      return link === undefined ? [] : [{ column: of, text: cellText(this.row.cells[column]).trim(), url: link }];
    });
  }

  /** The note of the file, and the comments of cells, a line each: 'Growth: from the report of May'. */
  note(): string | null {
    const comments = (this.row.extras ?? []).flatMap(({ column, comment }) => {
      const header = this.context.all.find(({ index }) => index === column)?.header ?? '';
      return comment === undefined ? [] : [`${header}: ${comment}`];
    });
    return [this.text('note') ?? [], ...comments].flat().join('\n') || null;
  }

  report(field: FieldKey | null, severity: FaultSeverity, problem: string, consequence: string): void {
    const column = field === null ? undefined : this.column(field);
    const found = field === null ? '' : cellText(this.cell(field)).trim();
    this.context.faults.add({
      severity,
      sheet: this.row.sheet ?? this.context.sheet,
      row: this.number,
      column: column?.header ?? null,
      found: found === '' ? null : shortened(found, 80),
      problem,
      consequence,
    });
  }

  leaveOut(field: FieldKey | null, problem: string): void {
    this.report(field, 'left-out', problem, 'Left out.');
  }
}

/** The rows of one kind, read through the mapping. */
export interface MappedSheet {
  readonly sheet: Sheet;
  readonly rows: readonly MappedRow[];
  has(field: FieldKey): boolean;
}

/** The sheet that holds rows of this kind; null: the file has none. */
export function mappedSheet(
  sheets: readonly Sheet[],
  mapping: Mapping,
  kind: SheetKind,
  faults: FaultCollector,
): MappedSheet | null {
  const index = mapping.sheets.findIndex((sheet) => sheet.kind === kind);
  const [sheet, sheetMapping] = [sheets[index], mapping.sheets[index]];
  if (sheet === undefined || sheetMapping === undefined) return null;
  const mark: DecimalMark = mapping.decimal?.mark ?? '.';
  const columns = new Map<FieldKey, ColumnMapping>();
  for (const column of sheetMapping.columns) {
    const { target } = column;
    if (target !== 'more' && target !== 'ignored' && !isOwnTarget(target) && !columns.has(target))
      columns.set(target, column);
  }
  const rows = withFilledBlanks(sheet.rows, sheetMapping.columns);
  const keepsLabels = isTopicKind(kind);
  const own = keepsLabels ? ownColumns(sheetMapping.columns, rows, mark) : [];
  const context = { sheet: sheet.name, mark, columns, all: sheetMapping.columns, own, keepsLabels, faults };
  return { sheet, rows: rows.map((row) => new MappedRow(context, row)), has: (field) => columns.has(field) };
}
