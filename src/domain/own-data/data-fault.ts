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
