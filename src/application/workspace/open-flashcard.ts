import { type TopicId, type TrendId, entityId } from '../../domain/shared/entity-id';
import { withFlashcard, withoutFlashcard, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { ClickSource } from '../../domain/tracking/usage-event';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { Logger } from '../shared/browser-ports';

/**
 * Opens and closes flashcards. The open card is stored in the address only: FlashcardStore follows the address, so that
 * Back, reload and a shared link need no code of their own.
 */
export class OpenFlashcard {
  constructor(
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
  ) {}

  topic(id: TopicId, name: string, source: ClickSource): void {
    this.usage.record({ name: 'clicked_on_topic', payload: { topic_id: id, topic_name: name, source } });
    this.#open({ type: 'topic', id });
  }

  trend(id: TrendId, name: string, source: ClickSource): void {
    this.usage.record({ name: 'clicked_on_trend', payload: { trend_id: id, trend_name: name, source } });
    this.#open({ type: 'trend', id });
  }

  item(item: CarouselItem, source: ClickSource): void {
    if (item.type === 'Topic') this.topic(item.id, item.name, source);
    else this.trend(item.id, item.name, source);
  }

  /** From the card of its trend: an event of its own (specification, section 7). */
  relatedTopic(id: TopicId, name: string): void {
    const payload = { topic_id: id, topic_name: name, source: 'flashcard' } as const;
    this.usage.record({ name: 'clicked_on_topic_tab', payload });
    this.#open({ type: 'topic', id });
  }

  /** From the card of one of its topics. */
  relatedTrend(id: TrendId, name: string): void {
    const payload = { trend_id: id, trend_name: name, source: 'flashcard' } as const;
    this.usage.record({ name: 'clicked_on_trend_tab', payload });
    this.#open({ type: 'trend', id });
  }

  close(): void {
    this.navigator.setQuery(withoutFlashcard(this.navigator.location.query), 'replace');
  }

  #open(target: FlashcardTarget): void {
    this.navigator.setQuery(withFlashcard(this.navigator.location.query, target), 'push');
  }
}

/** A click inside a chart. The id comes from another frame or server, and is checked by OpenFromChart. */
export interface ChartEvent {
  readonly id: unknown;
  readonly name?: string;
}

/** Answers the custom events topic-open and trend-open of any chart (specification, sections 2 and 5). */
export class OpenFromChart {
  constructor(
    private readonly open: OpenFlashcard,
    private readonly logger: Logger,
  ) {}

  /** @throws Error 'event must be present' without an event object */
  topic(event: ChartEvent | null | undefined, source: ClickSource = 'explore'): void {
    const id = this.#idOf(event, 'topic');
    if (id !== null) this.open.topic(entityId(id), event?.name ?? '', source);
  }

  /** @throws Error 'event must be present' without an event object */
  trend(event: ChartEvent | null | undefined, source: ClickSource = 'explore'): void {
    const id = this.#idOf(event, 'trend');
    if (id !== null) this.open.trend(entityId(id), event?.name ?? '', source);
  }

  // Events come from frames of others: only digits are an id.
  #idOf(event: ChartEvent | null | undefined, type: string): string | null {
    if (typeof event !== 'object' || event === null) throw new Error('event must be present');
    const id = typeof event.id === 'number' ? String(event.id) : event.id;
    if (typeof id === 'string' && /^\d+$/.test(id)) return id;
    this.logger.error(`Failed to open the flashcard: the event names no ${type} id`);
    return null;
  }
}
