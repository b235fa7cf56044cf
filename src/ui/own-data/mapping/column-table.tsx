import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { PreviewCell } from '../../../domain/own-data/mapping-preview';
import { Stack } from '../../kit/layout/stack';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import { ColumnName, ColumnReason, ColumnSelect, type ControlProps } from './column-control';
import styles from './column-table.module.scss';
import { PreviewValue } from './preview-value';
import { UnusedSheet } from './unused-sheet';

const WIDTHS: Readonly<Partial<Record<string, number>>> = { name: 178, description: 250 };

/** The controls of the columns above their first rows. */
export const ColumnTable = observer(function ColumnTable({ mapping }: { mapping: MappingViewModel }) {
  const { sheet, preview } = mapping;
  if (sheet === null) return null;
  const { kind, columns } = sheet;
  if (kind === null) return <UnusedSheet reason={sheet.reason} />;
  return (
    // Scrolls sideways, so it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label="Columns and first rows" tabIndex={0}>
      <Table
        label="Columns and first rows"
        columns={columns.map((column, at) => previewColumn({ column, kind, mapping }, at))}
        groups={[{ key: 'first', rows: preview?.rows[sheet.sheet] ?? [] }]}
        keyOf={(_cells, index) => index}
      />
    </div>
  );
});

/** @param at its place among the cells of a row */
function previewColumn(props: ControlProps, at: number): Column<readonly PreviewCell[]> {
  const { index, target } = props.column;
  return {
    id: String(index),
    head: <ColumnName column={props.column} />,
    headNote: (
      <Stack gap={8} above={8}>
        <ColumnSelect {...props} />
        <ColumnReason {...props} />
      </Stack>
    ),
    width: WIDTHS[target] ?? 140,
    grows: true,
    cell: (cells) => <PreviewValue cell={cells[at]} type={target === 'name' ? 'name' : 'small'} />,
  };
}
