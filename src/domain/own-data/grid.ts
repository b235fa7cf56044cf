import type { RowKind } from './row-mark';

/** How large the grid of a sheet is. */
export interface GridSize {
  readonly lines: number;
  /** Cells of the widest row, and the columns that were made. */
  readonly columns: number;
  /** How many of its rows are of each kind. */
  readonly kinds: Readonly<Partial<Record<RowKind, number>>>;
  /** Empty: one table alone stands on the sheet. */
  readonly tables: readonly GridTable[];
}

/** Where a table of a sheet with several stands, in lines and columns of the grid. */
export interface GridTable {
  /** Its index among the sheets of the file. */
  readonly sheet: number;
  /** It is read, alone or together with others. */
  readonly isRead: boolean;
  readonly line: number;
  readonly lastLine: number;
  readonly column: number;
  readonly lastColumn: number;
}

export interface GridCell {
  /** As in the file; '' for an empty cell. */
  readonly text: string;
  /** What it is read as, such as '+31.7 %'; null: the same. */
  readonly shown: string | null;
  /** The labels that it is split into. */
  readonly parts?: readonly string[];
  /** The index of the column that it is a figure of, where several rows are one topic. */
  readonly becomes?: number;
  /** filled: the value of the cell above. unread: it cannot be read as what its column is. made: it is computed. */
  readonly state: 'plain' | 'filled' | 'unread' | 'made';
}

/** A line of the grid: a row of the sheet as it stands, with what it is taken for. */
export interface GridLine {
  /** As a spreadsheet program shows it; 0: the names of a list of records. */
  readonly row: number;
  /** Further empty rows that it stands for. */
  readonly more: number;
  readonly kind: RowKind | 'empty';
  /** Why it is taken so, a short clause; '' where there is nothing to say. */
  readonly why: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** By their places: the cells of the row, then the columns that were made. */
  readonly cells: readonly GridCell[];
}
