import type { CellRange } from '../../../domain/own-data/tables';

/** The column of "C12" from 0; -1 where it is no reference. */
export function columnOf(reference: string): number {
  let column = 0;
  let length = 0;
  for (; length < reference.length; length += 1) {
    const code = reference.charCodeAt(length) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return length === 0 || length > 3 ? -1 : column - 1;
}

/** "A2:B5", or "A2" for one cell; null where it is no range. */
export function rangeOf(reference: string): CellRange | null {
  const match = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/i.exec(reference);
  if (match === null) return null;
  const [, from = '', row, to = from, lastRow = row] = match;
  return { column: columnOf(from), lastColumn: columnOf(to), row: Number(row), lastRow: Number(lastRow) };
}
