import { ArrowLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { TopicFacts } from '../../application/review/topic-facts';
import { quadrantOf, type Quadrant } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Picture } from '../signal/picture';
import { NewBadge } from '../signal/new-badge';
import { quadrantHue } from '../signal/dot';
import styles from './topic-head.module.scss';
import { useDataText } from '../kit/media/data-text';

interface Props {
  readonly facts: TopicFacts;
  readonly topic: Topic;
  readonly isNew: boolean;
  /** Of the previous data. */
  readonly previousDate: string | null;
}

/** Picture, shift and trend, name, quadrant, and whether the topic is new or has moved. */
export const TopicHead = observer(function TopicHead({ facts, topic, isNew, previousDate }: Props) {
  const dataText = useDataText();
  const { quadrant, trend } = topic;
  const [change, previous] = [facts.changeOf(topic), facts.previousOf(topic)];
  const before = previous !== null && previous.quadrant.code !== quadrant.code ? previous.quadrant : null;
  const atVisit =
    change?.kind === 'movedQuadrant' && change.movement.from !== before?.code ? quadrantOf(change.movement.from) : null;
  return (
    <header className={styles.head}>
      <Picture of={topic} className={styles.picture} eager />
      <Stack column fit="grow" className={styles.text}>
        <Text type="small" tone="muted" lines={1} className={styles.crumb} {...dataText}>
          {trend?.shiftName != null && (
            <span className={styles.shift}>
              {trend.shiftName} <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
            </span>
          )}
          {trend?.name}
        </Text>
        <Text as="h2" type="greeting" lines={2} above={4} className={styles.name} {...dataText}>
          {topic.name}
        </Text>
        <Row as="p" gap="4 8" wrap type="caption" tone="muted" above={8} className={styles.facts}>
          <Row as="span" gap={8} inline type="chip" className={styles.quadrant} data-quadrant={quadrantHue(quadrant)}>
            {quadrant.label}
          </Row>
          {isNew && <NewBadge />}
          {before !== null && <Was quadrant={before} when={previousDate === null ? 'before' : `in ${previousDate}`} />}
          {atVisit !== null && <Was quadrant={atVisit} when="at your last visit" />}
          {change?.kind === 'changed' && <span>Changed since your visit</span>}
        </Row>
      </Stack>
    </header>
  );
});

function Was({ quadrant, when }: { quadrant: Quadrant; when: string }) {
  return (
    <>
      <ArrowLeft className={styles.arrow} size={14} strokeWidth={1.75} aria-hidden="true" />
      <Row as="span" gap={8} inline className={styles.was} data-quadrant={quadrantHue(quadrant)}>
        {quadrant.label} {when}
      </Row>
    </>
  );
}
