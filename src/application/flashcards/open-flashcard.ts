import type { TopicId, TrendId } from '../../domain/shared/entity-id';
import { withFlashcard, withoutFlashcard, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { ClickSource } from '../../domain/tracking/usage-event';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';

/**
 * Opens and closes flashcards. The address is the truth: opening sets its parameter, closing drops it, and whoever
 * shows a card follows the address, so Back, reload and a shared link need no code of their own.
 */
export class OpenFlashcard {
  constructor(
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
  ) {}

  topic(id: TopicId, name: string, source: ClickSource): void {
    this.#topicFrom('clicked_on_topic', id, name, source);
  }

  trend(id: TrendId, name: string, source: ClickSource): void {
    this.#trendFrom('clicked_on_trend', id, name, source);
  }

  item(item: CarouselItem, source: ClickSource): void {
    if (item.type === 'Topic') this.topic(item.id, item.name, source);
    else this.trend(item.id, item.name, source);
  }

  /** From the card of its trend: told apart from one that was opened outside of any card (specification, section 7). */
  relatedTopic(id: TopicId, name: string, source: ClickSource): void {
    this.#topicFrom('clicked_on_topic_tab', id, name, source);
  }

  /** From the card of one of its topics. */
  relatedTrend(id: TrendId, name: string, source: ClickSource): void {
    this.#trendFrom('clicked_on_trend_tab', id, name, source);
  }

  close(): void {
    this.navigator.setQuery(withoutFlashcard(this.navigator.location.query), 'replace');
  }

  #topicFrom(event: 'clicked_on_topic' | 'clicked_on_topic_tab', id: TopicId, name: string, source: ClickSource): void {
    this.usage.record({
      name: event,
      payload: { topic_id: id, topic_name: name, source, window_url: this.navigator.href },
    });
    this.#open({ type: 'topic', id });
  }

  #trendFrom(event: 'clicked_on_trend' | 'clicked_on_trend_tab', id: TrendId, name: string, source: ClickSource): void {
    this.usage.record({
      name: event,
      payload: { trend_id: id, trend_name: name, source, window_url: this.navigator.href },
    });
    this.#open({ type: 'trend', id });
  }

  #open(target: FlashcardTarget): void {
    this.navigator.setQuery(withFlashcard(this.navigator.location.query, target), 'push');
  }
}
