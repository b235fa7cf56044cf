import type { TrendId } from '../../domain/shared/entity-id';
import { byName } from '../../domain/shared/name-order';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';
import type { Cancellation } from '../shared/cancellation';
import { Resource } from '../shared/resource';
import type { CardActions } from './card-actions';
import type { CardSources } from './card-sources';
import { SignalCard } from './signal-card';

export const TREND_CARD_TABS = ['Related Topics', 'Metrics'] as const;
export type TrendCardTab = (typeof TREND_CARD_TABS)[number];

/** One open trend flashcard. */
export class TrendCard extends SignalCard<Trend, TrendCardTab> {
  readonly type = 'trend';
  readonly topics: Resource<TrendId, readonly Topic[]>;

  constructor(
    readonly id: TrendId,
    data: CardSources,
    actions: CardActions,
  ) {
    const { catalogue, signals, failures } = data;
    const fetch = (cancellation: Cancellation): Promise<Trend> => catalogue.trend(id, cancellation);
    super({ target: { type: 'trend', id }, tabs: TREND_CARD_TABS, fetch, peers: signals.trends }, data, actions);
    this.topics = new Resource(
      // In the order of the rows that start() shows: the list must not be reordered when the answer comes.
      async (key, cancellation) => {
        const ask = () => catalogue.topicsOfTrend(key, cancellation);
        return byName(await actions.statuses.fetch(ask, (shown) => signals.topicById.get(shown)));
      },
      (failure) => failures.handle('Failed to fetch topics:', failure),
    );
  }

  /** The status as it stands now, picks of this session included. */
  statusOf(topic: Topic): TopicStatus | null {
    return this.actions.statuses.statusOf(topic);
  }

  override start(): void {
    super.start();
    const topics = (this.data.signals.topics.value ?? []).filter((topic) => topic.trend?.id === this.id);
    void (topics.length === 0 ? this.topics.load(this.id) : this.topics.revalidate(this.id, byName(topics)));
  }

  openTopic(topic: Pick<Topic, 'id' | 'name'>): void {
    this.actions.openFlashcard.relatedTopic(topic.id, topic.name);
  }

  override dispose(): void {
    super.dispose();
    this.topics.cancel();
  }
}
