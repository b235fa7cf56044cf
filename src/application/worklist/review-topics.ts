import type { ReviewFilters } from '../../domain/filters/filter-forms';
import { UNDECIDED } from '../../domain/topic/topic-status';
import { makeAutoObservable } from 'mobx';
import { ALL_TOPICS, describeReviewFilters, reviewTopics } from '../../domain/worklist/review-filters';
import { type Topic, leftOutOfQuadrants } from '../../domain/topic/topic';
import type { ProjectFacts } from '../query/project-facts';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecideAgain } from './decide-again';
import type { ReviewOrdering } from './review-ordering';
import type { ReviewAddress } from './review-address';
import { BY_REFERENCE } from '../shared/by-reference';

/** The topics of the open project that the review screen shows: those that the filters of its address pass. */
export class ReviewTopics {
  constructor(
    private readonly address: ReviewAddress,
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
    private readonly workspace: WorkspaceStore,
    readonly ordering: ReviewOrdering,
    private readonly lists: readonly DecideAgain[],
  ) {
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

  /**
   * Of the lists of topics that are to be decided again, those that the review is narrowed to or begins with; it is about
   * them then.
   */
  get again(): readonly DecideAgain[] {
    const { listFilter } = this.address.filters;
    const isAbout = ({ list, order }: DecideAgain): boolean =>
      listFilter.includes(list) || order === this.ordering.order;
    return this.lists.filter((each) => this.workspace.has(each.module) && isAbout(each));
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
    const asking = this.lists.filter(({ module, ids }) => this.workspace.has(module) && ids().has(topic.id));
    for (const { confirm } of asking) confirm(topic);
    return asking.length > 0;
  }

  #passing(topics: readonly Topic[], filters: ReviewFilters): readonly Topic[] {
    return reviewTopics(filters, { ...this.facts.picked, topics });
  }
}
