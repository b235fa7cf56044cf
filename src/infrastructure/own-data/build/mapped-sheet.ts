import type { FieldKey } from '../../../domain/own-data/field-keys';
import { isOwnTarget, type ColumnMapping, type DecimalMark, type Mapping } from '../../../domain/own-data/mapping';
import { ownColumns } from '../../../domain/own-data/own-columns';
import { wholeOf } from '../../../domain/own-data/read-figure';
import { isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
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
  const kept: ColumnMapping[] = [];
  for (const column of sheetMapping.columns) {
    const { target, unit, values } = column;
    // A score or an amount of money is shown as it is written, and placed as its share.
    if (isOwnTarget(target) || wholeOf(unit) !== null || (values !== undefined && target !== 'ring')) kept.push(column);
    if (target === 'more') more.push(column);
    else if (target !== 'ignored' && !isOwnTarget(target) && !columns.has(target)) columns.set(target, column);
  }
  const own = isTopicKind(kind) ? ownColumns(kept, sheet.rows, mark) : [];
  // What is no own value, such as a word among numbers, is a line.
  more.push(...kept);
  return {
    sheet,
    rows: sheet.rows.map((row) => new MappedRow({ sheet: sheet.name, mark, columns, more, own, faults }, row)),
    has: (field) => columns.has(field),
  };
}
