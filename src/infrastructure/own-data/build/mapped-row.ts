import { cellText, isBlank, shortened } from '../../../domain/own-data/cell-text';
import type { FaultSeverity } from '../../../domain/own-data/data-fault';
import type { FieldKey } from '../../../domain/own-data/field-keys';
import type { ColumnMapping, DecimalMark } from '../../../domain/own-data/mapping';
import { formulaProblem } from '../../../domain/own-data/read-figure';
import { isOwnWord, meaningOf } from '../../../domain/own-data/value-mapping';
import type { OwnColumnForm } from '../../../domain/own-data/own-columns';
import { ownName } from '../../../domain/own-data/sheet-forms';
import type { OwnValues } from '../../../domain/topic/own-values';
import type { Cell, SheetRow } from '../../../domain/own-data/tables';
import type { FaultList } from './fault-list';

export interface RowContext {
  readonly sheet: string;
  readonly mark: DecimalMark;
  readonly columns: ReadonlyMap<FieldKey, ColumnMapping>;
  readonly more: readonly ColumnMapping[];
  readonly own: readonly OwnColumnForm[];
  readonly faults: FaultList;
}

/** One row of a sheet by its fields. Cells that cannot be used are reported and count as empty. */
export class MappedRow {
  constructor(
    readonly context: RowContext,
    readonly row: SheetRow,
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

  /** The lines of the columns that no field has, and of what they have no own value of: [name, text]. */
  more(): readonly (readonly [string, string])[] {
    return this.context.more.flatMap((column) => {
      const { index, header } = column;
      const cell = this.row.cells[index] ?? null;
      const own = this.context.own.find((each) => each.index === index);
      const isKept = (own?.valueOf(cell) ?? null) !== null || isShownOtherwise(column, cellText(cell).trim());
      return isKept || isBlank(cell) || formulaProblem(cell) !== '' ? [] : [[ownName(header), cellText(cell)] as const];
    });
  }

  report(field: FieldKey | null, severity: FaultSeverity, problem: string, consequence: string): void {
    const column = field === null ? undefined : this.column(field);
    const found = field === null ? '' : cellText(this.cell(field)).trim();
    this.context.faults.add({
      severity,
      sheet: this.context.sheet,
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

/** A word of a list that is ours, or an unknown level of consensus, which is shown as it is. */
function isShownOtherwise(column: ColumnMapping, word: string): boolean {
  if (column.values === undefined) return false;
  return isOwnWord(column.target, word) || (column.target === 'consensus' && meaningOf(column, word) === null);
}
