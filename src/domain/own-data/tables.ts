import type { OutlineKind, TableForm, Together } from './table-form';
import type { RowMark } from './row-mark';
import type { SeveralRows } from './several-form';
import type { TextForm } from './text-form';

/** A value that the file holds together with its meaning. */
type MarkedCell =
  /** A number with a percent format: 0.42 is shown as 42 %. */
  | { readonly percent: number }
  /** A number with a format of money: 12.5 and 'Mio. €'. */
  | {
      readonly amount: number;
      readonly unit: string;
      /** As the file has it, where the amount was made of one in another currency. */
      readonly written?: string;
    }
  /** A number with a date format, as an ISO date or date-time. */
  | { readonly date: string }
  /** A formula whose result is not in the file. Formulas are never evaluated. */
  | { readonly formula: string }
  /** Such as "#DIV/0!". */
  | { readonly error: string };

/** null: empty. */
export type Cell = null | string | number | boolean | MarkedCell;

/** What a cell has besides its value. */
export interface CellExtra {
  readonly column: number;
  /** The address that it leads to. */
  readonly link?: string;
  readonly comment?: string;
}

export interface SheetRow {
  /** As a spreadsheet program shows it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly extras?: readonly CellExtra[];
  /** Of tables of one sheet that are read together: the places of the columns in its row, as in {@link Sheet.places}. */
  readonly places?: readonly (number | null)[];
  /** The sheet that it is from, in a table of several sheets. */
  readonly sheet?: string;
}

/** Columns from 0, rows from 1; all included. */
export interface CellRange {
  readonly column: number;
  readonly lastColumn: number;
  readonly row: number;
  readonly lastRow: number;
}

/** A table that the spreadsheet program knows as one. */
export interface MarkedTable {
  readonly name: string;
  readonly range: CellRange;
  readonly hasHeader: boolean;
}

/** The cells of a sheet as they stand in the file. Rows without any value are not listed. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Such as merged cells: facts of the whole sheet, in words. */
  readonly notes: readonly SheetNote[];
  /** A spreadsheet program does not show it. */
  readonly isHidden?: boolean;
  readonly marked?: readonly MarkedTable[];
  /** The names of the columns, where the format has them apart from the rows. */
  readonly fields?: readonly string[];
  /** The names of the rings of a technology radar from the inside, where the file lists them. */
  readonly rings?: readonly string[];
}

/** A table that was found on a sheet. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  /** The row of the column names, from 1. */
  readonly headerRow: number;
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SheetNote[];
  readonly isHidden?: boolean;
  readonly rings?: readonly string[];
  readonly form: TableForm;
  /** Its shape says, or may say, that it is turned. */
  readonly asksTurn: boolean;
  /** It is read with its columns as rows. */
  readonly isTurned: boolean;
  /** All rows of the sheet with all cells, turned where the table is: what the grid shows. */
  readonly raw: readonly SheetRow[];
  /** What its rows are, by their numbers; a row that is not listed stands apart from the table. */
  readonly marks: ReadonlyMap<number, RowMark>;
  /** The places of its columns in the cells of `raw`; null: the column was made. */
  readonly places: readonly (number | null)[];
  /** Where it stands on its sheet, with its names; null: a list of records, or turned. */
  readonly range: CellRange | null;
  /** What it can be read together with; null: nothing. */
  readonly together: Together | null;
  /** The places of its columns in the rows of the other tables that are read with it. */
  readonly besides?: readonly (readonly (number | null)[])[];
  /** Its rows as they stand, where one of its topics is made of rows of several tables. */
  readonly placed?: readonly SheetRow[];
  /** What shows levels of its rows; null: nothing. */
  readonly outline: OutlineKind | null;
  /** Years after it are forecasts; absent: unknown. */
  readonly thisYear?: number;
  /** The text above the table. */
  readonly title: string | null;
  /** The column that was made of section rows or of the names of sheets; null: none. */
  readonly groupColumn: number | null;
  /** How several rows became one topic; undefined: a row is a topic. */
  readonly several?: SeveralRows;
  /** Several rows could be one topic. */
  readonly canBeSeveral?: boolean;
}

export interface SheetNote {
  readonly row: number;
  readonly problem: string;
  readonly consequence: string;
  /** The row itself was left out. */
  readonly isLeftOut?: boolean;
}

export interface Tables {
  readonly fileName: string;
  /** Why its letters may be wrong, for the user; null: they look right. */
  readonly doubt: string | null;
  /** null: no CSV file. */
  readonly text: TextForm | null;
  /** Years after it are forecasts; absent: unknown. */
  readonly thisYear?: number;
  readonly sheets: readonly RawSheet[];
}
