import { makeAutoObservable } from 'mobx';
import type { FigureOrigin } from '../../domain/flashcards/figure-explanation';
import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { Relations } from '../../domain/flashcards/relations';
import type { SowId, TrendId } from '../../domain/shared/entity-id';
import { byName } from '../../domain/shared/name-order';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';
import { Resource } from '../shared/resource';
import type { CardActions } from './card-actions';
import type { CardPosition } from './card-position';
import type { CardSources } from './card-sources';
import { rankMetrics, type RankedMetrics } from './ranked-metrics';

export const TREND_CARD_TABS = ['Related Topics', 'Metrics'] as const;
export type TrendCardTab = (typeof TREND_CARD_TABS)[number];

/** One open trend flashcard (specification, section 2). */
export class TrendCard {
  readonly type = 'trend';
  readonly trend: Resource<TrendId, Trend>;
  readonly topics: Resource<TrendId, readonly Topic[]>;
  activeTab: TrendCardTab = 'Related Topics';
  /** In pixels, set by the view. */
  scroll = 0;
  readonly id: TrendId;
  readonly #sources: CardSources;
  readonly #actions: CardActions;

  constructor(id: TrendId, sources: CardSources, actions: CardActions) {
    this.id = id;
    this.#sources = sources;
    this.#actions = actions;
    const { trends, failures } = sources;
    this.trend = new Resource({
      fetch: (key, cancellation) => trends.byId(key, cancellation),
      onFailure: (failure) => sources.onCardFailure('Failed to fetch trend:', failure, { trend_id: id }),
    });
    this.topics = new Resource({
      // In the order of the rows that start() shows: the list must not be reordered when the answer comes.
      fetch: async (key, cancellation) => byName(await trends.topicsOf(key, cancellation)),
      onFailure: (failure) => failures.handle('Failed to fetch topics:', failure),
    });
    makeAutoObservable(
      this,
      {
        id: false,
        type: false,
        target: false,
        scroll: false,
        trend: false,
        topics: false,
        statusOf: false,
        isNewTopic: false,
      },
      { autoBind: true },
    );
  }

  get target(): FlashcardTarget {
    return { type: 'trend', id: this.id };
  }

  /** The trend's figures among those of the project's trends. */
  get metrics(): RankedMetrics | null {
    const trend = this.trend.value;
    return trend === null ? null : rankMetrics(trend, this.#sources.signals.trends.value ?? []);
  }

  get figureOrigin(): FigureOrigin {
    return this.#sources.figureOrigin;
  }

  /** The status as it stands now, picks of this session included. */
  statusOf(topic: Topic): TopicStatus | null {
    return this.#actions.statuses.statusOf(topic);
  }

  isNewTopic({ id }: Topic): boolean {
    return this.#sources.isNew({ type: 'topic', id });
  }

  start(): void {
    const { signals } = this.#sources;
    const known = signals.trendById.get(this.id);
    void (known === undefined ? this.trend.load(this.id) : this.trend.revalidate(this.id, known));
    const topics = (signals.topics.value ?? []).filter((topic) => topic.trend?.id === this.id);
    void (topics.length === 0 ? this.topics.load(this.id) : this.topics.revalidate(this.id, byName(topics)));
    this.#sources.loadRelations();
  }

  openTab(tab: TrendCardTab): void {
    if (tab === this.activeTab) return;
    this.activeTab = tab;
    this.#actions.recordTab(this.target, tab);
  }

  scrolled(scroll: number): void {
    this.scroll = scroll;
  }

  /** Restores where the user was when they left the card. */
  resume({ tab, scroll }: CardPosition): void {
    this.activeTab = TREND_CARD_TABS.find((each) => each === tab) ?? this.activeTab;
    this.scroll = scroll;
  }

  openTopic(topic: Pick<Topic, 'id' | 'name'>): void {
    this.#actions.openFlashcard.relatedTopic(topic.id, topic.name, 'flashcard');
  }

  get isNew(): boolean {
    return this.#sources.isNew(this.target);
  }

  /** In which insights and platforms it appears. */
  get relations(): Relations {
    return this.#sources.relationsOf(this.target);
  }

  get sow(): SowId | null {
    return this.#sources.sow;
  }

  get canAsk(): boolean {
    return this.#actions.askAbout.isAvailable;
  }

  /** 'Ask about this': the assistant opens with the question prepared. */
  ask(): void {
    const name = this.trend.value?.name;
    if (name !== undefined) this.#actions.askAbout.ask(name);
  }

  share(): void {
    void this.#actions.shareLink.share(this.target);
  }

  /** Keeps the values: the panel still shows them while it slides away. */
  dispose(): void {
    for (const resource of [this.trend, this.topics]) resource.cancel();
  }
}
