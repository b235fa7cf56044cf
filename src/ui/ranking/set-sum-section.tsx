import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TopicStatusStore } from '../../application/decisions/topic-status.store';
import type { RankingStore } from '../../application/ranking/ranking.store';
import { setSum, setSumWords } from '../../domain/ranking/set-sum';
import { rankFigureName, type RankFigure } from '../../domain/ranking/weighting';
import { isOwnKey } from '../../domain/topic/own-values';
import { IMPORTANT, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Select } from '../kit/controls/select';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './ranking.module.scss';

interface Props {
  readonly store: RankingStore;
  readonly statuses: TopicStatusStore;
}

/** What the topics of one status add up to in an own figure, against a limit that is typed. */
export const SetSumSection = observer(function SetSumSection({ store, statuses }: Props) {
  const own = store.figures.filter((figure) => isOwnKey(figure) || figure === 'drivers');
  const [status, setStatus] = useState<string>(String(IMPORTANT));
  const [chosen, setChosen] = useState<RankFigure | null>(null);
  const [typed, setTyped] = useState('');
  const figure = own.find((each) => each === chosen) ?? own.find(isOwnKey) ?? own[0];
  if (figure === undefined) return null;
  const topics = store.topics.filter((topic) => status === 'all' || String(statuses.statusOf(topic)) === status);
  const cap = typed.trim() === '' ? null : Number(typed);
  const set = setSum(topics, figure);
  return (
    <Stack as="section" gap={8} aria-label="What a set adds up to" above={24}>
      <Text as="h3" type="label">
        What a set adds up to
      </Text>
      <Row gap={12} wrap data-print="none">
        <Select
          label="Topics"
          options={[['all', 'All'], ...TOPIC_STATUSES.map((each) => [String(each), topicStatusName(each)] as const)]}
          value={status}
          onChange={setStatus}
        />
        <Select
          label="Figure"
          options={own.map((each) => [each, rankFigureName(each)] as const)}
          value={figure}
          onChange={setChosen}
        />
        <Row as="label" gap={8} type="small" tone="muted">
          At most
          <input
            className={styles.points}
            type="number"
            step="any"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Row>
      </Row>
      <Text role="status">{setSumWords(set, figure, cap !== null && Number.isFinite(cap) ? cap : null)}</Text>
      <Text type="small" tone="muted">
        {set.quadrants.map(({ label, count }) => `${label} ${count}`).join(' · ')}
      </Text>
    </Stack>
  );
});
