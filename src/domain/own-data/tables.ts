/** A value that the file holds together with its meaning. */
type MarkedCell =
  /** A number with a percent format: 0.42 is shown as 42 %. */
  | { readonly percent: number }
  /** A number with a format of money: 12.5 and 'Mio. €'. */
  | { readonly amount: number; readonly unit: string }
  /** A number with a date format, as an ISO date or date-time. */
  | { readonly date: string }
  /** A formula whose result is not in the file. Formulas are never evaluated. */
  | { readonly formula: string }
  /** Such as "#DIV/0!". */
  | { readonly error: string };

/** null: empty. */
export type Cell = null | string | number | boolean | MarkedCell;

export interface SheetRow {
  /** As a spreadsheet program shows it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** A table with a row of column names. Rows without any value are not listed. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  /** The row of the column names, from 1. */
  readonly headerRow: number;
  readonly rows: readonly SheetRow[];
  /** Such as merged cells: facts of the whole sheet, in words. */
  readonly notes: readonly SheetNote[];
  /** A spreadsheet program does not show it. */
  readonly isHidden?: boolean;
  /** The names of the rings of a technology radar from the inside, where the file lists them. */
  readonly rings?: readonly string[];
}

export interface SheetNote {
  readonly row: number;
  readonly problem: string;
  readonly consequence: string;
  /** The row itself was left out. */
  readonly isLeftOut?: boolean;
}

export type TableFormat = 'xlsx' | 'ods' | 'csv' | 'tsv' | 'json';
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface Tables {
  readonly fileName: string;
  readonly format: TableFormat;
  /** null: no text file. */
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | null;
  readonly sheets: readonly Sheet[];
}
