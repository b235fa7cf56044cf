import { runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import type { DecisionHistory } from './decision-history';
import { deferred } from '../shared/deferred';
import type { ToastStore } from '../shared/toast.store';
import type { SaveResult, SaveStatus } from './save-status';
import type { StatusOutbox } from './status-outbox';
import type { TopicStatusStore } from './topic-status.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { SowId } from '../../domain/shared/entity-id';

type Trackable = Pick<Topic, 'id' | 'name' | 'status'>;

/**
 * part: of a decision on many topics, which is recorded as one. undo, undone part: takes it back. taken over: the user has decided
 * it elsewhere, so no usage event says that it was clicked.
 */
export type PickKind = 'decision' | 'part' | 'undo' | 'undone part' | 'taken over';

/**
 * unchanged: there was nothing to save. overtaken: a later pick of the same topic or a logout decides. failed: also where
 * it is not known what the server holds. held: the storage of this browser refuses it for now, and is tried again.
 */
export type PickOutcome = 'unchanged' | 'saved' | 'failed' | 'overtaken' | 'held';

/** The picks of one topic from the first one until the last one is saved. */
interface Act {
  /** Shown before the first pick: Undo goes back to it. */
  readonly before: TopicStatus;
  /** What the server is known to hold: a failure goes back to it. */
  stored: TopicStatus;
  picks: number;
  /** One save after the other, so that the last pick is the last on the server, too. */
  queue: Promise<unknown>;
}

/**
 * Sets the personal status of a topic (specification, section 4): shown at once, saved, then told. After a failure it
 * shows what the server holds, with an announced error.
 */
export class PickTopicStatus {
  readonly #acts = new Map<TopicId, Act>();

  constructor(
    private readonly saveStatus: SaveStatus,
    private readonly statuses: TopicStatusStore,
    private readonly toasts: ToastStore,
    private readonly history: DecisionHistory,
    private readonly outbox: Pick<StatusOutbox, 'add' | 'follows' | 'hold'>,
    private readonly usage: Pick<RecordUsage, 'record'>,
  ) {}

  /** Does nothing for a topic that is not trackable, or when nothing would change. */
  async pick(topic: Trackable, status: TopicStatus, kind: PickKind = 'decision'): Promise<void> {
    const begun = this.#begin(topic, status, kind);
    const result = await begun?.result;
    if (!begun || !result || result === 'overtaken') return;
    if (isSaved(result, status)) this.#announceSaved(topic, status, begun.act.before);
    else this.#announceFailure(topic, status, begun.act.stored, result.kind);
  }

  /** As {@link pick}, but without toasts: for callers that announce many picks as one. */
  async pickQuietly(topic: Trackable, status: TopicStatus, kind: PickKind = 'decision'): Promise<PickOutcome> {
    const begun = this.#begin(topic, status, kind);
    if (begun === null) return 'unchanged';
    const result = await Promise.race([begun.result, begun.held]);
    if (result === 'overtaken' || result === 'held') return result;
    return isSaved(result, status) ? 'saved' : 'failed';
  }

  /** For screens that show themselves which topics could not be saved, until they are decided again; without toasts. */
  async decide(topic: Topic, status: TopicStatus, kind: 'decision' | 'undo' = 'decision'): Promise<PickOutcome> {
    const { sowId } = this.history;
    const outcome = await this.pickQuietly(topic, status, kind);
    const isOpen = sowId !== null && this.history.sowId === sowId;
    if (outcome === 'failed' && isOpen) runInAction(() => this.statuses.failed.set(topic.id, { topic, status, sowId }));
    return outcome;
  }

  #begin(topic: Trackable, status: TopicStatus, kind: PickKind) {
    const current = this.statuses.statusOf(topic);
    if (current === null || current === status) return null;
    const act = this.#actOf(topic.id, current);
    const pick = ++act.picks;
    const { done } = this.outbox.add(topic.id, status, act.stored);
    runInAction(() => {
      if (kind === 'decision' || kind === 'taken over') this.history.record([{ topic, from: current, to: status }]);
      else if (kind === 'undo' || kind === 'undone part') this.history.forget(topic.id, status);
      this.statuses.failed.delete(topic.id);
      this.statuses.show(topic.id, status, act.before);
    });
    const held = deferred<'held'>();
    const result = act.queue.then(() => this.#save(topic, status, act, pick, () => held.resolve('held'), done));
    act.queue = Promise.race([result, held.promise]);
    const { sowId } = this.history;
    if (sowId !== null) void result.then((outcome) => this.#recordUsage(outcome, status, kind, sowId));
    return { act, result, held: held.promise };
  }

  #actOf(id: TopicId, current: TopicStatus): Act {
    const underWay = this.statuses.saving.has(id) ? this.#acts.get(id) : undefined;
    const act = underWay ?? { before: current, stored: current, picks: 0, queue: Promise.resolve() };
    this.#acts.set(id, act);
    return act;
  }

  async #save(
    topic: Trackable,
    status: TopicStatus,
    act: Act,
    pick: number,
    isHeld: () => void,
    done: () => void,
  ): Promise<SaveResult | 'overtaken'> {
    // A later pick replaces this one, and a logout forgets it.
    const isWanted = (): boolean =>
      act.picks === pick && this.#acts.get(topic.id) === act && this.statuses.saving.has(topic.id);
    if (!isWanted()) return 'overtaken';
    const result = await this.outbox.hold(topic.id, () => this.saveStatus.save(topic.id, status, isWanted, isHeld));
    if (result.kind === 'stored') {
      act.stored = result.status;
      const isFollowed = act.picks !== pick && this.#acts.get(topic.id) === act && this.statuses.saving.has(topic.id);
      if (isFollowed) this.outbox.follows(topic.id, result.status);
    }
    // Of a session that has ended, it may be shown again by now: what waits in the outbox is sent anew.
    if (result.kind === 'void' || !isWanted()) return 'overtaken';
    this.#acts.delete(topic.id);
    done();
    runInAction(() => {
      if (isSaved(result, status)) this.statuses.confirm(topic.id);
      else {
        this.statuses.rollBack(topic.id, act.stored);
        this.history.forget(topic.id, act.stored);
      }
      if (result.kind === 'unknown') this.statuses.doubt(topic.id);
    });
    return result;
  }

  /** One event for each decision, wherever it was made; one on many topics has its own. */
  #recordUsage(outcome: SaveResult | 'overtaken', status: TopicStatus, kind: PickKind, sow_id: SowId): void {
    if (outcome === 'overtaken' || (kind !== 'decision' && kind !== 'undo')) return;
    const saved = isSaved(outcome, status) ? 1 : 0;
    this.usage.record({
      name: kind === 'undo' ? 'clicked_on_undo_status' : 'clicked_on_set_status',
      payload: { sow_id, status_name: topicStatusName(status), topic_count: saved, failed_count: 1 - saved },
    });
  }

  #announceSaved(topic: Trackable, status: TopicStatus, before: TopicStatus): void {
    const action = { label: 'Undo', run: () => void this.pick(topic, before, 'undo') };
    this.toasts.show({
      kind: 'status',
      tone: 'success',
      text: 'Status has been updated.',
      ...(before !== status && { action }),
    });
  }

  #announceFailure(topic: Trackable, status: TopicStatus, stored: TopicStatus, kind: SaveResult['kind']): void {
    const text =
      kind === 'unknown'
        ? `No answer from the server. The status may not have been saved; before, it was ${topicStatusName(stored)}.`
        : `The status could not be saved. It is still ${topicStatusName(stored)}.`;
    const action = { label: 'Try again', run: () => void this.pick(topic, status) };
    this.toasts.show({ kind: 'status', tone: 'error', text, action });
  }
}

function isSaved(result: SaveResult, status: TopicStatus): boolean {
  return result.kind === 'stored' && result.status === status;
}
