import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { countOf, formatCount } from '../../domain/shared/figures';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, type TopicStatus, topicStatusName } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicDecisions } from '../decisions/topic-decisions';
import { undoneWords } from '../decisions/undo-decision';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { SelectionStore } from '../selection/selection.store';
import type { ReviewQueue } from './review-queue';
import type { TopicFacts } from './topic-facts';
import { together } from '../shared/load-once';
import { isolated } from '../../domain/shared/words';
import { BY_REFERENCE } from '../shared/by-reference';

/** One topic after the other, each decided with one key. */
export class ReviewViewModel {
  /** Read out by screen readers. */
  announcement = '';

  constructor(
    readonly queue: ReviewQueue,
    private readonly picks: PickTopicStatus,
    readonly acts: TopicDecisions,
    readonly facts: TopicFacts,
    private readonly selection: SelectionStore,
    private readonly cards: OpenFlashcard,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get topic(): Topic | null {
    return this.queue.current;
  }

  get status(): TopicStatus {
    return this.topic === null ? 0 : this.queue.statusOf(this.topic);
  }

  get isDone(): boolean {
    return this.queue.topics.length > 0 && this.topic === null;
  }

  get isSelected(): boolean {
    return this.topic !== null && this.selection.has(this.topic.id);
  }

  decide(status: TopicStatus): void {
    const { topic } = this;
    if (topic === null) return;
    if (status === this.status && isDecided(status) && this.confirm()) return;
    const stays = !isDecided(status) && this.queue.isUndecided(topic);
    void this.picks.decide(topic, status);
    this.queue.goOn();
    this.announcement = `${isolated(topic.name)}, ${stays ? 'undecided' : topicStatusName(status)}. ${this.#apart(topic)}${this.#next()}`;
  }

  /** The status of the topic stays, and is decided again. @returns false: it is not to be decided again */
  confirm(): boolean {
    const { topic } = this;
    if (topic === null || !this.queue.reviewed.confirm(topic)) return false;
    this.queue.goOn();
    this.announcement = `${isolated(topic.name)} stays ${topicStatusName(this.queue.statusOf(topic))}, decided again. ${this.#next()}`;
    return true;
  }

  next(): void {
    if (this.queue.step(1)) this.#announceTopic();
  }

  back(): void {
    if (this.queue.step(-1)) this.#announceTopic();
  }

  undo(): void {
    const decision = this.acts.undo.quietly();
    const [first] = decision?.changes ?? [];
    if (decision === null || first === undefined) return;
    this.queue.go(first.topic.id);
    this.announcement = `${undoneWords(decision)} ${formatCount(this.queue.left)} ${this.queue.leftWord}.`;
  }

  retry(): void {
    this.announcement = `Trying again: ${countOf(this.acts.failed.length, 'topic')}.`;
    this.acts.retry();
  }

  goToLeft(): void {
    this.queue.goOn();
    this.#announceTopic();
  }

  go(topic: Topic): void {
    this.queue.go(topic.id);
    this.#announceTopic();
  }

  openCard(): void {
    if (this.topic !== null) this.cards.topic(this.topic.id, this.topic.name, 'review');
  }

  toggleSelected(): void {
    if (this.topic === null) return;
    this.selection.toggle(this.topic.id);
    const { count } = this.selection;
    this.announcement = `${isolated(this.topic.name)} ${this.isSelected ? 'selected' : 'no longer selected'}, ${formatCount(count)} selected.`;
  }

  /** Opens the queue of a project and loads what it shows. @returns leaves it */
  enter(sow: SowId): () => void {
    runInAction(() => (this.announcement = ''));
    return together([
      this.facts.load(sow),
      this.queue.follow(),
      reaction(
        () => this.acts.failed,
        (failed, before) => failed.length > before.length && this.#announceFailure(),
      ),
    ]);
  }

  /** Colleagues who are two steps or more from the decision. */
  #apart(topic: Topic): string {
    const apart = this.facts.apartFrom(topic);
    if (apart.length === 0) return '';
    return `${apart.map(({ name, status }) => `${isolated(name)}: ${topicStatusName(status)}`).join(', ')}. W adds a reason. `;
  }

  #next(): string {
    const { current, left, topics } = this.queue;
    if (current === null) return `All ${countOf(topics.length, 'topic')} are decided.`;
    return `Next: ${isolated(current.name)}, ${formatCount(left)} ${this.queue.leftWord}.`;
  }

  #announceTopic(): void {
    const { topic } = this;
    if (topic === null) return;
    const { position, topics } = this.queue;
    this.announcement = `${isolated(topic.name)}, ${topicStatusName(this.status)}. ${formatCount(position + 1)} of ${formatCount(topics.length)}.`;
  }

  #announceFailure(): void {
    const failed = this.acts.failed.at(-1);
    if (failed !== undefined) this.announcement = `${isolated(failed.topic.name)} was not saved.`;
  }
}
