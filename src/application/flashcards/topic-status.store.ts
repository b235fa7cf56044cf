import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';

/** The statuses picked in this session, which replace the loaded ones on every screen. */
export class TopicStatusStore {
  readonly picked = observable.map<TopicId, TopicStatus>();
  /** The status before the last pick; stays reachable in the card. */
  readonly previous = observable.map<TopicId, TopicStatus>();
  readonly saving = observable.set<TopicId>();
  /** What was saved or rolled back. Replaced as a whole: charts of thousands of topics observe this one value. */
  settled: ReadonlyMap<TopicId, TopicStatus> = new Map();

  constructor() {
    makeAutoObservable(this, { picked: false, previous: false, saving: false, settled: observableRef });
  }

  /** null: the topic is not trackable. */
  statusOf(topic: Pick<Topic, 'id' | 'status'>): TopicStatus | null {
    return topic.status === null ? null : (this.picked.get(topic.id) ?? topic.status);
  }

  /** As {@link statusOf}, but without picks that are still being saved: charts and counts change only after success. */
  settledStatusOf(topic: Pick<Topic, 'id' | 'status'>): TopicStatus | null {
    return topic.status === null ? null : (this.settled.get(topic.id) ?? topic.status);
  }

  show(id: TopicId, status: TopicStatus, previous: TopicStatus): void {
    this.picked.set(id, status);
    this.previous.set(id, previous);
    this.saving.add(id);
  }

  confirm(id: TopicId): void {
    this.saving.delete(id);
    this.#settle(id);
  }

  rollBack(id: TopicId, to: TopicStatus): void {
    // A save may fail after the logout that cleared it.
    if (!this.saving.has(id)) return;
    this.picked.set(id, to);
    this.previous.delete(id);
    this.saving.delete(id);
    this.#settle(id);
  }

  /** On logout: the next user has statuses of their own. */
  clear(): void {
    this.picked.clear();
    this.previous.clear();
    this.saving.clear();
    this.settled = new Map();
  }

  #settle(id: TopicId): void {
    const status = this.picked.get(id);
    if (status !== undefined) this.settled = new Map(this.settled).set(id, status);
  }
}
