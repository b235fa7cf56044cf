import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import { Resource } from '../shared/resource';
import type { CardServices } from './card-services';

export const TOPIC_CARD_TABS = ['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive'] as const;
export type TopicCardTab = (typeof TOPIC_CARD_TABS)[number];

/** One open topic flashcard (specification, section 2). A new card is made for each topic and disposed with it. */
export class TopicCard {
  readonly type = 'topic';
  readonly topic: Resource<TopicId, Topic>;
  readonly deepdive: Resource<TopicId, Deepdive>;
  readonly sources: Resource<TopicId, TopicSources>;
  activeTab: TopicCardTab = 'Metrics';
  readonly id: TopicId;
  readonly #services: CardServices;

  constructor(id: TopicId, services: CardServices) {
    this.id = id;
    this.#services = services;
    const { topics, failures } = services;
    this.topic = new Resource({
      fetch: (key, cancellation) => topics.byId(key, cancellation),
      onFailure: (failure) => services.onCardFailure('Failed to fetch topic:', failure, { topic_id: id }),
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
      { id: false, type: false, topic: false, deepdive: false, sources: false },
      { autoBind: true },
    );
  }

  get name(): string | null {
    return this.topic.value?.name ?? null;
  }

  start(): void {
    const known = this.#services.signals.topicById.get(this.id);
    void (known === undefined ? this.topic.load(this.id) : this.topic.loadFrom(this.id, known));
  }

  /** Tabs load what they show when they are opened, not before. */
  openTab(tab: TopicCardTab): void {
    if (tab === this.activeTab) return;
    this.activeTab = tab;
    if (tab === 'Deepdive') void this.deepdive.load(this.id);
    if (tab === 'Sources') void this.sources.load(this.id);
    this.#services.recordTab({ type: 'topic', id: this.id }, tab);
  }

  /** 'Read' on a source. */
  sourceOpened(url: string): void {
    this.#services.recordSource({ type: 'topic', id: this.id }, url);
  }

  dispose(): void {
    for (const resource of [this.topic, this.deepdive, this.sources]) resource.clear();
  }
}
