import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { nextUndecided } from '../../domain/worklist/review-order';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, type TopicStatus, UNDECIDED } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ReviewAddress } from '../worklist/review-address';
import type { ReviewTopics } from '../worklist/review-topics';
import { BY_REFERENCE } from '../shared/by-reference';

/**
 * The topics under review, in an order that statuses do not change: those decided before it began come first. Filters,
 * order and the topics of the project begin it anew.
 */
export class ReviewQueue {
  ids: readonly TopicId[] = [];
  currentId: TopicId | null = null;

  constructor(
    private readonly address: ReviewAddress,
    readonly reviewed: ReviewTopics,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get topics(): readonly Topic[] {
    const { topicById } = this.signals;
    return this.ids.flatMap((id) => topicById.get(id) ?? []);
  }

  topicOf(id: TopicId): Topic | null {
    return this.signals.topicById.get(id) ?? null;
  }

  get positions(): ReadonlyMap<TopicId, number> {
    return new Map(this.topics.map(({ id }, index) => [id, index]));
  }

  /** null: none is left, or there are no topics. Where one becomes undecided again, it is shown. */
  get current(): Topic | null {
    const current = this.currentId === null ? undefined : this.positions.get(this.currentId);
    return (current === undefined ? undefined : this.topics[current]) ?? this.firstLeft;
  }

  /** Of the current topic; after the last one where there is none. */
  get position(): number {
    return this.current === null ? this.topics.length : (this.positions.get(this.current.id) ?? 0);
  }

  get left(): number {
    return this.topics.filter(this.isUndecided).length;
  }

  /** How many have a stored decision: one that is still being saved does not count yet. */
  get decidedCount(): number {
    return this.topics.filter(this.isDone).length;
  }

  get firstLeft(): Topic | null {
    return this.topics.find(this.isUndecided) ?? null;
  }

  /** Three more topics that are about to be shown: their pictures are drawn ahead. */
  get upcoming(): readonly Topic[] {
    return this.topics.slice(this.position + 1, this.position + 4);
  }

  statusOf(topic: Topic): TopicStatus {
    return this.statuses.statusOf(topic) ?? UNDECIDED;
  }

  isUndecided(topic: Topic): boolean {
    return !isDecided(this.statusOf(topic)) || this.reviewed.isAgain(topic);
  }

  /** What those that are left are. */
  get leftWord(): string {
    const { again, isOnlyAgain } = this.reviewed;
    if (isOnlyAgain) return 'to confirm';
    return again.length > 0 ? 'to decide or confirm' : 'undecided';
  }

  /** What the others are. */
  get doneWord(): string {
    return this.reviewed.isOnlyAgain ? 'confirmed' : 'decided';
  }

  /** Its decision is stored. */
  isDone(topic: Topic): boolean {
    return isDecided(this.statuses.settledStatusOf(topic) ?? UNDECIDED) && !this.reviewed.isAgain(topic);
  }

  go(id: TopicId): void {
    if (this.positions.has(id)) this.currentId = id;
  }

  /** @returns false at the end */
  step(by: 1 | -1): boolean {
    const topic = this.topics[this.position + by];
    if (topic !== undefined) this.currentId = topic.id;
    return topic !== undefined;
  }

  /** Shows the next topic without a status; none when all others have one. */
  goOn(): void {
    const from = this.current;
    const next = nextUndecided(this.topics, this.position, this.isUndecided);
    if (next !== null) this.currentId = next.id;
    else if (from === null || !this.isUndecided(from)) this.currentId = null;
  }

  /** Begins anew where filters, order or topics change. @returns stops */
  follow(): () => void {
    runInAction(() => (this.ids = []));
    return reaction(
      () => {
        const { isAgainKnown, ordering } = this.reviewed;
        const { order, orderBasis } = ordering;
        return [this.address.filters, order, orderBasis, this.signals.topics.value, isAgainKnown] as const;
      },
      (choice, previous) => {
        const topics = choice[3];
        // The same topics with fresher statuses are no reason to begin anew.
        const isSameChoice = [0, 1, 2, 4].every((index) => choice[index] === previous?.[index]);
        if (isSameChoice && topics !== null && this.#hasSameTopics(topics)) return;
        this.#begin();
      },
      { fireImmediately: true },
    );
  }

  #hasSameTopics(topics: readonly Topic[]): boolean {
    const all = new Set(topics.map(({ id }) => id));
    return this.#total === all.size && this.ids.length > 0 && this.ids.every((id) => all.has(id));
  }

  /** Topics of the project when the queue began. */
  #total = 0;

  #begin(): void {
    this.#total = this.signals.topics.value?.length ?? 0;
    const ordered = this.reviewed.ordering.inOrder(this.reviewed.passing);
    this.ids = [
      ...ordered.filter((topic) => !this.isUndecided(topic)),
      ...ordered.filter((topic) => this.isUndecided(topic)),
    ].map(({ id }) => id);
    this.currentId = this.firstLeft?.id ?? null;
  }
}
