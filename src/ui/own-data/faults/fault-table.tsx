import { useMemo } from 'react';
import type { DataFault } from '../../../domain/own-data/data-fault';
import { listedFaults, type FaultGroup } from '../../../domain/own-data/fault-groups';
import type { CsvRows } from '../../../domain/shared/csv';
import { Text } from '../../kit/layout/text';
import { csvOf, type Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import styles from './fault-table.module.scss';
import { moreOf } from './fault-words';

/** The faults of a file, the worst first. */
export function FaultTable({ faults }: { readonly faults: readonly DataFault[] }) {
  const listed = useMemo(() => listedFaults(faults), [faults]);
  const hasSheets = new Set(faults.map(({ sheet }) => sheet)).size > 1;
  return (
    <Table
      label="Faults"
      columns={hasSheets ? [SHEET, ...COLUMNS] : COLUMNS}
      groups={[{ key: 'all', rows: listed }]}
      keyOf={(_fault, index) => index}
      phone="blocks"
    />
  );
}

const SHEET: Column<FaultGroup> = {
  id: 'sheet',
  head: 'Sheet',
  cell: ({ fault }) => fault.sheet,
  csv: ({ fault }) => fault.sheet,
};

const COLUMNS: readonly Column<FaultGroup>[] = [
  {
    id: 'row',
    head: 'Row',
    cell: ({ fault }) => (
      <Text as="span" tone="muted">
        {fault.row ?? '–'}
      </Text>
    ),
    csv: ({ fault }) => fault.row,
  },
  {
    id: 'column',
    head: 'Column',
    cell: ({ fault }) => <bdi>{fault.column ?? '–'}</bdi>,
    csv: ({ fault }) => fault.column,
  },
  {
    id: 'found',
    head: 'Found',
    cell: ({ fault }) => <Found text={fault.found} />,
    csv: ({ fault }) => fault.found,
  },
  {
    id: 'problem',
    head: 'What is wrong',
    phone: 'line',
    cell: ({ fault: { problem, column }, others }) => (
      <>
        {problem}
        {others > 0 && <Text tone="muted">{moreOf(others, column)}</Text>}
      </>
    ),
    csv: ({ fault }) => fault.problem,
  },
  {
    id: 'consequence',
    head: 'What happens',
    phone: 'line',
    cell: ({ fault: { consequence, severity } }) => (severity === 'left-out' ? <b>{consequence}</b> : consequence),
    csv: ({ fault }) => fault.consequence,
  },
];

/** All faults, for a spreadsheet program. */
export function faultsSheet(faults: readonly DataFault[]): CsvRows {
  return csvOf(
    [SHEET, ...COLUMNS],
    faults.map((fault) => ({ fault, others: 0 })),
  );
}

function Found({ text }: { readonly text: string | null }) {
  if (text === null)
    return (
      <Text as="span" tone="muted">
        empty
      </Text>
    );
  return (
    <span className={styles.found} dir="auto" title={text}>
      {text}
    </span>
  );
}
