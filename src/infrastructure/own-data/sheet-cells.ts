import { groupBy } from '../../domain/shared/lists';
import type { CellExtra, SheetRow, Cell, CellRange, SheetNote } from '../../domain/own-data/tables';

/** Of '=HYPERLINK("https://…";"Report")', without its sign; null: another formula, or no address of the web. */
export function linkOfFormula(formula: string): { readonly url: string; readonly text: string } | null {
  const found = /^(?:of:=)?hyperlink\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i.exec(formula.trim());
  const [, url = '', text = url] = found ?? [];
  return isWebAddress(url) ? { url, text: text.replaceAll('""', '"') } : null;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** An address or comment of a cell. */
export type PlacedExtra = CellExtra & { readonly row: number };

export function withExtras(rows: readonly SheetRow[], all: readonly PlacedExtra[]): readonly SheetRow[] {
  const byRow = groupBy(all, ({ row }) => row);
  return rows.map((row) => {
    const extras = byRow.get(row.row);
    return extras === undefined ? row : { ...row, extras };
  });
}

export interface MutableRow {
  readonly row: number;
  readonly cells: Cell[];
}

/**
 * The value of cells that are merged over several rows counts for each of these rows; over several columns, for the
 * first of them only, as it stands there.
 */
export function fillMergedCells(rows: readonly MutableRow[], ranges: readonly CellRange[]): readonly SheetNote[] {
  const tall = ranges.filter(({ row, lastRow }) => lastRow > row);
  if (tall.length === 0) return [];
  const byNumber = new Map(rows.map((entry) => [entry.row, entry]));
  for (const { row, lastRow, column } of tall) {
    const value = byNumber.get(row)?.cells[column] ?? null;
    if (value === null) continue;
    // A merged area can reach to the last row of a sheet: only rows with values count.
    const until = Math.min(lastRow, rows.at(-1)?.row ?? 0);
    for (let number = row + 1; number <= until; number += 1) {
      const entry = byNumber.get(number);
      if (entry === undefined) continue;
      while (entry.cells.length <= column) entry.cells.push(null);
      entry.cells[column] ??= value;
    }
  }
  return tall.slice(0, 20).map(({ row, lastRow }) => ({
    row,
    problem: `Cells are merged from row ${row} to ${lastRow}.`,
    consequence: 'The value counts for each of these rows.',
  }));
}
