import * as v from 'valibot';

/** What was wrong with one row of a list, and whether the row was lost for it. */
export interface RowProblem {
  readonly index: number;
  /** The key within the row, with dots; empty when the row itself is of the wrong type. */
  readonly key: string;
  readonly message: string;
  /** true: the row could not be used. false: only this field was taken as not known. */
  readonly dropped: boolean;
}

export type RawRow = Readonly<Record<string, unknown>>;

export function isRow(row: unknown): row is RawRow {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

type RowSchema<Row> = v.GenericSchema<unknown, Row>;

/**
 * Reads a list row by row (decisions, 1): a row whose required field is wrong is dropped, any other wrong field counts
 * as not known, and both are told. A list that is no list is the caller's failure.
 * @param schema must accept a row without its optional fields
 * @param required keys without which a row is of no use
 */
export function parseRows<Row>(
  rows: readonly unknown[],
  schema: RowSchema<Row>,
  required: readonly string[],
  report: (problem: RowProblem) => void = () => {},
): Row[] {
  const parsed: Row[] = [];
  rows.forEach((row, index) => {
    const result = parseRow(row, schema, required, (problem) => report({ ...problem, index }));
    if (result !== null) parsed.push(result);
  });
  return parsed;
}

export function parseRow<Row>(
  row: unknown,
  schema: RowSchema<Row>,
  required: readonly string[],
  report: (problem: Omit<RowProblem, 'index'>) => void = () => {},
): Row | null {
  const first = v.safeParse(schema, row);
  if (first.success) return first.output;
  const faults = first.issues.map((issue) => ({
    key: v.getDotPath(issue) ?? '',
    message: issue.received === 'undefined' ? 'is missing' : issue.message,
  }));
  const fatal = faults.some(({ key }) => key === '' || required.includes(topKey(key)));
  for (const fault of faults) report({ ...fault, dropped: fatal });
  if (fatal) return null;
  const faulty = new Set(faults.map(({ key }) => topKey(key)));
  const rest = Object.entries(row as Record<string, unknown>).filter(([key]) => !faulty.has(key));
  const second = v.safeParse(schema, Object.fromEntries(rest));
  return second.success ? second.output : null;
}

function topKey(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
