import { cellText, isBlank } from '../../../domain/own-data/cell-text';
import type { FaultSeverity } from '../../../domain/own-data/data-fault';
import type { FieldKey } from '../../../domain/own-data/field-keys';
import type { ColumnMapping, DecimalMark } from '../../../domain/own-data/mapping';
import { formulaProblem } from '../../../domain/own-data/read-figure';
import { isOwnWord, meaningOf } from '../../../domain/own-data/value-mapping';
import { MORE_PREFIX } from '../../../domain/own-data/sheet-forms';
import type { Cell, SheetRow } from '../../../domain/own-data/tables';
import type { FaultList } from './fault-list';

export interface RowContext {
  readonly sheet: string;
  readonly mark: DecimalMark;
  readonly columns: ReadonlyMap<FieldKey, ColumnMapping>;
  readonly more: readonly ColumnMapping[];
  readonly faults: FaultList;
}

/** Fields with a word of a list. The user's own word is kept as a line. */
const LISTS: readonly FieldKey[] = ['quadrant', 'status', 'consensus'];

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

  /** The lines of the columns that no field has, and of words that a field does not know: [name, text]. */
  more(): readonly (readonly [string, string])[] {
    const own = LISTS.flatMap((field) => {
      const column = this.column(field);
      const text = column === undefined ? '' : cellText(this.cell(field)).trim();
      return column === undefined || column.values === undefined || isBlank(text) || !isReplaced(column, text)
        ? []
        : [[label(column.header), text] as const];
    });
    const others = this.context.more.flatMap(({ index, header }) => {
      const cell = this.row.cells[index] ?? null;
      return isBlank(cell) || formulaProblem(cell) !== '' ? [] : [[label(header), cellText(cell)] as const];
    });
    return [...others, ...own];
  }

  report(field: FieldKey | null, severity: FaultSeverity, problem: string, consequence: string): void {
    const column = field === null ? undefined : this.column(field);
    const found = field === null ? '' : cellText(this.cell(field)).trim();
    this.context.faults.add({
      severity,
      sheet: this.context.sheet,
      row: this.number,
      column: column?.header ?? null,
      found: found === '' ? null : found.length > 80 ? `${found.slice(0, 79)}…` : found,
      problem,
      consequence,
    });
  }

  leaveOut(field: FieldKey | null, problem: string): void {
    this.report(field, 'left-out', problem, 'Left out.');
  }
}

/** A word that is not ours, and is not shown otherwise: an unknown level of consensus is shown as it is. */
function isReplaced(column: ColumnMapping, word: string): boolean {
  if (isOwnWord(column.target, word)) return false;
  return column.target !== 'consensus' || meaningOf(column, word) !== null;
}

function label(header: string): string {
  return header.startsWith(MORE_PREFIX) ? header.slice(MORE_PREFIX.length) : header;
}
