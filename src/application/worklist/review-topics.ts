import type { ReviewFilters } from '../../domain/filters/filter-forms';
import { UNDECIDED } from '../../domain/topic/topic-status';
import { makeAutoObservable } from 'mobx';
import { inReviewOrder, REVIEW_ORDER_NAMES, REVIEW_ORDERS, type ReviewOrder } from '../../domain/worklist/review-order';
import { ALL_TOPICS, describeReviewFilters, reviewTopics } from '../../domain/worklist/review-filters';
import { type Topic, leftOutOfQuadrants } from '../../domain/topic/topic';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { VisitStore } from '../personal/visit.store';
import type { ProjectFacts } from '../query/project-facts';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecideAgain } from './decide-again';
import type { ContributedOrder } from './review-orders';
import type { ReviewAddress } from './review-address';
import { BY_REFERENCE } from '../shared/by-reference';

/** The topics of the open project that the review screen shows: those that the filters of its address pass. */
export class ReviewTopics {
  readonly #again: readonly DecideAgain[];
  readonly #orders: readonly ContributedOrder[];

  constructor(
    private readonly address: ReviewAddress,
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
    private readonly workspace: WorkspaceStore,
    private readonly visits: VisitStore,
    again: readonly DecideAgain[],
    orders: readonly ContributedOrder[],
  ) {
    this.#orders = orders;
    this.#again = again;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** By every filter but the status. */
  get ofAnyStatus(): readonly Topic[] {
    const { statusFilter } = ALL_TOPICS;
    const filters = { ...this.address.filters, statusFilter };
    return this.#passing(this.signals.topics.value ?? [], filters);
  }

  get passing(): readonly Topic[] {
    const { statusFilter } = this.address.filters;
    const filters = { ...ALL_TOPICS, statusFilter };
    return this.#passing(this.ofAnyStatus, filters);
  }

  /** How many topics of the whole project have no status yet; null until they are loaded. */
  get undecidedCount(): number | null {
    const topics = this.signals.topics.value;
    return topics && topics.filter((topic) => this.facts.picked.statusOf(topic) === UNDECIDED).length;
  }

  /** Topics that can have no status, which the review does not count. Nothing is said of them where a filter is set. */
  get untracked(): readonly Topic[] {
    if (describeReviewFilters(this.address.filters).length > 0) return [];
    return (this.signals.topics.value ?? []).filter(({ status }) => status === null);
  }

  /** '' where none is left out. */
  get leftOut(): string {
    return leftOutOfQuadrants(this.untracked, 'status');
  }

  /** The orders that can be chosen. */
  get orders(): readonly { readonly id: ReviewOrder; readonly name: string }[] {
    return [...REVIEW_ORDERS.map((id) => ({ id, name: REVIEW_ORDER_NAMES[id] })), ...this.#offeredOrders];
  }

  /** The order of the address, where it is offered. */
  get order(): ReviewOrder {
    const { order } = this.address;
    return this.orders.some(({ id }) => id === order) ? order : 'growth';
  }

  /** By what the order comes about, beyond the topics: another value orders them anew. */
  get orderBasis(): unknown {
    // Known later than the topics.
    return this.order === 'newest' ? this.visits.byTopic : this.#contributedOrder?.basis();
  }

  /** A sorted copy, in the order of the address. */
  inOrder(topics: readonly Topic[]): readonly Topic[] {
    return inReviewOrder(topics, this.order, this.#contributedOrder?.figures() ?? this.newsOf);
  }

  get #offeredOrders(): readonly ContributedOrder[] {
    return this.#orders.filter(({ module }) => this.workspace.has(module));
  }

  get #contributedOrder(): ContributedOrder | undefined {
    return this.#offeredOrders.find(({ id }) => id === this.address.order);
  }

  /**
   * Of the lists of topics that are to be decided again, those that the review is narrowed to or begins with; it is about
   * them then.
   */
  get again(): readonly DecideAgain[] {
    const { listFilter } = this.address.filters;
    const isAbout = ({ list, order }: DecideAgain): boolean => listFilter.includes(list) || order === this.order;
    return this.#again.filter((each) => this.workspace.has(each.module) && isAbout(each));
  }

  /** Whether it shows nothing but these. */
  get isOnlyAgain(): boolean {
    const { listFilter } = this.address.filters;
    return this.again.some(({ list }) => listFilter.includes(list));
  }

  /** Whether it is known which these are. */
  get isAgainKnown(): boolean {
    return this.again.every(({ isReady }) => isReady());
  }

  /** Its decision is to be made again, and the review is about that. */
  isAgain({ id }: Topic): boolean {
    return this.again.some(({ ids }) => ids().has(id));
  }

  /** Decides again as before. @returns false: it is not to be decided again */
  confirm(topic: Topic): boolean {
    const asking = this.#again.filter(({ module, ids }) => this.workspace.has(module) && ids().has(topic.id));
    for (const { confirm } of asking) confirm(topic);
    return asking.length > 0;
  }

  /** New in the data, or since the user's last visit. */
  isNew({ id }: Topic): boolean {
    const key = carouselItemKey({ type: 'Topic', id });
    return this.workspace.newKeys.has(key) || this.visits.changeOf(id)?.kind === 'new';
  }

  /** 3: new, 2: in another quadrant since the last visit, 1: changed since then. */
  newsOf(topic: Topic): number {
    if (this.isNew(topic)) return 3;
    const kind = this.visits.changeOf(topic.id)?.kind;
    if (kind === 'movedQuadrant') return 2;
    return kind === 'changed' ? 1 : 0;
  }

  #passing(topics: readonly Topic[], filters: ReviewFilters): readonly Topic[] {
    return reviewTopics(filters, { ...this.facts.picked, topics });
  }
}
