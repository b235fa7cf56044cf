/**
 * left-out: the row is not opened. gap: it is opened without this value. note: everything is opened, but may not be as
 * intended.
 */
export type FaultSeverity = 'left-out' | 'gap' | 'note';

/** What is wrong with one cell, in words. */
export interface DataFault {
  readonly severity: FaultSeverity;
  readonly sheet: string;
  /** As a spreadsheet program shows it, from 1; null: the whole sheet. */
  readonly row: number | null;
  /** The name of the column in the file; null: the whole row. */
  readonly column: string | null;
  /** The value in the file; null: empty. */
  readonly found: string | null;
  readonly problem: string;
  readonly consequence: string;
}

const MOST_LISTED = 200;

export interface FaultGroup {
  /** The first of them. */
  readonly fault: DataFault;
  /** How many others are of the same kind. */
  readonly others: number;
}

/** One for each sheet, column and kind of problem, at most 200. */
export function faultGroups(faults: readonly DataFault[]): readonly FaultGroup[] {
  const groups = new Map<string, { fault: DataFault; others: number }>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.severity, fault.sheet, fault.column, kindOf(fault.problem)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { fault, others: 0 });
    else group.others += 1;
  }
  return [...groups.values()].slice(0, MOST_LISTED);
}

/** A problem without its numbers and names: "The name stands in row 23 too" is of one kind with row 24. */
function kindOf(problem: string): string {
  return problem.replace(/\d[\d.,]*/g, '#').replace(/‘[^’]*’/g, '‘’');
}

/** The file cannot be opened at all. The message says why, and what to do, for users. */
export class FileFault extends Error {
  /** It comes through from a worker, unlike the class. */
  override readonly name = 'FileFault';
}

/** For all that is no table. @param what such as 'a web page', with what to do; omitted: it is not known */
export function notATable(what = ''): FileFault {
  const is = what === '' ? '' : `; this is ${what}`;
  return new FileFault(`This cannot be read as a table. Choose an XLSX, ODS, CSV, TSV or JSON file${is}.`);
}
