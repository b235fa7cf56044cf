import { sheetWithHeader } from '../../../src/domain/own-data/find-header';
import type { Cell, Tables } from '../../../src/domain/own-data/tables';

/** Tables by the names of their sheets; the first row holds the names of the columns. */
export function tablesOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  facts: Partial<Tables> = {},
): Tables {
  return {
    fileName: 'my-data.xlsx',
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    sheets: Object.entries(sheets).map(([name, rows]) =>
      sheetWithHeader(
        name,
        rows.map((cells, index) => ({ row: index + 1, cells })),
        [],
      ),
    ),
    ...facts,
  };
}
