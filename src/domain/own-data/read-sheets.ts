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
  return found.map((sheet) => (sheet.form.isTogether === true ? together(sheet, found) : sheet));
}

/** Whether two tables have the same columns, besides one that was made of section rows or names of sheets. */
export function haveSameColumns(one: Sheet, other: Sheet): boolean {
  return ownNames(one).map(normalisedName).join('\n') === ownNames(other).map(normalisedName).join('\n');
}

/** The rows of all sheets with the same columns. Each sheet becomes a group; the groups by sections stay beside it. */
function together(sheet: Sheet, all: readonly Sheet[]): Sheet {
  const alike = all.filter((each) => haveSameColumns(each, sheet));
  const names = ownNames(sheet);
  const section = alike.find(({ groupColumn }) => groupColumn !== null);
  const header = section === undefined ? names : [...names, section.header[section.groupColumn ?? -1] ?? ''];
  return {
    ...sheet,
    header: [...header, SHEET],
    places: [
      ...sheet.places.filter((_, index) => index !== sheet.groupColumn),
      ...(section === undefined ? [] : [null]),
      null,
    ],
    rows: alike.flatMap(({ name, rows, header: { length }, groupColumn }) =>
      rows.map((row) => {
        const all = Array.from({ length }, (_, index): Cell => row.cells[index] ?? null);
        const own = all.filter((_, index) => index !== groupColumn);
        const group = section === undefined ? [] : [all[groupColumn ?? -1] ?? null];
        return { ...row, cells: [...own, ...group, name], sheet: name };
      }),
    ),
    notes: alike.flatMap(({ notes }) => notes),
    groupColumn: header.length,
  };
}

function ownNames({ header, groupColumn }: Sheet): readonly string[] {
  return header.filter((_, index) => index !== groupColumn);
}
