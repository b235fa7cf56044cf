import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TopicStatusStore } from '../../application/decisions/topic-status.store';
import type { RankingStore } from '../../application/ranking/ranking.store';
import type { SetLimitStore } from '../../application/ranking/set-limit.store';
import type { SelectionStore } from '../../application/selection/selection.store';
import { setWith } from '../../domain/ranking/set-sum';
import { formatCount } from '../../domain/shared/figures';
import { IMPORTANT, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Select } from '../kit/controls/select';
import { Row, Stack, Text } from '../kit/layout/stack';
import { SetLimitFields } from './set-limit-fields';

interface Props {
  readonly store: Pick<RankingStore, 'topics'>;
  readonly limit: SetLimitStore;
  readonly statuses: TopicStatusStore;
  readonly selection: SelectionStore;
}

const names: ReadonlyMap<string, string> = new Map([
  ['all', 'All'],
  ...TOPIC_STATUSES.map((each) => [String(each), topicStatusName(each)] as const),
]);

/** What the topics of one status add up to against a limit that is typed, and what they would with the selected ones. */
export const SetSumSection = observer(function SetSumSection({ store, limit, statuses, selection }: Props) {
  const [status, setStatus] = useState<string>(String(IMPORTANT));
  const topics = store.topics.filter((topic) => status === 'all' || String(statuses.statusOf(topic)) === status);
  const set = limit.sumOf(topics);
  if (set === null) return null;
  const changed = setWith(topics, selection.topics);
  const spread = (parts: readonly { readonly label: string; readonly count: number }[]): string =>
    parts.map(({ label, count }) => `${label} ${formatCount(count)}`).join(' · ');
  return (
    <Stack as="section" gap={8} aria-label="What a set adds up to" above={24}>
      <Text as="h3" type="label">
        What a set adds up to: {names.get(status)}
      </Text>
      <Row gap={12} wrap data-print="none">
        <Select label="Topics" options={[...names]} value={status} onChange={setStatus} />
        <SetLimitFields limit={limit} />
      </Row>
      <Text role="status" dir="auto">
        {limit.wordsOf(topics)}
      </Text>
      {set.quadrants.some(({ count }) => count > 0) && (
        <Text type="small" tone="muted" dir="auto">
          {spread(set.quadrants)}
        </Text>
      )}
      {set.shifts.length > 0 && (
        <Text type="small" tone="muted" dir="auto">
          {spread(set.shifts)}
        </Text>
      )}
      {changed.added + changed.removed > 0 && (
        <Text role="status" dir="auto">
          What if:{' '}
          {[
            changed.added > 0 && `${formatCount(changed.added)} selected added`,
            changed.removed > 0 && `${formatCount(changed.removed)} selected left out`,
          ]
            .filter(Boolean)
            .join(', ')}
          . {limit.wordsOf(changed.topics)}
        </Text>
      )}
    </Stack>
  );
});
