import { useState } from 'react';
import { FEW_TOPICS } from '../../application/brief/brief-start';
import { MOST_TOPICS } from '../../domain/brief/brief-content';
import { quadrantCounts } from '../../domain/brief/brief-summary';
import type { TopicId } from '../../domain/shared/entity-id';
import { countOf, decimalsOf, formatCount } from '../../domain/shared/figures';
import { formatFigure } from '../../domain/topic/figures';
import type { Topic } from '../../domain/topic/topic';
import { Button } from '../kit/controls/button';
import { CheckMark } from '../kit/controls/check-mark';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { quadrantHue } from '../kit/signal/dot';
import styles from './choose-topics.module.scss';

interface Props {
  /** In the order of the brief. */
  readonly topics: readonly Topic[];
  /** Whose topics they are; null: the user has chosen them one by one. */
  readonly words: string | null;
  /** The chosen ones are presented at once. */
  readonly isPresented: boolean;
  readonly onChoose: (ids: readonly TopicId[]) => void;
}

/** Asks which of many topics a brief has. The first ten are proposed; what is left out is counted by quadrant. */
export function ChooseTopics({ topics, words, isPresented, onChoose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<TopicId>>(() => firstOf(topics, FEW_TOPICS));
  const shown = topics.slice(0, MOST_TOPICS);
  const decimals = decimalsOf(shown.map(({ growth }) => growth));
  const rest = topics.filter(({ id }) => !chosen.has(id));
  const toggle = (id: TopicId): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Stack as="section" gap={16} pad={24} className={styles.choice} aria-labelledby="choose-topics">
      <Stack gap={4}>
        <Text as="h2" type="greeting" id="choose-topics">
          Which of the {formatCount(topics.length)} topics?
        </Text>
        <Text type="small" tone="muted">
          {words === null ? 'In your order' : `${words}, the fastest first`}. A brief has {MOST_TOPICS} topics at most.
        </Text>
      </Stack>
      <Text type="body" role="status">
        <b>{formatCount(chosen.size)} in the brief.</b> {leftOutText(rest)}
      </Text>
      <Row gap={8} wrap>
        <Button
          disabled={chosen.size === 0}
          onClick={() => onChoose(topics.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))}
        >
          {isPresented ? 'Imagine if' : 'Make a brief'} ({formatCount(chosen.size)})
        </Button>
        <Button variant="outline" onClick={() => setChosen(firstOf(topics, FEW_TOPICS))}>
          The first {FEW_TOPICS}
        </Button>
        <Button variant="outline" onClick={() => setChosen(firstOf(topics, MOST_TOPICS))}>
          {shown.length < topics.length ? `The first ${MOST_TOPICS}` : `All ${formatCount(topics.length)}`}
        </Button>
        <Button variant="outline" disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
          None
        </Button>
      </Row>
      <ul className={styles.list} aria-label="Topics">
        {shown.map((topic) => (
          <li key={topic.id} data-quadrant={quadrantHue(topic.quadrant)}>
            <button type="button" role="checkbox" aria-checked={chosen.has(topic.id)} onClick={() => toggle(topic.id)}>
              <CheckMark state={chosen.has(topic.id) ? 'all' : 'none'} />
              <i />
              <span dir="auto">{topic.name}</span>
              <small>{topic.quadrant.label}</small>
              <Text as="small" tabular>
                {formatFigure('growth', topic.growth, decimals)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < topics.length && (
        <Box>
          <Text type="small" tone="muted">
            {countOf(topics.length - shown.length, 'further topic')}, after these in the order, cannot be chosen here.
          </Text>
        </Box>
      )}
    </Stack>
  );
}

function firstOf(topics: readonly Topic[], count: number): ReadonlySet<TopicId> {
  return new Set(topics.slice(0, count).map(({ id }) => id));
}

/** '110 left out: 30 Strong Signals and 80 Mature Signals.' */
function leftOutText(rest: readonly Topic[]): string {
  if (rest.length === 0) return 'None is left out.';
  return `${formatCount(rest.length)} left out: ${quadrantCounts(rest)}.`;
}
