import type { Cell, Tables } from '../../../src/domain/own-data/tables';

/** Tables by the names of their sheets, as their cells stand in a spreadsheet; blank rows are left out. */
export function tablesOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  facts: Partial<Tables> = {},
): Tables {
  return {
    fileName: 'my-data.xlsx',
    doubt: null,
    text: null,
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows
        .map((cells, index) => ({ row: index + 1, cells }))
        .filter(({ cells }) => cells.some((cell) => cell !== null)),
      notes: [],
    })),
    ...facts,
  };
}
