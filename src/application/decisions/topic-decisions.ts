import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import { UNDECIDED } from '../../domain/topic/topic-status';
import type { Decision, DecisionHistory } from './decision-history';
import type { PickTopicStatus } from './pick-topic-status';
import type { FailedStatus, TopicStatusStore } from './topic-status.store';
import type { UndoDecision } from './undo-decision';
import { BY_REFERENCE } from '../shared/by-reference';

/** What became of the decisions on single topics, in the queue and on the board. */
export class TopicDecisions {
  constructor(
    private readonly picks: PickTopicStatus,
    private readonly statuses: TopicStatusStore,
    private readonly history: DecisionHistory,
    readonly undo: UndoDecision,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Those of the open project that could not be saved. */
  get failed(): readonly FailedStatus[] {
    return [...this.statuses.failed.values()].filter(({ sowId }) => sowId === this.history.sowId);
  }

  /** Saves under way. */
  get posting(): number {
    return this.statuses.saving.size;
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

  retry(): void {
    for (const { topic, status } of this.failed) void this.picks.decide(topic, status);
  }
}
