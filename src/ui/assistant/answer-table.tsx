import type { ReactNode } from 'react';
import type { AnswerPart, TableBlock } from '../../application/assistant/answerer';
import { LensKey, LensSpread } from '../kit/signal/lens-spread';
import type { Column } from '../kit/table/column';
import { Table } from '../kit/table/table';
import styles from './answer-table.module.scss';

interface Props {
  readonly table: TableBlock;
  /** Rows that are shown. */
  readonly count: number;
  readonly children: (parts: readonly AnswerPart[]) => ReactNode;
}

type Row = TableBlock['rows'][number];

/** The rows of an answer with their figures; the last figure also as a bar, or a gap between lenses on a line. */
export function AnswerTable({ table, count, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label="Results" tabIndex={0}>
      <Table
        label="Results"
        columns={table.columns.flatMap((column, at) => columnsOf(column, at, children))}
        groups={[{ key: 'all', rows: table.rows.slice(0, count) }]}
        keyOf={({ id }) => id}
        className={styles.table}
      />
    </div>
  );
}

function columnsOf(
  { label, isNumber, bars, lenses }: TableBlock['columns'][number],
  at: number,
  render: Props['children'],
): readonly Column<Row>[] {
  const content = ({ cells }: Row) => render(cells.slice(at, at + 1));
  const column: Column<Row> = {
    id: label,
    head: label,
    ...(isNumber && { align: 'end' }),
    isRowHead: at === 0,
    cell: (row, index) => (bars === undefined ? content(row) : <Bar share={bars[index] ?? 0}>{content(row)}</Bar>),
  };
  if (lenses === undefined) return [column];
  const gap: Column<Row> = {
    id: `${label} by lens`,
    head: (
      <LensKey lenses={lenses.of}>
        <span>0 to 100 %</span>
      </LensKey>
    ),
    cell: (_row, index) => (
      <div className={styles.gap}>
        <LensSpread lenses={lenses.of} values={lenses.values[index] ?? []} />
      </div>
    ),
  };
  return [gap, column];
}

function Bar({ share, children }: { readonly share: number; readonly children: ReactNode }) {
  return (
    <span className={styles.bar}>
      <span>
        <i style={{ width: `${share * 100}%` }} />
      </span>
      {children}
    </span>
  );
}
