import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { ProjectChanges, StatusChange } from '../../../application/own-data/own-projects';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { topicStatusName, UNDECIDED, type TopicStatus } from '../../../domain/topic/topic-status';
import { Select } from '../../kit/controls/select';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import { FigureRow } from './figure-row';

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
    <Stack as="section" gap={8} aria-label="What this version changes">
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
        <Table
          label="Other statuses"
          columns={[...STATUS_COLUMNS, endColumn(flow)]}
          groups={[{ key: 'all', rows: statuses.slice(0, MOST_STATUSES) }]}
          keyOf={(_change, index) => index}
          phone="blocks"
        />
      )}
      {statuses.length > MOST_STATUSES && (
        <Text type="small" tone="muted">
          {countOf(statuses.length - MOST_STATUSES, 'more topic')} in the same way.
        </Text>
      )}
      {missing.length > 0 && (
        <Table
          label="Not in the newer file"
          columns={partColumns(flow, gone)}
          groups={[{ key: 'all', rows: missing }]}
          keyOf={(part) => part}
        />
      )}
    </Stack>
  );
});

const STATUS_COLUMNS: readonly Column<StatusChange>[] = [
  { id: 'topic', head: 'Topic', isRowHead: true, phone: 'line', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'was', head: 'In the file then', phoneLabel: 'Then', cell: ({ was }) => statusName(was) },
  { id: 'now', head: 'In the file now', phoneLabel: 'Now', cell: ({ now }) => statusName(now) },
  { id: 'yours', head: 'Yours', phoneLabel: 'Yours', cell: ({ yours }) => statusName(yours) },
];

function statusName(status: TopicStatus | null): string {
  return status === null ? '–' : topicStatusName(status);
}

function endColumn(flow: OpenFile): Column<StatusChange> {
  return {
    id: 'end',
    head: 'What happens',
    phone: 'line',
    cell: (change) => endOf(change, !flow.removes.includes('statuses')),
  };
}

/** What becomes of the status of a topic. @param isKept one that the newer file does not have */
function endOf({ was, now, yours }: StatusChange, isKept: boolean): string {
  if (yours !== null) {
    return yours === now ? 'Same as yours' : `You set ${topicStatusName(yours)}: it stays`;
  }
  if (now !== null) return `Becomes ${topicStatusName(now)}`;
  return isKept && was !== null ? `Stays ${topicStatusName(was)}` : `Becomes ${topicStatusName(UNDECIDED)}`;
}

function partColumns(flow: OpenFile, gone: readonly string[]): readonly Column<string>[] {
  return [
    {
      id: 'part',
      head: 'Not in the newer file',
      isRowHead: true,
      cell: (part) => (part === 'topics' ? `${countOf(gone.length, 'topic')}: ${named(gone)}` : capitalized(part)),
    },
    {
      id: 'choice',
      head: 'Those of the earlier one',
      cell: (part) => (
        <Select
          label={`${capitalized(part)} of the earlier file`}
          isAlone
          options={KEEP_OR_REMOVE}
          value={flow.removes.includes(part) ? 'remove' : 'keep'}
          onChange={(choice) => flow.keepPart(part, choice === 'keep')}
        />
      ),
    },
  ];
}

const KEEP_OR_REMOVE = [
  ['keep', 'Keep'],
  ['remove', 'Remove'],
] as const;

function named(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
