import * as v from 'valibot';
import type { ResolveAsset } from './asset-urls';

/** A position in what is read, such as ['topics', 4, 'tid']. */
export type Path = readonly (string | number)[];

export interface RowProblem {
  readonly path: Path;
  readonly message: string;
  /** true: the row was left out. false: only this field counts as unknown. */
  readonly dropped: boolean;
}

export interface ReadContext {
  readonly resolve: ResolveAsset;
  readonly path: Path;
  readonly report: (problem: RowProblem) => void;
}

/** Reads rows of one kind, from the API's answers and from the workspace file alike. */
export interface RowReader<Value> {
  /** @returns null where the row, or a required field of it, is missing or wrong */
  one(row: unknown, context: ReadContext): Value | null;
  /** Leaves out the rows for which `one` returns null. */
  all(rows: readonly unknown[], context: ReadContext): readonly Value[];
}

export type RawRow = Readonly<Record<string, unknown>>;

export function isRow(row: unknown): row is RawRow {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

/** The objects of a list; empty for anything else. */
export function rowsIn(list: unknown): readonly RawRow[] {
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** An empty object for anything else. */
export function rowOf(value: unknown): RawRow {
  return isRow(value) ? value : {};
}

/** The same context, one step deeper. */
export function within(context: ReadContext, ...path: Path): ReadContext {
  return { ...context, path: [...context.path, ...path] };
}

/** For rows without assets whose faults are of no interest. */
export const UNREPORTED: ReadContext = { resolve: () => null, path: [], report: () => {} };

/**
 * A reader that drops a row whose required field is wrong; any other wrong field counts as unknown. Both are reported.
 * @param schema must accept a row without its optional fields
 * @param required top-level keys of the required fields
 */
export function rowReader<Wire, Value>(
  schema: v.GenericSchema<unknown, Wire>,
  required: readonly string[],
  convert: (wire: Wire, context: ReadContext) => Value,
): RowReader<Value> {
  const one = (row: unknown, context: ReadContext): Value | null => {
    const first = v.safeParse(schema, row);
    if (first.success) return convert(first.output, context);
    const faults = first.issues.map((issue) => ({
      keys: (v.getDotPath(issue) ?? '').split('.').filter(Boolean),
      message: issue.received === 'undefined' ? 'is missing' : issue.message,
    }));
    const dropped = faults.some(({ keys: [key] }) => key === undefined || required.includes(key));
    for (const { keys, message } of faults) context.report({ path: [...context.path, ...keys], message, dropped });
    if (dropped) return null;
    const faulty = new Set(faults.map(({ keys: [key] }) => key));
    const usable = Object.entries(row as RawRow).filter(([key]) => !faulty.has(key));
    const second = v.safeParse(schema, Object.fromEntries(usable));
    return second.success ? convert(second.output, context) : null;
  };
  return {
    one,
    all: (rows, context) =>
      rows.map((row, index) => one(row, within(context, index))).filter((value) => value !== null),
  };
}
