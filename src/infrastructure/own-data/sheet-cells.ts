import { groupBy } from '../../domain/shared/lists';
import type { CellExtra, SheetRow, Cell, CellRange, SheetNote } from '../../domain/own-data/tables';

/** Of '=HYPERLINK("https://…";"Report")', without its sign; null: another formula, or no address of the web. */
export function linkOfFormula(formula: string): { readonly url: string; readonly text: string } | null {
  const found = /^(?:of:=)?hyperlink\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i.exec(formula.trim());
  const [, url = '', text = url] = found ?? [];
  return isWebAddress(url) ? { url, text: text.replaceAll('""', '"') } : null;
}

/** A name with its address in brackets behind it, as Notion writes relations. */
const ADDRESSED = /([^()]+?) \((https?:\/\/[^\s()]+)\)/g;
const ALL_ADDRESSED = /^(?:[^()]+? \(https?:\/\/[^\s()]+\)(?:, |$))+$/;
const MARKED_LINK = /^\[([^\]]+)\]\((https?:\/\/[^\s()]+)\)$/;
/** Bold or italic, but no sign within a word. */
const STRONG = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])(.*?[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

export function withoutStrong(text: string): string {
  return text.replace(STRONG, '$2');
}

/** The text of a cell of a text file without what marks it up, and the addresses that it has beside its words. */
export function withoutMarks(text: string): { readonly text: string; readonly urls: readonly string[] } {
  const written = text.trim();
  const indent = text.slice(0, text.length - text.trimStart().length);
  const bare = withoutStrong(written);
  const [, label, url] = MARKED_LINK.exec(bare) ?? [];
  if (label !== undefined && url !== undefined) return { text: `${indent}${label}`, urls: [url] };
  if (ALL_ADDRESSED.test(bare)) {
    const urls = [...bare.matchAll(ADDRESSED)].flatMap(([, , address]) => address ?? []);
    return { text: `${indent}${bare.replace(ADDRESSED, '$1')}`, urls };
  }
  return { text: bare === written ? text : `${indent}${bare}`, urls: [] };
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
