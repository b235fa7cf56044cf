import type { RawRow as Row } from '../../wire/rows';

/** The row without its unknown values, which need no key. */
export function withoutNulls(row: Row): Row {
  const known: Record<string, unknown> = {};
  for (const key in row) if (row[key] !== null && row[key] !== undefined) known[key] = row[key];
  return known;
}
