import { QUADRANT_CODES } from '../../domain/topic/quadrant';
import { isRow } from '../wire/rows';

/** From a quadrant's code, as a row writes it, to the file's own words for it. */
export function quadrantWording(rows: readonly unknown[]): ReadonlyMap<unknown, unknown> {
  const words = new Map<unknown, unknown>();
  for (const row of rows) {
    if (!isRow(row) || !QUADRANT_CODES.some((code) => code === row['id'])) continue;
    words.set(row['id'], row);
    words.set(String(row['id']), row);
  }
  return words;
}
