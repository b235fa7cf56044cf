import { useMemo } from 'react';
import type { DataFault } from '../../../domain/own-data/data-fault';
import styles from './fault-table.module.scss';
import { moreOf } from './fault-words';
import { groupedFaults } from './grouped-faults';

/** The faults of a file, the worst first. */
export function FaultTable({ faults }: { readonly faults: readonly DataFault[] }) {
  const listed = useMemo(() => groupedFaults(faults), [faults]);
  const hasSheets = new Set(faults.map(({ sheet }) => sheet)).size > 1;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {hasSheets && <th scope="col">Sheet</th>}
          <th scope="col">Row</th>
          <th scope="col">Column</th>
          <th scope="col">Found</th>
          <th scope="col">What is wrong</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ fault, others }, index) => (
          <tr key={index}>
            {hasSheets && <td>{fault.sheet}</td>}
            <td className={styles.row}>{fault.row ?? '–'}</td>
            <td dir="auto">{fault.column ?? '–'}</td>
            <td>
              {fault.found === null ? (
                <span className={styles.empty}>empty</span>
              ) : (
                <span className={styles.found} dir="auto" title={fault.found}>
                  {fault.found}
                </span>
              )}
            </td>
            <td>
              {fault.problem}
              {others > 0 && <span className={styles.more}>{moreOf(others, fault.column)}</span>}
            </td>
            <td data-severity={fault.severity}>{fault.consequence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
