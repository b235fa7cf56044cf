import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { type TopicStatus, topicStatusName, UNDECIDED } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../flashcards/pick-topic-status';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { WorkspaceStore } from '../workspace/workspace.store';

interface Act {
  readonly topic: Topic;
  readonly from: TopicStatus;
  readonly to: TopicStatus;
}

/** A status that could not be saved. */
export interface FailedAct {
  readonly topic: Topic;
  readonly status: TopicStatus;
}

/** The statuses set in a review, which can be taken back one by one to the first, and those that were not saved. */
export class ReviewActs {
  done: readonly Act[] = [];
  failed: readonly FailedAct[] = [];
  /** Posts under way. */
  posting = 0;
  readonly #picks: PickTopicStatus;
  readonly #statuses: TopicStatusStore;
  readonly #workspace: WorkspaceStore;
  readonly #usage: RecordUsage;

  constructor(picks: PickTopicStatus, statuses: TopicStatusStore, workspace: WorkspaceStore, usage: RecordUsage) {
    this.#picks = picks;
    this.#statuses = statuses;
    this.#workspace = workspace;
    this.#usage = usage;
    makeAutoObservable(this, { done: observableRef, failed: observableRef }, { autoBind: true });
  }

  get last(): Act | null {
    return this.done.at(-1) ?? null;
  }

  /** Saves that wait until the device is online again. */
  get waiting(): number {
    return this.#statuses.waiting.size;
  }

  get failedIds(): ReadonlySet<TopicId> {
    return new Set(this.failed.map(({ topic }) => topic.id));
  }

  /** How many topics have a status that was set here. */
  get decidedCount(): number {
    const topics = new Map(this.done.map(({ topic }) => [topic.id, topic]));
    return [...topics.values()].filter((topic) => this.#statuses.statusOf(topic) !== UNDECIDED).length;
  }

  /** Shown at once and saved behind it. Does nothing where the topic has this status, or is not trackable. */
  set(topic: Topic, status: TopicStatus): void {
    const from = this.#statuses.statusOf(topic);
    if (from === null || from === status) return;
    const act: Act = { topic, from, to: status };
    this.done = [...this.done, act];
    void this.#post(act, 'clicked_on_set_status');
  }

  /** Takes the last act back. @returns its topic; null: there is none */
  undo(): Topic | null {
    const { last } = this;
    if (last === null) return null;
    this.done = this.done.slice(0, -1);
    void this.#post({ topic: last.topic, from: last.to, to: last.from }, 'clicked_on_undo_status');
    return last.topic;
  }

  retry(): void {
    for (const { topic, status } of this.failed) this.set(topic, status);
  }

  clear(): void {
    this.done = [];
    this.failed = [];
  }

  async #post(act: Act, name: 'clicked_on_set_status' | 'clicked_on_undo_status'): Promise<void> {
    const { topic, to } = act;
    const session = this.#workspace.currentId;
    this.failed = this.failed.filter((failed) => failed.topic.id !== topic.id);
    this.posting += 1;
    const outcome = await this.#picks.pickQuietly(topic, to);
    runInAction(() => {
      this.posting -= 1;
      if (this.#workspace.currentId !== session || session === null) return;
      if (outcome === 'failed') this.#fail(act);
    });
    if (outcome !== 'saved' || session === null) return;
    const payload = { sow_id: session, status_name: topicStatusName(to), topic_count: 1, failed_count: 0 };
    this.#usage.record({ name, payload });
  }

  /** The acts on the topic that the server does not hold cannot be taken back any more. */
  #fail({ topic, to }: Act): void {
    const stored = this.#statuses.statusOf(topic);
    const last = this.done.findLastIndex((act) => act.topic.id === topic.id && act.to === stored);
    this.done = this.done.filter((act, index) => act.topic.id !== topic.id || index <= last);
    this.failed = [...this.failed, { topic, status: to }];
  }
}
