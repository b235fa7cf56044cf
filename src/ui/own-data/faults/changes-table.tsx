import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { ProjectChanges } from '../../../application/own-data/own-projects';
import { countOf } from '../../../domain/shared/figures';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import styles from './changes-table.module.scss';

interface Props {
  readonly flow: OpenFile;
  readonly changes: ProjectChanges;
}

const MOST_NAMES = 6;

/** What a newer version changes, and for what it does not have, whether that is kept. */
export const ChangesTable = observer(function ChangesTable({ flow, changes: { added, gone, missing } }: Props) {
  return (
    <Stack as="section" gap={8} className={styles.changes} aria-label="What this version changes">
      <Text as="h3" type="label">
        What this version changes
      </Text>
      <Text type="body" tone="muted">
        {added.length === 0 ? 'No new topics' : `${countOf(added.length, 'new topic')}: ${named(added)}`}. Statuses that
        you set and your notes stay.
      </Text>
      {missing.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Not in the newer file</th>
              <th scope="col">Those of the earlier one</th>
            </tr>
          </thead>
          <tbody>
            {missing.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {part === 'topics' ? `${countOf(gone.length, 'topic')}: ${named(gone)}` : nameOf(part)}
                </th>
                <td>
                  <select
                    aria-label={`${nameOf(part)} of the earlier file`}
                    value={flow.removes.includes(part) ? 'remove' : 'keep'}
                    onChange={({ target }) => flow.keepPart(part, target.value === 'keep')}
                  >
                    <option value="keep">Keep</option>
                    <option value="remove">Remove</option>
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
});

function nameOf(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1);
}

function named(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
