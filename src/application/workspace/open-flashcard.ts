import { when } from 'mobx';
import { type TopicId, type TrendId, entityId } from '../../domain/shared/entity-id';
import {
  cardTab,
  flashcardTarget,
  sameTarget,
  withCardTab,
  withFlashcard,
  withoutFlashcard,
  type FlashcardTarget,
} from '../../domain/topic/flashcard-target';
import type { ClickSource, UsageInput } from '../../domain/tracking/usage-event';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { Logger } from '../shared/browser-ports';
import { isSettled, type Loadable } from '../shared/resource';
import type { CardRow } from './card-row';
import type { ProjectSignalsStore } from './project-signals.store';

/**
 * Opens and closes flashcards. The open card is stored in the address only: FlashcardStore follows the address, so that
 * Back, reload and a shared link need no code of their own.
 */
export class OpenFlashcard {
  constructor(
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
    private readonly row: CardRow,
  ) {}

  /**
   * @param tab of the card; omitted: the first one
   * @param among the row in which it stands, in its order
   */
  topic(
    id: TopicId,
    name: string,
    source: ClickSource,
    { tab = null, among = [] }: { readonly tab?: string | null; readonly among?: readonly FlashcardTarget[] } = {},
  ): void {
    this.#record({ type: 'topic', id }, name, source);
    this.#show({ type: 'topic', id }, among, tab);
  }

  trend(id: TrendId, name: string, source: ClickSource, among: readonly FlashcardTarget[] = []): void {
    this.#record({ type: 'trend', id }, name, source);
    this.#show({ type: 'trend', id }, among);
  }

  /** Opens it at once; the event is sent when the name is known. */
  async named(target: FlashcardTarget, name: Promise<string>, source: ClickSource): Promise<void> {
    const page = this.navigator.href;
    this.#show(target);
    this.#record(target, await name, source, page);
  }

  /** @param row the items beside which it stands */
  item(item: CarouselItem, source: ClickSource, row: readonly CarouselItem[] = []): void {
    const among = row.map(targetOfItem);
    if (item.type === 'Topic') this.topic(item.id, item.name, source, { among });
    else this.trend(item.id, item.name, source, among);
  }

  /** The card beside the open one: at the same tab, and in its place in the history, so that Back leads to the screen. */
  neighbour(target: FlashcardTarget, name: string): void {
    this.#record(target, name, 'flashcard');
    const { query } = this.navigator.location;
    const tab = flashcardTarget(query)?.type === target.type ? cardTab(query) : null;
    this.navigator.setQuery(withCardTab(withFlashcard(query, target), tab), 'replace');
  }

  /** From the card of its trend: an event of its own (specification, section 7). */
  relatedTopic(id: TopicId, name: string): void {
    const payload = { topic_id: id, topic_name: name, source: 'flashcard' } as const;
    this.usage.record({ name: 'clicked_on_topic_tab', payload });
    this.#show({ type: 'topic', id });
  }

  /** From the card of one of its topics. */
  relatedTrend(id: TrendId, name: string): void {
    const payload = { trend_id: id, trend_name: name, source: 'flashcard' } as const;
    this.usage.record({ name: 'clicked_on_trend_tab', payload });
    this.#show({ type: 'trend', id });
  }

  close(): void {
    this.navigator.setQuery(withoutFlashcard(this.navigator.location.query), 'replace');
  }

  #record(target: FlashcardTarget, name: string, source: ClickSource, page?: string): void {
    const input: UsageInput =
      target.type === 'topic'
        ? { name: 'clicked_on_topic', payload: { topic_id: target.id, topic_name: name, source } }
        : { name: 'clicked_on_trend', payload: { trend_id: target.id, trend_name: name, source } };
    this.usage.record(input, page);
  }

  #show(target: FlashcardTarget, among: readonly FlashcardTarget[] = [], tab: string | null = null): void {
    this.row.begin(target, among);
    this.navigator.setQuery(withCardTab(withFlashcard(this.navigator.location.query, target), tab), 'push');
  }
}

/** A click inside a chart. The id comes from another frame or server, and is checked by OpenFromChart. */
export interface ChartEvent {
  readonly id: unknown;
  readonly name?: string;
  /** The rows of a chart of ours among which it was chosen, in their order. */
  readonly among?: readonly FlashcardTarget[];
}

/** The card that is open, as far as it says what its topic or trend is called. */
interface ShownCard {
  readonly card: {
    readonly target: FlashcardTarget;
    readonly signal: { readonly state: Loadable<{ readonly name: string }> };
  } | null;
}

/** Answers the custom events topic-open and trend-open of any chart (specification, sections 2 and 5). */
export class OpenFromChart {
  constructor(
    private readonly open: OpenFlashcard,
    private readonly signals: ProjectSignalsStore,
    private readonly shown: ShownCard,
    private readonly logger: Logger,
  ) {}

  /** @throws Error 'event must be present' without an event object */
  topic(event: ChartEvent | null | undefined, source: ClickSource = 'explore'): void {
    const id = this.#idOf(event, 'topic');
    if (id !== null) this.#openNamed({ type: 'topic', id: entityId(id) }, event, source);
  }

  /** @throws Error 'event must be present' without an event object */
  trend(event: ChartEvent | null | undefined, source: ClickSource = 'explore'): void {
    const id = this.#idOf(event, 'trend');
    if (id !== null) this.#openNamed({ type: 'trend', id: entityId(id) }, event, source);
  }

  /** The name is the project's: an external chart tells the id, and of names what its dashboard is set up to tell. */
  #openNamed(target: FlashcardTarget, event: ChartEvent | null | undefined, source: ClickSource): void {
    const { among = [], name: given } = event ?? {};
    const name = this.#listedName(target) ?? given;
    if (name === undefined) void this.open.named(target, this.#nameWhenKnown(target), source);
    else if (target.type === 'topic') this.open.topic(target.id, name, source, { among });
    else this.open.trend(target.id, name, source, among);
  }

  /** From the lists when they are loaded; what they do not have, such as a topic of the previous data, from its card. */
  async #nameWhenKnown(target: FlashcardTarget): Promise<string> {
    const list = target.type === 'topic' ? this.signals.topics : this.signals.trends;
    await when(() => this.#listedName(target) !== undefined || isSettled(list));
    const card = (): ShownCard['card'] => {
      const { card: open } = this.shown;
      return open !== null && sameTarget(open.target, target) ? open : null;
    };
    await when(() => [card()].every((open) => open === null || isSettled(open.signal)));
    return this.#listedName(target) ?? nameOf(card()?.signal.state) ?? '';
  }

  #listedName({ type, id }: FlashcardTarget): string | undefined {
    return (type === 'topic' ? this.signals.topicById : this.signals.trendById).get(id)?.name;
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

function targetOfItem(item: CarouselItem): FlashcardTarget {
  return item.type === 'Topic' ? { type: 'topic', id: item.id } : { type: 'trend', id: item.id };
}

function nameOf(state: Loadable<{ readonly name: string }> | undefined): string | undefined {
  return state?.kind === 'ready' ? state.value.name : undefined;
}
