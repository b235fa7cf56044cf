import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { Text } from '../../kit/layout/text';
import { ColumnName, ColumnReason, ColumnSelect } from './column-control';
import styles from './column-table.module.scss';
import { PreviewValue } from './preview-value';

const WIDTHS: Readonly<Partial<Record<string, string>>> = { name: '178px', description: '250px' };

/** The controls of the columns above their first rows. */
export const ColumnTable = observer(function ColumnTable({ mapping }: { mapping: MappingViewModel }) {
  const { sheet, preview } = mapping;
  if (sheet === null) return null;
  const { kind, columns } = sheet;
  const rows = preview?.rows[sheet.sheet] ?? [];
  if (kind === null)
    return (
      <Text type="body" tone="muted" pad="24 0">
        This sheet is not used: {sheet.reason}
      </Text>
    );
  return (
    // Scrolls sideways, so it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label="Columns and first rows" tabIndex={0}>
      <table className={styles.table} aria-busy={mapping.isWorking}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.index} scope="col" style={{ minWidth: WIDTHS[column.target] ?? '150px' }}>
                <ColumnName column={column} />
                <ColumnSelect column={column} kind={kind} mapping={mapping} />
                <ColumnReason column={column} kind={kind} mapping={mapping} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {columns.map((column, at) => (
                <td key={column.index} data-name={column.target === 'name' || undefined}>
                  <PreviewValue cell={cells[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
