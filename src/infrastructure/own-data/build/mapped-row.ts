import { cellText, isBlank, shortened, withFilledBlanks } from '../../../domain/own-data/cell-text';
import type { DataFault, FaultSeverity } from '../../../domain/own-data/data-fault';
import { withRates } from '../../../domain/own-data/exchange-rates';
import { isShare, type FieldKey } from '../../../domain/own-data/field-keys';
import {
  isShared,
  type ColumnMapping,
  type ColumnTarget,
  type DecimalMark,
  type Mapping,
} from '../../../domain/own-data/mapping';
import { formulaProblem, readValue } from '../../../domain/own-data/read-value';
import { type OwnColumnForm, ownColumns } from '../../../domain/own-data/own-columns';
import { ownName, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import type { OwnValues } from '../../../domain/topic/own-values';
import type { Cell, SheetRow, Sheet } from '../../../domain/own-data/tables';
import type { RawRow } from '../../wire/rows';
import type { FaultCollector } from './fault-list';

interface RowContext {
  readonly sheet: string;
  readonly mark: DecimalMark;
  /** By their fields. */
  readonly columns: ReadonlyMap<ColumnTarget, ColumnMapping>;
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

  column(field: FieldKey): ColumnMapping | undefined {
    return this.context.columns.get(field);
  }

  cell(field: FieldKey): Cell {
    const column = this.column(field);
    return column === undefined ? null : (this.row.cells[column.index] ?? null);
  }

  /** A number stays a number where the field has both. What cannot be read is kept in the words of the file, and reported. */
  value(field: FieldKey): string | number | null {
    const column = this.column(field);
    if (column === undefined) return null;
    const { keepsLabels, mark } = this.context;
    const { value, problem } = readValue(column, this.cell(field), mark);
    if (problem === null) return value;
    const isText = formulaProblem(this.cell(field)) !== '' && !isShare(field);
    const kept = isText ? 'Opened without it' : keepsLabels ? 'Kept as a label' : 'Kept as a line of the card';
    this.report(
      field,
      'gap',
      problem,
      `${kept}${field === 'growth' || field === 'averageSizing' ? '; not on the map' : ''}.`,
    );
    return value;
  }

  text(field: FieldKey): string | null {
    const value = this.value(field);
    return value === null ? null : String(value);
  }

  /** The values of these fields, by the keys of a workspace document. */
  values(keys: Readonly<Partial<Record<FieldKey, string>>>): RawRow {
    const entries = Object.entries(keys) as [FieldKey, string][];
    return withoutNulls(Object.fromEntries(entries.map(([field, key]) => [key, this.value(field)])));
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
      const error = isShared(column.target) && column.target !== 'ignored' ? formulaProblem(cell) : '';
      if (error !== '') this.#add(header, cell, { severity: 'gap', problem: error, consequence: 'Opened without it.' });
      const isOwn = this.context.own.some((form) => form.index === index && form.valueOf(cell) !== null);
      if (isBlank(cell) || formulaProblem(cell) !== '' || isOwn || !this.#isLine(column, cell)) return [];
      const { value } = column.target === 'date' ? readValue(column, cell, this.context.mark) : { value: null };
      return [[column.name ?? ownName(header), String(value ?? cellText(cell).trim())]];
    });
    return [...own, ...this.lines];
  }

  #isLine(column: ColumnMapping, cell: Cell): boolean {
    const { target } = column;
    if (target !== 'ignored' && isShared(target)) return true;
    return target !== 'ignored' && readValue(column, cell, this.context.mark).problem !== null;
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

  report(field: FieldKey, severity: FaultSeverity, problem: string, consequence: string): void {
    this.#add(this.column(field)?.header ?? null, this.cell(field), { severity, problem, consequence });
  }

  /** Where the field is blank, with what the row begins with. */
  leaveOut(field: FieldKey, problem: string): void {
    const fault = { severity: 'left-out', problem, consequence: 'Left out.' } as const;
    if (!isBlank(this.cell(field))) this.#add(this.column(field)?.header ?? null, this.cell(field), fault);
    else this.#add(null, this.row.cells.find((cell) => !isBlank(cell)) ?? null, fault);
  }

  #add(column: string | null, cell: Cell, fault: Pick<DataFault, 'severity' | 'problem' | 'consequence'>): void {
    const { row, sheet = this.context.sheet } = this.row;
    const found = shortened(cellText(cell).trim(), 80);
    this.context.faults.add({ ...fault, sheet, row, column, found: found === '' ? null : found });
  }
}

/** The row without its unknown values, which need no key. */
export function withoutNulls(row: RawRow): RawRow {
  const known: Record<string, unknown> = {};
  for (const key in row) if (row[key] !== null && row[key] !== undefined) known[key] = row[key];
  return known;
}

/** The rows of one kind, read through the mapping; none where the file has no such sheet. */
export interface MappedSheet {
  readonly rows: readonly MappedRow[];
  readonly columns: ReadonlyMap<ColumnTarget, ColumnMapping>;
}

export function mappedSheet(
  sheets: readonly Sheet[],
  mapping: Mapping,
  kind: SheetKind,
  faults: FaultCollector,
): MappedSheet {
  const index = mapping.sheets.findIndex((sheet) => sheet.kind === kind);
  const [sheet, { columns: all = [] } = {}] = [sheets[index], mapping.sheets[index]];
  const mark: DecimalMark = mapping.decimal?.mark ?? '.';
  // The first column of a field has it.
  const columns = new Map(all.toReversed().map((column) => [column.target, column]));
  const rows = withFilledBlanks(withRates(sheet?.rows ?? [], all), all);
  const keepsLabels = isTopicKind(kind);
  const own = keepsLabels ? ownColumns(all, rows, mark) : [];
  const context = { sheet: sheet?.name ?? '', mark, columns, all, own, keepsLabels, faults };
  return { rows: rows.map((row) => new MappedRow(context, row)), columns };
}
