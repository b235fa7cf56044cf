import { makeAutoObservable, observable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';

/** What the user picked in this session, laid over what was loaded, so that every screen shows the same status. */
export class TopicStatusStore {
  readonly picked = observable.map<TopicId, TopicStatus>();
  /** The status before the last pick; stays reachable in the card (decisions, 7). */
  readonly previous = observable.map<TopicId, TopicStatus>();
  readonly saving = observable.set<TopicId>();
  /** Counts what was saved or taken back: charts that show the status refresh when it moves on. */
  settledPicks = 0;

  constructor() {
    makeAutoObservable(this, { picked: false, previous: false, saving: false });
  }

  /** null: the topic is not trackable. */
  statusOf(topic: Pick<Topic, 'id' | 'status'>): TopicStatus | null {
    return topic.status === null ? null : (this.picked.get(topic.id) ?? topic.status);
  }

  show(id: TopicId, status: TopicStatus, previous: TopicStatus): void {
    this.picked.set(id, status);
    this.previous.set(id, previous);
    this.saving.add(id);
  }

  confirm(id: TopicId): void {
    this.saving.delete(id);
    this.settledPicks += 1;
  }

  rollBack(id: TopicId, to: TopicStatus): void {
    this.picked.set(id, to);
    this.previous.delete(id);
    this.saving.delete(id);
    this.settledPicks += 1;
  }

  /** On logout: the next user has statuses of their own. */
  clear(): void {
    this.picked.clear();
    this.previous.clear();
    this.saving.clear();
  }
}
