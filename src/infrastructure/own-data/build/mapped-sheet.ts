import type { FieldKey } from '../../../domain/own-data/field-keys';
import type { ColumnMapping, DecimalMark, Mapping } from '../../../domain/own-data/mapping';
import { wholeOf } from '../../../domain/own-data/read-figure';
import type { SheetKind } from '../../../domain/own-data/sheet-forms';
import type { Sheet, Tables } from '../../../domain/own-data/tables';
import type { FaultList } from './fault-list';
import { MappedRow } from './mapped-row';

/** The rows of one kind, read through the mapping. */
export interface MappedSheet {
  readonly sheet: Sheet;
  readonly rows: readonly MappedRow[];
  has(field: FieldKey): boolean;
}

/** The sheet that holds rows of this kind; null: the file has none. */
export function mappedSheet(tables: Tables, mapping: Mapping, kind: SheetKind, faults: FaultList): MappedSheet | null {
  const index = mapping.sheets.findIndex((sheet) => sheet.kind === kind);
  const [sheet, sheetMapping] = [tables.sheets[index], mapping.sheets[index]];
  if (sheet === undefined || sheetMapping === undefined) return null;
  const mark: DecimalMark = mapping.decimal?.mark ?? '.';
  const columns = new Map<FieldKey, ColumnMapping>();
  const more: ColumnMapping[] = [];
  for (const column of sheetMapping.columns) {
    // A score or an amount of money is shown as it is written, and placed as its share.
    if (column.target === 'more' || wholeOf(column.unit) !== null) more.push(column);
    if (column.target === 'more') continue;
    if (column.target !== 'ignored' && !columns.has(column.target)) columns.set(column.target, column);
  }
  return {
    sheet,
    rows: sheet.rows.map((row) => new MappedRow({ sheet: sheet.name, mark, columns, more, faults }, row)),
    has: (field) => columns.has(field),
  };
}
