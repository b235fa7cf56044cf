import { makeAutoObservable } from 'mobx';
import type { TrendId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { Resource } from '../shared/resource';
import type { CardServices } from './card-services';

export const TREND_CARD_TABS = ['Related Topics', 'Metrics'] as const;
export type TrendCardTab = (typeof TREND_CARD_TABS)[number];

/** One open trend flashcard (specification, section 2). */
export class TrendCard {
  readonly type = 'trend';
  readonly trend: Resource<TrendId, Trend>;
  readonly topics: Resource<TrendId, readonly Topic[]>;
  activeTab: TrendCardTab = 'Related Topics';
  readonly id: TrendId;
  readonly #services: CardServices;

  constructor(id: TrendId, services: CardServices) {
    this.id = id;
    this.#services = services;
    const { trends, failures } = services;
    this.trend = new Resource({
      fetch: (key, cancellation) => trends.byId(key, cancellation),
      onFailure: (failure) => services.onCardFailure('Failed to fetch trend:', failure, { trend_id: id }),
    });
    this.topics = new Resource({
      fetch: (key, cancellation) => trends.topicsOf(key, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch topics:', failure),
    });
    makeAutoObservable(this, { id: false, type: false, trend: false, topics: false }, { autoBind: true });
  }

  get name(): string | null {
    return this.trend.value?.name ?? null;
  }

  start(): void {
    const known = this.#services.signals.trendById.get(this.id);
    void (known === undefined ? this.trend.load(this.id) : this.trend.loadFrom(this.id, known));
    void this.topics.load(this.id);
  }

  openTab(tab: TrendCardTab): void {
    if (tab === this.activeTab) return;
    this.activeTab = tab;
    this.#services.recordTab({ type: 'trend', id: this.id }, tab);
  }

  dispose(): void {
    for (const resource of [this.trend, this.topics]) resource.clear();
  }
}
