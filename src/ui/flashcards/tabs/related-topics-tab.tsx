import type { TrendCard } from '../../../application/flashcards/trend-card';
import type { Theme } from '../../../application/shell/theme';
import { countOf } from '../../../domain/shared/figures';
import type { Topic } from '../../../domain/topic/topic';
import { Notice } from '../../kit/layout/notice';
import { RelatedTopicCard } from './related-topic-card';
import styles from './related-topics-tab.module.scss';
import { ResourceView } from '../card/resource-view';
import { WindowedList } from './windowed-list';

/** In pixels, border included; as in related-topic-card.module.scss. */
const CARD_HEIGHT = 92;

/** The topics of a trend; clicking one opens its flashcard (specification, section 2). */
export function RelatedTopicsTab({ card, theme }: { card: TrendCard; theme: Theme }) {
  return (
    <ResourceView resource={card.topics} what="related topics">
      {(topics) => <RelatedTopics topics={topics} card={card} theme={theme} />}
    </ResourceView>
  );
}

function RelatedTopics({ topics, card, theme }: { topics: readonly Topic[]; card: TrendCard; theme: Theme }) {
  if (topics.length === 0) return <Notice tone="info" title="This trend has no topics." />;
  return (
    <>
      <p className={styles.count}>{countOf(topics.length, 'topic')}</p>
      <WindowedList items={topics} itemHeight={CARD_HEIGHT} label="Related topics">
        {(topic) => <RelatedTopicCard topic={topic} card={card} theme={theme} />}
      </WindowedList>
    </>
  );
}
