import { runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import type { ToastStore } from '../shell/toast.store';
import type { FailurePolicy } from '../shared/failure-policy';
import type { SignalCatalogue } from '../workspace/signal-catalogue';
import type { TopicStatusStore } from './topic-status.store';

type Trackable = Pick<Topic, 'id' | 'status'>;

/** The picks of one topic. */
interface Picks {
  /** The status that the server has: the one to roll back to. */
  saved: TopicStatus;
  /** The status before the first pick that is not saved yet: Undo takes back several picks at once. */
  before: TopicStatus;
  count: number;
  /** Saves are sent one after the other, so that the server, too, ends with the last pick. */
  queue: Promise<void>;
}

/**
 * Sets the personal status of a topic (specification, section 4): shown at once, saved, then announced;
 * rolled back with an announced error when it could not be saved.
 */
export class PickTopicStatus {
  readonly #picks = new Map<TopicId, Picks>();

  constructor(
    private readonly catalogue: Pick<SignalCatalogue, 'saveStatus'>,
    private readonly statuses: TopicStatusStore,
    private readonly toasts: ToastStore,
    private readonly failures: FailurePolicy,
  ) {}

  /** Does nothing for a topic that is not trackable, or when nothing would change. */
  pick(topic: Trackable, status: TopicStatus): Promise<void> {
    const current = this.statuses.statusOf(topic);
    if (current === null || current === status) return Promise.resolve();
    const picks = this.#picksOf(topic.id, current);
    picks.count += 1;
    const pick = picks.count;
    runInAction(() => this.statuses.show(topic.id, status, picks.before));
    picks.queue = picks.queue.then(() => this.#save(topic, status, picks, () => picks.count === pick));
    return picks.queue;
  }

  /** @param current the status that is shown; while no save is running it is the saved one, also after a reload */
  #picksOf(id: TopicId, current: TopicStatus): Picks {
    const picks = this.#picks.get(id) ?? { saved: current, before: current, count: 0, queue: Promise.resolve() };
    this.#picks.set(id, picks);
    if (!this.statuses.saving.has(id)) Object.assign(picks, { saved: current, before: current });
    return picks;
  }

  async #save(topic: Trackable, status: TopicStatus, picks: Picks, isLatest: () => boolean): Promise<void> {
    // Arrow keys pick every status on the way; only the last one is saved.
    if (!isLatest()) return;
    const { before } = picks;
    try {
      await this.catalogue.saveStatus(topic.id, status);
      picks.saved = status;
      if (isLatest()) this.#announceSaved(topic, status, before);
    } catch (error) {
      this.failures.log('Failed to update status:', error);
      if (isLatest()) this.#announceFailure(topic, status, picks.saved);
    }
  }

  #announceSaved(topic: Trackable, status: TopicStatus, before: TopicStatus): void {
    runInAction(() => this.statuses.confirm(topic.id));
    const action = { label: 'Undo', run: () => void this.pick(topic, before) };
    this.toasts.show({
      kind: 'status',
      tone: 'success',
      text: 'Status has been updated.',
      ...(before !== status && { action }),
    });
  }

  #announceFailure(topic: Trackable, status: TopicStatus, saved: TopicStatus): void {
    runInAction(() => this.statuses.rollBack(topic.id, saved));
    this.toasts.show({
      kind: 'status',
      tone: 'error',
      text: `The status could not be saved. It is still ${topicStatusName(saved)}.`,
      action: { label: 'Try again', run: () => void this.pick(topic, status) },
    });
  }
}
