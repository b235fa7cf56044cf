import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { ProjectChanges, StatusChange } from '../../../application/own-data/own-projects';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { FigureRow } from './figure-row';
import styles from './changes-table.module.scss';

interface Props {
  readonly flow: OpenFile;
  readonly changes: ProjectChanges;
}

const MOST_NAMES = 6;

/** More status changes are counted. */
const MOST_STATUSES = 12;

/** What a newer version changes, what happens to statuses, and whether what it does not have is kept. */
export const ChangesTable = observer(function ChangesTable({ flow, changes }: Props) {
  const { added, gone, moved, statuses, missing } = changes;
  return (
    <Stack as="section" gap={8} className={styles.changes} aria-label="What this version changes">
      <Text as="h3" type="label">
        What this version changes
      </Text>
      <Text type="body" tone="muted">
        Statuses that you set and your notes stay.{added.length > 0 && ` New: ${named(added)}.`}
      </Text>
      <FigureRow
        figures={[
          { figure: formatCount(added.length), text: added.length === 1 ? 'new topic' : 'new topics' },
          { figure: formatCount(gone.length), text: 'not in it any more' },
          { figure: formatCount(moved), text: 'moved on the map' },
          { figure: formatCount(statuses.length), text: 'with another status in the file' },
        ]}
      />
      {statuses.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">In the file then</th>
              <th scope="col">In the file now</th>
              <th scope="col">Yours</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {statuses.slice(0, MOST_STATUSES).map((change, index) => (
              <tr key={index}>
                <th scope="row" dir="auto">
                  {change.name}
                </th>
                {[change.was, change.now, change.yours].map((status, column) => (
                  <td key={column}>{status === null ? '–' : topicStatusName(status)}</td>
                ))}
                <td>{endOf(change, !flow.removes.includes('statuses'))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {statuses.length > MOST_STATUSES && (
        <Text type="small" tone="muted">
          {countOf(statuses.length - MOST_STATUSES, 'more topic')} in the same way.
        </Text>
      )}
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
                  {part === 'topics' ? `${countOf(gone.length, 'topic')}: ${named(gone)}` : capitalized(part)}
                </th>
                <td>
                  <select
                    aria-label={`${capitalized(part)} of the earlier file`}
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

/** What becomes of the status of a topic. @param isKept one that the newer file does not have */
function endOf({ was, now, yours }: StatusChange, isKept: boolean): string {
  if (yours !== null) {
    return yours === now ? 'Same as yours' : `You set ${topicStatusName(yours)}: it stays`;
  }
  if (now !== null) return `Becomes ${topicStatusName(now)}`;
  return isKept && was !== null ? `Stays ${topicStatusName(was)}` : `Becomes ${topicStatusName(UNDECIDED)}`;
}

function named(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
