import { foundSheets } from './found-sheets';
import type { Mapping } from './mapping';
import { normalisedName } from './normalised-name';
import type { Cell, Sheet, Tables } from './tables';

/** The name of the column with the names of sheets that are read together. */
const SHEET = 'Sheet';

/** The tables of a file in the order of its sheets, with what the user says of each. */
export function readSheets({ sheets }: Tables, chosen: Mapping | null): readonly Sheet[] {
  const found: Sheet[] = [];
  for (const raw of sheets) {
    const forms = chosen?.sheets.slice(found.length).map(({ form }) => form) ?? [];
    found.push(...foundSheets(raw, forms));
  }
  return found.map((sheet) => (sheet.form?.isTogether === true ? together(sheet, found) : sheet));
}

/** The rows of all sheets with the same columns. Each becomes a group, unless the rows have one by sections. */
function together(sheet: Sheet, all: readonly Sheet[]): Sheet {
  const key = sheet.header.map(normalisedName).join('\n');
  const alike = all.filter(({ header }) => header.map(normalisedName).join('\n') === key);
  const width = sheet.header.length;
  return {
    ...sheet,
    header: [...sheet.header, SHEET],
    rows: alike.flatMap(({ name, rows }) =>
      rows.map((row) => {
        const cells = Array.from({ length: width }, (_, index): Cell => row.cells[index] ?? null);
        return { ...row, cells: [...cells, name], sheet: name };
      }),
    ),
    notes: alike.flatMap(({ notes }) => notes),
    groupColumn: width,
  };
}
