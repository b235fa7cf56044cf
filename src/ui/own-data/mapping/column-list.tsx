import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { ColumnReason, ColumnSelect } from './column-control';
import styles from './column-list.module.scss';
import { UnusedSheet } from './unused-sheet';

/** The controls of the columns beside their first value, on a phone. */
export const ColumnList = observer(function ColumnList({ mapping }: { mapping: MappingViewModel }) {
  const { sheet, preview } = mapping;
  if (sheet === null) return null;
  const { kind, columns } = sheet;
  const [first = []] = preview?.rows[sheet.sheet] ?? [];
  if (kind === null) return <UnusedSheet reason={sheet.reason} />;
  return (
    <ul className={styles.list} aria-label="Columns">
      {columns.map((column, index) => (
        <li key={column.index} className={styles.column}>
          <Stack as="span" fit="shrink">
            <Text as="span" type="label" lines={1} dir="auto">
              {column.header}
            </Text>
            {column.certainty === 'unknown' ? (
              <ColumnReason column={column} kind={kind} mapping={mapping} />
            ) : (
              <Text as="span" type="caption" tone="muted" lines={1} dir="auto">
                {first[index]?.raw ?? ''}
              </Text>
            )}
          </Stack>
          <ColumnSelect column={column} kind={kind} mapping={mapping} />
        </li>
      ))}
    </ul>
  );
});
