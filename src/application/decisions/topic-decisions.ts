import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { type TopicStatus, UNDECIDED } from '../../domain/topic/topic-status';
import type { Decision, DecisionHistory } from './decision-history';
import type { PickKind, PickOutcome, PickTopicStatus } from './pick-topic-status';
import type { TopicStatusStore } from './topic-status.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** A status that could not be saved. */
interface FailedDecision {
  readonly topic: Topic;
  readonly status: TopicStatus;
}

/** Sets the statuses of single topics, in the queue and on the board: what is being saved, and what could not be. */
export class TopicDecisions {
  failed: readonly FailedDecision[] = [];
  /** Posts under way. */
  posting = 0;

  constructor(
    private readonly picks: PickTopicStatus,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
    private readonly history: DecisionHistory,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
    // Another project, or none after log-out.
    reaction(
      () => workspace.currentId,
      () => runInAction(() => (this.failed = [])),
    );
  }

  /** The last decision that stands, no matter on which screen it was made. */
  get last(): Decision | null {
    return this.history.last;
  }

  /** Saves that wait until the device is online again. */
  get waiting(): number {
    return this.statuses.waiting.size;
  }

  /** Saves that the storage of this browser refuses for now. */
  get refused(): number {
    return this.statuses.refused.size;
  }

  get failedIds(): ReadonlySet<TopicId> {
    return new Set(this.failed.map(({ topic }) => topic.id));
  }

  /** How many topics of the project have a stored status that was set in this session. */
  get decidedCount(): number {
    const topics = new Map(this.history.own.flatMap(({ changes }) => changes).map(({ topic }) => [topic.id, topic]));
    return [...topics.values()].filter((topic) => this.statuses.settledStatusOf(topic) !== UNDECIDED).length;
  }

  /** Shown at once and saved behind it. Does nothing where the topic has this status, or is not trackable. */
  async set(topic: Topic, status: TopicStatus, kind: PickKind = 'decision'): Promise<PickOutcome> {
    const current = this.statuses.statusOf(topic);
    if (current === null || current === status) return 'unchanged';
    const session = this.workspace.currentId;
    this.failed = this.failed.filter((failed) => failed.topic.id !== topic.id);
    this.posting += 1;
    const outcome = await this.picks.pickQuietly(topic, status, kind);
    runInAction(() => {
      this.posting -= 1;
      if (this.workspace.currentId !== session || session === null) return;
      if (outcome === 'failed') this.failed = [...this.failed, { topic, status }];
    });
    return outcome;
  }

  retry(): void {
    for (const { topic, status } of this.failed) void this.set(topic, status);
  }
}
