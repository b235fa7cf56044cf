import { observer } from 'mobx-react-lite';
import type { TrendCard } from '../../../application/flashcards/trend-card';
import type { Theme } from '../../../application/shell/theme';
import type { Topic } from '../../../domain/topic/topic';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { NewBadge } from '../../kit/signal/new-badge';
import { Picture } from '../../kit/media/picture';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { GrowthFigure } from '../metrics/growth-figure';
import styles from './related-topic-card.module.scss';
import { StatusIcon } from '../../kit/signal/status-icon';

interface Props {
  readonly topic: Topic;
  readonly card: TrendCard;
  readonly theme: Theme;
}

/** A topic of the open trend, with its status as it stands now. */
export const RelatedTopicCard = observer(function RelatedTopicCard({ topic, card, theme }: Props) {
  const { name, quadrant, growth } = topic;
  const status = card.statusOf(topic);
  return (
    <button
      type="button"
      className={styles.card}
      data-quadrant={quadrantHue(quadrant)}
      onClick={() => card.openTopic(topic)}
    >
      <Picture of={topic} theme={theme} className={styles.picture} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.meta}>
        <span className={styles.quadrant}>
          <span className={styles.label}>{quadrant.label}</span>
        </span>
        {card.isNewTopic(topic) && <NewBadge />}
        {status !== null && (
          <span className={styles.status}>
            <StatusIcon status={status} size={14} />
            <span className={styles.statusName}>{topicStatusName(status)}</span>
          </span>
        )}
        {growth !== null && (
          <span className={styles.growth}>
            <span className="visually-hidden">Growth </span>
            <GrowthFigure growth={growth} iconSize={14} />
          </span>
        )}
      </span>
    </button>
  );
});
