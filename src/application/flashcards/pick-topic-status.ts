import { runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import type { ToastStore } from '../shell/toast.store';
import type { FailurePolicy } from '../shared/failure-policy';
import type { TopicCatalogue } from './topic-catalogue';
import type { TopicStatusStore } from './topic-status.store';

type Trackable = Pick<Topic, 'id' | 'status'>;

/**
 * Sets the personal status of a topic (specification, section 4): shown at once, saved, then told;
 * rolled back with an announced error when it could not be saved.
 */
export class PickTopicStatus {
  // Saves of one topic go one after the other: on the server, too, the last pick must be the last.
  readonly #queues = new Map<TopicId, Promise<void>>();
  readonly #latest = new Map<TopicId, number>();
  // What the server is known to hold, the only honest thing to roll back to.
  readonly #saved = new Map<TopicId, TopicStatus>();
  // What was shown when the user set out, so that Undo takes back a whole walk over the picker.
  readonly #departed = new Map<TopicId, TopicStatus>();
  #picks = 0;

  constructor(
    private readonly catalogue: TopicCatalogue,
    private readonly statuses: TopicStatusStore,
    private readonly toasts: ToastStore,
    private readonly failures: FailurePolicy,
  ) {}

  /** Does nothing for a topic that is not trackable, or when nothing would change. */
  pick(topic: Trackable, status: TopicStatus): Promise<void> {
    const current = this.statuses.statusOf(topic);
    if (current === null || current === status) return Promise.resolve();
    const pick = ++this.#picks;
    this.#latest.set(topic.id, pick);
    // With nothing on its way, what is shown is what is saved: also when it was loaded afresh since the last pick.
    if (!this.statuses.saving.has(topic.id)) {
      this.#saved.set(topic.id, current);
      this.#departed.set(topic.id, current);
    }
    const departed = this.#departed.get(topic.id) ?? current;
    runInAction(() => this.statuses.show(topic.id, status, departed));
    const queue = this.#queues.get(topic.id) ?? Promise.resolve();
    const work = queue.then(() => this.#save(topic, status, departed, pick));
    this.#queues.set(topic.id, work);
    return work;
  }

  async #save(topic: Trackable, status: TopicStatus, departed: TopicStatus, pick: number): Promise<void> {
    const isLatest = (): boolean => this.#latest.get(topic.id) === pick;
    // Walking the picker by arrow keys picks every status on the way; only where the user stops is worth saving.
    if (!isLatest()) return;
    try {
      await this.catalogue.saveStatus(topic.id, status);
      this.#saved.set(topic.id, status);
      if (isLatest()) this.#announceSaved(topic, status, departed);
    } catch (error) {
      this.failures.log('Failed to update status:', error);
      if (isLatest()) this.#announceFailure(topic, status);
    }
  }

  #announceSaved(topic: Trackable, status: TopicStatus, departed: TopicStatus): void {
    runInAction(() => this.statuses.confirm(topic.id));
    const action = { label: 'Undo', run: () => void this.pick(topic, departed) };
    this.toasts.show({
      kind: 'status',
      tone: 'success',
      text: 'Status has been updated.',
      ...(departed !== status && { action }),
    });
  }

  #announceFailure(topic: Trackable, status: TopicStatus): void {
    const saved = this.#saved.get(topic.id) ?? 0;
    runInAction(() => this.statuses.rollBack(topic.id, saved));
    this.toasts.show({
      kind: 'status',
      tone: 'error',
      text: `The status could not be saved. It is still ${topicStatusName(saved)}.`,
      action: { label: 'Try again', run: () => void this.pick(topic, status) },
    });
  }
}
