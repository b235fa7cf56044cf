import type { ReactNode } from 'react';
import { sheetOf, type CsvRows, type CsvValue } from '../../../domain/shared/csv';

/** One column of a table. Widths are in units of 1/16 rem, without the gap to the next column. */
export interface Column<Row> {
  readonly id: string;
  /** null: the column of the names of the rows, which needs none. */
  readonly head: ReactNode;
  /** Explains the head: unit and period of a figure. */
  readonly hint?: string | undefined;
  /** A second line of the head. */
  readonly subhead?: string;
  /** Below the words of the head: the ticks of a scale, a key. */
  readonly headNote?: ReactNode;
  /** What a press on the head sorts by; absent: the column cannot be sorted. */
  readonly sort?: string;
  /** Absent, in a table where others have one: an equal share of the rest. In one without any: by the content. */
  readonly width?: number;
  /** The width is the least: the column has an equal share of the rest. */
  readonly grows?: boolean;
  readonly align?: 'end';
  /** Its cells are words, not figures that stand below one another. */
  readonly isWords?: boolean;
  /** Names the row. */
  readonly isRowHead?: boolean;
  /** Stays at the side while the others are scrolled below it. */
  readonly sticks?: boolean;
  /** Its names have up to two lines. */
  readonly wraps?: boolean;
  /** On a phone, where a row is a block of cells: a line of its own, one but for the cell after it, or nothing. */
  readonly phone?: 'line' | 'most' | 'none';
  /** There, before the content. */
  readonly phoneLabel?: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** In a CSV file, below the head; absent: it has no such column. */
  readonly csv?: (row: Row) => CsvValue;
}

/** A table as the lines of a CSV file. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvRows {
  const written = columns.flatMap(({ id, head, csv }) =>
    csv === undefined ? [] : [{ title: typeof head === 'string' ? head : id, value: csv }],
  );
  return sheetOf(written, rows);
}

/** Between two columns. */
const COLUMN_GAP = 16;

/** A narrower table scrolls sideways. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width'>[]): number {
  return columns.reduce((sum, { width = 0 }) => sum + width, COLUMN_GAP * (columns.length - 1));
}
