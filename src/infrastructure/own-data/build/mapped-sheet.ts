import { withFilledBlanks } from '../../../domain/own-data/blank-cells';
import type { FieldKey } from '../../../domain/own-data/field-keys';
import { isOwnTarget, type ColumnMapping, type DecimalMark, type Mapping } from '../../../domain/own-data/mapping';
import { ownColumns } from '../../../domain/own-data/own-columns';
import { isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import type { Sheet } from '../../../domain/own-data/tables';
import type { FaultCollector } from './fault-list';
import { MappedRow } from './mapped-row';

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
