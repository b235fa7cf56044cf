import { type ReactNode, type RefObject } from 'react';
import { isKnown, type ComparedColumn } from '../../../application/compare/compared-column';
import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import styles from './compare-table.module.scss';
import { dossierRows } from './dossier-rows';
import { factRows } from './fact-rows';
import { figureRows } from './figure-rows';
import type { CellActions, RowSpec } from './row-spec';

/** All rows of the comparison, in their order. Call it in an observer. */
export function comparedRowSpecs(view: CompareViewModel, actions: CellActions = {}): readonly RowSpec[] {
  return [...figureRows(view), ...factRows(view, actions), ...dossierRows(view)];
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
  const known = columns.filter(isKnown);
  const cells = shown.map((column): Column<RowSpec> => ({
    id: column.id,
    head: renderHead(column),
    cell: (row) => (isKnown(column) ? row.cellOf(column, known.indexOf(column)) : MISSING_FIGURE),
  }));
  return (
    <Table
      label={label}
      ref={table}
      columns={[LABELS, ...cells]}
      groups={[{ key: 'all', rows }]}
      keyOf={({ key }) => key}
      wholeOf={({ whole }) => whole}
      propsOf={({ startsSection, isShort }) => ({
        'data-section': startsSection || undefined,
        'data-short': isShort || undefined,
      })}
      onCellKey={onCellKey}
      phone="blocks"
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
      {isMost && <span className={styles.tag}>Most</span>}
      {note != null && <small>{note}</small>}
    </div>
  ),
};
