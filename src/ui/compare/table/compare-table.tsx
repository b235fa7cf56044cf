import { type ReactNode, type RefObject } from 'react';
import type { ComparedColumn } from '../../../application/compare/compare.view-model';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import styles from './compare-table.module.scss';

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
  /** @param index of the column */
  readonly cellOf: (column: ComparedColumn, index: number) => ReactNode;
  /** One content for all columns. */
  readonly whole?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly columns: readonly ComparedColumn[];
  /** The columns whose cells are shown; omitted: all. */
  readonly shown?: readonly ComparedColumn[];
  readonly rows: readonly RowSpec[];
  readonly renderHead: (column: ComparedColumn) => ReactNode;
  readonly table?: RefObject<HTMLTableElement | null>;
  readonly onCellKey?: (key: string, column: string, neighbour: HTMLElement | null) => boolean;
}

/** Rows of figures and texts, one column for each of the compared. */
export function CompareTable({ label, columns, shown = columns, rows, renderHead, table, onCellKey }: Props) {
  const cells = shown.map((column): Column<RowSpec> => ({
    id: column.id,
    head: renderHead(column),
    cell: (row) => row.cellOf(column, columns.indexOf(column)),
  }));
  const lastOfSections = new Set(rows.filter((_row, at) => rows[at + 1]?.startsSection));
  return (
    <Table
      label={label}
      ref={table}
      columns={[LABELS, ...cells]}
      groups={[{ key: 'all', rows }]}
      keyOf={({ key }) => key}
      wholeOf={({ whole }) => whole}
      propsOf={(row) => ({
        'data-section-end': lastOfSections.has(row) || undefined,
        'data-short': row.isShort || undefined,
      })}
      onCellKey={onCellKey}
      phone="blocks"
      headStays
      className={styles.table}
    />
  );
}

const LABELS: Column<RowSpec> = {
  id: 'label',
  head: null,
  width: 132,
  isRowHead: true,
  cell: ({ label, isLabelHidden, isMost, note }) => (
    <div className={isMost ? styles.most : styles.label}>
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      {note != null && (
        <small>
          {note}
          {isMost && <span className="visually-hidden">, the most</span>}
        </small>
      )}
    </div>
  ),
};
