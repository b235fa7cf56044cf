import { makeAutoObservable } from 'mobx';
import type { Topic } from '../../domain/topic/topic';
import { inReviewOrder, REVIEW_ORDER_NAMES, REVIEW_ORDERS, type ReviewOrder } from '../../domain/worklist/review-order';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { VisitStore } from '../personal/visit.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ReviewAddress } from './review-address';
import type { ContributedOrder } from './review-orders';

/** In which order the review shows its topics, and which of them are new. */
export class ReviewOrdering {
  constructor(
    private readonly address: ReviewAddress,
    private readonly workspace: WorkspaceStore,
    private readonly visits: VisitStore,
    private readonly contributed: readonly ContributedOrder[],
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
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
    return this.contributed.filter(({ module }) => this.workspace.has(module));
  }

  get #contributedOrder(): ContributedOrder | undefined {
    return this.#offeredOrders.find(({ id }) => id === this.address.order);
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
}
