import { makeAutoObservable } from 'mobx';
import type { FigureOrigin } from '../../domain/flashcards/figure-explanation';
import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { Relations } from '../../domain/flashcards/relations';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { Resource } from '../shared/resource';
import type { CardActions } from './card-actions';
import type { CardPosition } from './card-position';
import type { CardSources } from './card-sources';
import { rankMetrics, type RankedMetrics } from './ranked-metrics';

export const TOPIC_CARD_TABS = ['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive'] as const;
export type TopicCardTab = (typeof TOPIC_CARD_TABS)[number];

/** One open topic flashcard (specification, section 2). A new card is made for each topic and disposed with it. */
export class TopicCard {
  readonly type = 'topic';
  readonly topic: Resource<TopicId, Topic>;
  readonly deepdive: Resource<TopicId, Deepdive>;
  readonly sources: Resource<TopicId, TopicSources>;
  activeTab: TopicCardTab = 'Metrics';
  /** In pixels, set by the view. */
  scroll = 0;
  readonly id: TopicId;
  readonly #sources: CardSources;
  readonly #actions: CardActions;

  constructor(id: TopicId, sources: CardSources, actions: CardActions) {
    this.id = id;
    this.#sources = sources;
    this.#actions = actions;
    const { topics, failures } = sources;
    this.topic = new Resource({
      fetch: (key, cancellation) => topics.byId(key, cancellation),
      onFailure: (failure) => sources.onCardFailure('Failed to fetch topic:', failure, { topic_id: id }),
    });
    this.deepdive = new Resource({
      fetch: (key, cancellation) => topics.deepdive(key, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch data:', failure),
    });
    this.sources = new Resource({
      fetch: (key, cancellation) => topics.sources(key, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch data:', failure),
    });
    makeAutoObservable(
      this,
      { id: false, type: false, target: false, scroll: false, topic: false, deepdive: false, sources: false },
      { autoBind: true },
    );
  }

  get target(): FlashcardTarget {
    return { type: 'topic', id: this.id };
  }

  /** null: not here yet, or not trackable and so without a picker. */
  get status(): TopicStatus | null {
    const topic = this.topic.value;
    return topic === null ? null : this.#actions.statuses.statusOf(topic);
  }

  /** The status before the last pick of this session. */
  get previousStatus(): TopicStatus | null {
    return this.#actions.statuses.previous.get(this.id) ?? null;
  }

  get isSavingStatus(): boolean {
    return this.#actions.statuses.saving.has(this.id);
  }

  /** The topic's figures among those of the project's topics; without these, among nobody. */
  get metrics(): RankedMetrics | null {
    const topic = this.topic.value;
    return topic === null ? null : rankMetrics(topic, this.#sources.signals.topics.value ?? []);
  }

  get figureOrigin(): FigureOrigin {
    return this.#sources.figureOrigin;
  }

  get growthOrigin(): FigureOrigin {
    return this.#sources.growthOrigin(this.id);
  }

  start(): void {
    const known = this.#sources.signals.topicById.get(this.id);
    void (known === undefined ? this.topic.load(this.id) : this.topic.revalidate(this.id, known));
    this.#sources.loadRelations();
  }

  pickStatus(status: TopicStatus): void {
    const topic = this.topic.value;
    if (topic !== null) void this.#actions.pickStatus.pick(topic, status);
  }

  /** Tabs load what they show when they are opened, not before. */
  openTab(tab: TopicCardTab): void {
    if (tab === this.activeTab) return;
    this.#showTab(tab);
    this.#actions.recordTab(this.target, tab);
  }

  scrolled(scroll: number): void {
    this.scroll = scroll;
  }

  /** Restores where the user was when they left the card. */
  resume({ tab, scroll }: CardPosition): void {
    this.#showTab(TOPIC_CARD_TABS.find((each) => each === tab) ?? this.activeTab);
    this.scroll = scroll;
  }

  /** The breadcrumb's middle: the topic's trend takes the place of the topic. */
  openTrend(): void {
    const trend = this.topic.value?.trend;
    if (trend) this.#actions.openFlashcard.relatedTrend(trend.id, trend.name, 'flashcard');
  }

  /** 'Read' on a source. */
  sourceOpened(url: string): void {
    this.#actions.recordSource(this.target, url);
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
    const name = this.topic.value?.name;
    if (name !== undefined) this.#actions.askAbout.ask(name);
  }

  share(): void {
    void this.#actions.shareLink.share(this.target);
  }

  #showTab(tab: TopicCardTab): void {
    this.activeTab = tab;
    if (tab === 'Deepdive') void this.deepdive.load(this.id);
    if (tab === 'Sources') void this.sources.load(this.id);
  }

  /** Keeps the values: the panel still shows them while it slides away. */
  dispose(): void {
    for (const resource of [this.topic, this.deepdive, this.sources]) resource.cancel();
  }
}
