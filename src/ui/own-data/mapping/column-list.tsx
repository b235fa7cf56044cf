import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, SheetMapping } from '../../../domain/own-data/mapping';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { ColumnSelect } from './column-control';
import styles from './column-list.module.scss';
import { firstValues } from './first-values';

interface Props {
  readonly mapping: MappingViewModel;
  readonly sheet: SheetMapping;
  readonly columns: readonly ColumnMapping[];
}

/** What columns of a sheet become, beside their first values. */
export const ColumnList = observer(function ColumnList({ mapping, sheet, columns }: Props) {
  const rows = mapping.preview?.rows[sheet.sheet] ?? [];
  const { kind } = sheet;
  if (kind === null)
    return (
      <Text type="body" tone="muted" pad="16 0">
        This sheet is not used: {sheet.reason}
      </Text>
    );
  return (
    <ul className={styles.list} aria-label="Other columns">
      {columns.map((column) => (
        <li key={column.index} className={styles.column}>
          <Stack as="span" fit="shrink">
            <Text as="span" type="label" lines={1} dir="auto">
              {column.header}
            </Text>
            <Text as="span" type="caption" tone="muted" lines={1} dir="auto">
              {firstValues(rows, sheet.columns.indexOf(column))}
            </Text>
          </Stack>
          <ColumnSelect column={column} kind={kind} mapping={mapping} />
        </li>
      ))}
    </ul>
  );
});
