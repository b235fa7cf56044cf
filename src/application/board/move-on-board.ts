import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import { isolated } from '../../domain/shared/words';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { SetStatusForMany } from '../decisions/set-status-for-many';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { SelectionStore } from '../selection/selection.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ToastStore } from '../shared/toast.store';

/** A topic, or the selection that it is in, is moved to another column, and that can be undone. */
export class MoveOnBoard {
  constructor(
    private readonly statuses: TopicStatusStore,
    private readonly picks: PickTopicStatus,
    private readonly many: SetStatusForMany,
    readonly selection: SelectionStore,
    private readonly toasts: ToastStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** What moves with this topic: the selection, if it is one of several that are selected. */
  movedWith(topic: Topic): readonly Topic[] {
    const selected = this.selection.topics.filter(({ status }) => status !== null);
    return selected.length > 1 && this.selection.has(topic.id) ? selected : [topic];
  }

  /** Its last move failed. */
  isNotSaved(id: TopicId): boolean {
    return this.statuses.failed.has(id) || this.notSavedOfMany.has(id);
  }

  get notSavedOfMany(): ReadonlySet<TopicId> {
    return new Set(this.many.act?.failed.map(({ id }) => id));
  }

  /** Sets the status of the topic, or of the selection that it is in. */
  async move(topic: Topic, to: TopicStatus): Promise<void> {
    const moved = this.movedWith(topic);
    if (moved.length === 1) await this.#moveOne(topic, to);
    // The selection bar shows the progress, and names the topics that were not saved.
    else await this.many.run(moved, to);
  }

  async #moveOne(topic: Topic, to: TopicStatus): Promise<void> {
    const from = this.statuses.statusOf(topic);
    if (from === null || from === to) return;
    const outcome = await this.picks.decide(topic, to);
    if (outcome === 'saved') {
      this.#say(`${isolated(topic.name)}: ${topicStatusName(to)}.`, 'success', 'Undo', () =>
        this.#moveBack(topic, from),
      );
    }
    if (outcome !== 'failed') return;
    const back = topicStatusName(this.statuses.statusOf(topic) ?? from);
    const text = `${isolated(topic.name)} was not saved. It is back in ${back}.`;
    this.#say(text, 'error', 'Try again', () => this.#moveOne(topic, to));
  }

  async #moveBack(topic: Topic, to: TopicStatus): Promise<void> {
    const outcome = await this.picks.decide(topic, to, 'undo');
    if (outcome === 'saved') this.#say(`${isolated(topic.name)}: ${topicStatusName(to)}.`, 'success');
    if (outcome !== 'failed') return;
    const text = `${isolated(topic.name)} could not be moved back.`;
    this.#say(text, 'error', 'Try again', () => this.#moveBack(topic, to));
  }

  #say(text: string, tone: 'success' | 'error', label?: string, run?: () => Promise<void>): void {
    const action = label !== undefined && run !== undefined ? { action: { label, run: () => void run() } } : {};
    this.toasts.show({ kind: 'status', tone, text, ...action });
  }
}
