import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { ColumnReason, ColumnSelect } from './column-control';
import styles from './column-list.module.scss';

/** The controls of the columns beside their first value, on a phone. */
export const ColumnList = observer(function ColumnList({ mapping }: { mapping: MappingViewModel }) {
  const { sheet, preview } = mapping;
  if (sheet === null) return null;
  const { kind, columns } = sheet;
  const [first = []] = preview?.rows[sheet.sheet] ?? [];
  if (kind === null) return <p className={styles.unused}>This sheet is not used: {sheet.reason}</p>;
  return (
    <ul className={styles.list} aria-label="Columns">
      {columns.map((column, index) => (
        <li key={column.index} className={styles.column}>
          <span className={styles.about}>
            <span className={styles.name} dir="auto">
              {column.header}
            </span>
            {column.certainty === 'unknown' ? (
              <ColumnReason column={column} kind={kind} mapping={mapping} />
            ) : (
              <span className={styles.value} dir="auto">
                {first[index]?.raw ?? ''}
              </span>
            )}
          </span>
          <ColumnSelect column={column} kind={kind} mapping={mapping} />
        </li>
      ))}
    </ul>
  );
});
