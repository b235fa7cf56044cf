import { useRef, type ReactNode, type RefObject } from 'react';
import type { ComparedColumn } from '../../../application/compare/compared-column';
import { isKnown } from '../../../application/compare/compared-column';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import styles from './compare-table.module.scss';
import { MostTag } from './most-tag';
import type { RowSpec } from './row-spec';

interface Props {
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly RowSpec[];
  readonly renderHead: (column: ComparedColumn) => ReactNode;
  readonly caption: string;
  readonly tableRef?: RefObject<HTMLTableElement | null>;
}

/** Rows of figures and texts, one column for each of the compared. */
export function CompareTable({ columns, rows, renderHead, caption, tableRef }: Props) {
  const own = useRef<HTMLTableElement>(null);
  const known = columns.filter(isKnown);
  return (
    <table ref={tableRef ?? own} className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col className={styles.labels} />
        {columns.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.id} scope="col" data-column={column.id}>
              {renderHead(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-section={row.startsSection || undefined} data-row={row.key}>
            <th scope="row" className={row.isMost ? styles.most : undefined}>
              <span className={row.isLabelHidden ? 'visually-hidden' : undefined}>{row.label}</span>
              {row.isMost && <MostTag>Most</MostTag>}
              {row.note != null && <small>{row.note}</small>}
            </th>
            {row.whole !== undefined ? (
              <td colSpan={columns.length}>{row.whole}</td>
            ) : (
              columns.map((column) => (
                <td key={column.id} data-column={column.id}>
                  {isKnown(column) ? row.cellOf(column, known.indexOf(column)) : MISSING_FIGURE}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
