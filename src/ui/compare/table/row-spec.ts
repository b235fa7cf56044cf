import type { ReactNode } from 'react';
import type { KnownColumn } from '../../../application/compare/compared-column';
import type { CsvValue } from '../../../domain/shared/csv';

/** One row of the comparison, drawn as a row of the table or, on a phone, as an entry of the open column. */
export interface RowSpec {
  readonly key: string;
  readonly label: string;
  /** For screen readers only: the row belongs to the one above. */
  readonly isLabelHidden?: boolean;
  readonly note?: string | null;
  /** The row in which the columns differ most. */
  readonly isMost?: boolean;
  readonly startsSection?: boolean;
  /** On a phone beside the label instead of below it. */
  readonly isShort?: boolean;
  /** @param index among the known columns */
  readonly cellOf: (column: KnownColumn, index: number) => ReactNode;
  /** One content for all columns. */
  readonly whole?: ReactNode;
  /** Its lines in a spreadsheet; absent: it has none. */
  readonly sheet?: readonly SheetLine[];
}

/** A title, and the value of each of the compared. */
export type SheetLine = readonly [title: string, valueOf: (column: KnownColumn, index: number) => CsvValue];

/** What can be done in a cell; absent in a picture. */
export interface CellActions {
  readonly onTrend?: ((trend: { readonly id: string; readonly name: string }) => void) | undefined;
}
