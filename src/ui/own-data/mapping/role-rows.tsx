import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { SheetMapping } from '../../../domain/own-data/mapping';
import { ROLES } from '../../../domain/own-data/roles';
import { Select } from '../../kit/controls/select';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { firstValues } from './first-values';
import styles from './role-rows.module.scss';

interface Props {
  readonly mapping: MappingViewModel;
  readonly topics: SheetMapping;
}

/** What the topics are read from: six roles, each with the column of the file, why, and the first values. */
export const RoleRows = observer(function RoleRows({ mapping, topics }: Props) {
  const rows = mapping.preview?.rows[topics.sheet] ?? [];
  const options = topics.columns.map(({ index, header }) => [String(index), header] as const);
  return (
    <ul className={styles.rows} aria-label="Columns">
      {ROLES.map(([role, word]) => {
        const at = topics.columns.findIndex(({ target }) => target === role);
        const column = topics.columns[at];
        return (
          <li key={role} className={styles.row}>
            <Text as="span" type="label">
              {word}
            </Text>
            <Select
              label={`${word} is read from`}
              isAlone
              options={[['', 'none'], ...options]}
              value={column === undefined ? '' : String(column.index)}
              onChange={(index) => void mapping.setRole(role, index === '' ? null : Number(index))}
            />
            <Stack as="span" fit="shrink" className={styles.values}>
              {column !== undefined && (
                <>
                  <Text as="bdi" type="small" lines={1}>
                    {firstValues(rows, at)}
                  </Text>
                  <Text as="span" type="caption" tone="muted" lines={1}>
                    {column.reason}
                  </Text>
                </>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
});
