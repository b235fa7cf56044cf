import { observer } from 'mobx-react-lite';
import type { TrendCard } from '../../../application/flashcards/signal-card';
import { countOf } from '../../../domain/shared/figures';
import type { Topic } from '../../../domain/topic/topic';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { Notice } from '../../kit/layout/load-failure';
import { Row, Text } from '../../kit/layout/stack';
import { Picture } from '../../signal/picture';
import { NewBadge } from '../../signal/new-badge';
import { isOnlyOfRadar } from '../../../domain/topic/radar-values';
import { quadrantHue } from '../../signal/dot';
import { ResourceView } from '../card/card-skeleton';
import { GrowthFigure } from '../metrics/metrics-tab';
import { StatusIcon } from '../../signal/status-icon';
import styles from './related-topics-tab.module.scss';
import { WindowedList } from './windowed-list';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly card: TrendCard;
}

/** In pixels, border included; as in the styles. */
const CARD_HEIGHT = 92;

/** The topics of a trend; clicking one opens its flashcard (specification, section 2). */
export function RelatedTopicsTab({ card }: Props) {
  return (
    <ResourceView resource={card.topics} what="related topics">
      {(topics) =>
        topics.length === 0 ? (
          <Notice tone="info" title="This trend has no topics." />
        ) : (
          <>
            <Text below={4} type="small" tone="muted" tabular>
              {countOf(topics.length, 'topic')}
            </Text>
            <WindowedList items={topics} itemHeight={CARD_HEIGHT} label="Related topics">
              {(topic) => <RelatedTopicCard topic={topic} card={card} />}
            </WindowedList>
          </>
        )
      }
    </ResourceView>
  );
}

/** A topic of the open trend, with its status as it stands now. */
const RelatedTopicCard = observer(function RelatedTopicCard({ topic, card }: Props & { topic: Topic }) {
  const dataText = useDataText();
  const { name, quadrant, growth } = topic;
  const status = card.statusOf(topic);
  return (
    <button
      type="button"
      className={styles.card}
      data-quadrant={quadrantHue(quadrant)}
      onClick={() => card.openTopic(topic)}
    >
      <Picture of={topic} className={styles.picture} />
      <Text as="span" type="card" lines={2} className={styles.name} {...dataText}>
        {name}
      </Text>
      <Row as="span" gap={16} type="small" tone="muted" fit="shrink" className={styles.meta}>
        <Row as="span" gap={8} weight={500} tone="hue" fit="shrink" className={styles.quadrant}>
          <Text as="span" lines={1}>
            {isOnlyOfRadar(topic) ? topic.ring : quadrant.label}
          </Text>
        </Row>
        {card.data.isNew({ type: 'topic', id: topic.id }) && <NewBadge />}
        {status !== null && (
          <Row as="span" gap={8} inline fit="rigid">
            <StatusIcon status={status} size={14} />
            <span className={styles.statusName}>{topicStatusName(status)}</span>
          </Row>
        )}
        {growth !== null && (
          <Text as="span" tone="strong" fit="last">
            <span className="visually-hidden">Growth </span>
            <GrowthFigure growth={growth} iconSize={14} />
          </Text>
        )}
      </Row>
    </button>
  );
});
