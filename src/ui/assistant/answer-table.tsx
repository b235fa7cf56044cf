import { Fragment, type ReactNode } from 'react';
import type { AnswerPart, TableBlock } from '../../application/assistant/answerer';
import { LensGap, LensGapKey } from './lens-gap';
import styles from './answer-table.module.scss';

interface Props {
  readonly table: TableBlock;
  /** Rows that are shown. */
  readonly count: number;
  readonly children: (parts: readonly AnswerPart[]) => ReactNode;
}

/** The rows of an answer with their figures; the last figure also as a bar, or a gap between lenses on a line. */
export function AnswerTable({ table: { columns, rows }, count, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label="Results" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label, isNumber, bars, lenses }) => (
              <Fragment key={label}>
                {lenses !== undefined && (
                  <td className={styles.gapCell}>
                    <LensGapKey lenses={lenses.of} />
                  </td>
                )}
                <th scope="col" data-number={isNumber || undefined} colSpan={bars === undefined ? 1 : 2}>
                  {label}
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map(({ id, cells }, at) => (
            <tr key={id}>
              {cells.flatMap((cell, index) => {
                const column = columns[index];
                const bar = column?.bars?.[at];
                const { lenses } = column ?? {};
                return [
                  lenses === undefined ? null : (
                    <td key={`${column?.label ?? ''} lenses`} className={styles.gapCell} aria-hidden>
                      <LensGap lenses={lenses.of} values={lenses.values[at] ?? []} />
                    </td>
                  ),
                  column?.bars === undefined ? null : (
                    <td key={`${column.label} bar`} className={styles.barCell} aria-hidden>
                      <span className={styles.bar} style={{ width: `${(bar ?? 0) * 100}%` }} />
                    </td>
                  ),
                  index === 0 ? (
                    <th key={column?.label} scope="row">
                      {children([cell])}
                    </th>
                  ) : (
                    <td key={column?.label} data-number={column?.isNumber || undefined}>
                      {children([cell])}
                    </td>
                  ),
                ];
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
