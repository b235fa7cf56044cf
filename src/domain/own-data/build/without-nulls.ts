type Row = Readonly<Record<string, unknown>>;

/** The row without its unknown values, which need no key. */
export function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
