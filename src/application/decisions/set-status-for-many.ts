import { makeAutoObservable, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from './pick-topic-status';
import type { TopicStatusStore } from './topic-status.store';
import type { DecisionHistory, DecidedChange } from './decision-history';
import type { ToastStore } from '../shared/toast.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** Posts under way at one time. */
const AT_ONCE = 4;

/** One status set for many topics, or its undoing. */
export interface StatusAct {
  readonly sowId: SowId;
  readonly status: TopicStatus;
  readonly isUndo: boolean;
  readonly isRunning: boolean;
  /** Topics whose status is to change. After {@link SetStatusForMany.stop}, done and failed are fewer. */
  readonly total: number;
  readonly done: number;
  readonly failed: readonly Pick<Topic, 'id' | 'name'>[];
  /** How many the storage of this browser refuses for now: they are tried again, and the line of the storage names them. */
  readonly held: number;
}

interface Work {
  /** What is not posted yet. */
  readonly queue: DecidedChange[];
}

/** Sets the personal status of many topics: a failure is rolled back alone, and charts refresh once at the end. */
export class SetStatusForMany {
  latest: StatusAct | null = null;
  #current: Work | null = null;
  /** What the user has closed while it was running. */
  #dismissed: Work | null = null;
  #saved: readonly DecidedChange[] = [];
  #failed: readonly DecidedChange[] = [];

  constructor(
    private readonly picks: PickTopicStatus,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
    private readonly usage: RecordUsage,
    private readonly history: DecisionHistory,
    private readonly toasts: ToastStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The last act in the open project. */
  get act(): StatusAct | null {
    return this.latest?.sowId === this.workspace.currentId ? this.latest : null;
  }

  /** In any project: closing the page now would lose a part of it. */
  get isRunning(): boolean {
    return this.latest?.isRunning === true;
  }

  get canUndo(): boolean {
    return this.act !== null && !this.act.isRunning && !this.act.isUndo && this.act.done > 0;
  }

  /** Leaves out topics that are not trackable or have this status. Says where none is left, and that an act is running. */
  async run(topics: readonly Topic[], status: TopicStatus): Promise<void> {
    const changes = topics.flatMap((topic): readonly DecidedChange[] => {
      const from = this.statuses.statusOf(topic);
      return from === null || from === status ? [] : [{ topic, from, to: status }];
    });
    if (this.isRunning) this.#say('Other topics are still being saved. Try again in a moment.');
    else if (changes.length === 0)
      this.#say(`None of them can be set to ${topicStatusName(status)}, or all have it already.`);
    else await this.#begin(changes, status, false);
  }

  #say(text: string): void {
    this.toasts.show({ kind: 'status', text });
  }

  /** Posts those that failed once more. */
  async retryFailed(): Promise<void> {
    const { act } = this;
    if (act === null || act.isRunning || this.#failed.length === 0) return;
    const again = this.#failed;
    this.#failed = [];
    if (!act.isUndo) this.history.record(again);
    await this.#work(again, { ...act, isRunning: true, failed: [] });
  }

  /** Begins no further post. Those under way are awaited; the rest stays as it was. */
  stop(): void {
    if (this.#current !== null) this.#current.queue.length = 0;
  }

  /** Posts the earlier statuses, except of topics whose status has been changed since. */
  async undo(): Promise<void> {
    const { act } = this;
    if (act === null || !this.canUndo) return;
    await this.takeBack(this.#saved);
  }

  /** As {@link undo}, of earlier changes. Does nothing while an act is running. */
  async takeBack(changes: readonly DecidedChange[]): Promise<void> {
    const back = changes.filter(this.history.stands).map(({ topic, from, to }) => ({ topic, from: to, to: from }));
    const [first] = changes;
    if (first !== undefined) await this.#begin(back, first.to, true);
  }

  /** Forgets the act that has ended; one that is running is forgotten when it ends, unless something failed. */
  dismiss(): void {
    if (this.isRunning) this.#dismissed = this.#current;
    else this.clear();
  }

  /** On logout: what is under way is not followed any more. */
  clear(): void {
    this.stop();
    this.#current = null;
    this.latest = null;
    this.#saved = [];
    this.#failed = [];
  }

  async #begin(changes: readonly DecidedChange[], status: TopicStatus, isUndo: boolean): Promise<void> {
    const sowId = this.workspace.currentId;
    if (sowId === null || this.isRunning || changes.length === 0) return;
    this.#saved = [];
    this.#failed = [];
    if (!isUndo) this.history.record(changes);
    await this.#work(changes, {
      sowId,
      status,
      isUndo,
      isRunning: true,
      total: changes.length,
      done: 0,
      failed: [],
      held: 0,
    });
  }

  async #work(changes: readonly DecidedChange[], act: StatusAct): Promise<void> {
    const work: Work = { queue: [...changes] };
    this.#current = work;
    runInAction(() => (this.latest = act));
    const release = this.statuses.hold();
    const lane = async (): Promise<void> => {
      for (let next = work.queue.shift(); next !== undefined; next = work.queue.shift()) await this.#set(next, work);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane)).finally(release);
    if (this.#current !== work) return;
    this.#report({ isRunning: false });
    this.#record();
    if (this.#dismissed === work && this.#failed.length === 0) this.clear();
  }

  async #set(change: DecidedChange, work: Work): Promise<void> {
    const outcome = await this.picks.pickQuietly(change.topic, change.to, this.latest?.isUndo ? 'undone part' : 'part');
    const [isFailed, isHeld] = [outcome === 'failed', outcome === 'held'];
    if (this.#current !== work || this.latest === null) return;
    if (isFailed) this.#failed = [...this.#failed, change];
    // What is held is shown as decided, and is taken back with the others.
    else if (outcome === 'saved' || isHeld) this.#saved = [...this.#saved, change];
    this.#report({
      done: this.latest.done + (isFailed || isHeld ? 0 : 1),
      held: this.latest.held + (isHeld ? 1 : 0),
      failed: this.#failed.map(({ topic: { id, name } }) => ({ id, name })),
    });
  }

  #report(news: Partial<StatusAct>): void {
    runInAction(() => (this.latest = this.latest && { ...this.latest, ...news }));
  }

  #record(): void {
    const act = this.latest;
    if (act === null) return;
    this.usage.record({
      name: act.isUndo ? 'clicked_on_undo_status' : 'clicked_on_set_status',
      payload: {
        sow_id: act.sowId,
        status_name: topicStatusName(act.status),
        topic_count: act.done,
        failed_count: act.failed.length,
      },
    });
  }
}
