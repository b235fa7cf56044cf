import { isolated } from '../../domain/shared/words';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { DataOwner } from '../session/personal-keys';
import type { ToastStore } from '../shared/toast.store';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { PickTopicStatus } from './pick-topic-status';
import type { PendingPick, StatusOutbox } from './status-outbox';
import type { TopicStatusStore } from './topic-status.store';

/** elsewhere: another status was set meanwhile, on another device. void: a later pick or another tab decides. */
export type Sent = 'saved' | 'elsewhere' | 'lost' | 'void';

/**
 * Brings one decision of an earlier page to its end. The service is asked first: what was decided elsewhere since is not
 * overwritten, and the user is told.
 */
export class SettlePick {
  constructor(
    private readonly outbox: StatusOutbox,
    private readonly statuses: TopicStatusStore,
    private readonly picks: PickTopicStatus,
    private readonly catalogue: SignalCatalogue,
    private readonly toasts: ToastStore,
  ) {}

  /** Rejects with a RequestFailure. @param isWanted whether the user still waits for it */
  async settle(owner: DataOwner, pick: PendingPick, isWanted: () => boolean): Promise<Sent> {
    const { id, status, before, done } = pick;
    const topic = await this.catalogue.topic(id);
    if (!isWanted()) return 'void';
    const isThere = await this.outbox.has(owner, pick);
    if (isThere && topic.status === before && topic.status !== status) await this.catalogue.saveStatus(id, status);
    else if (topic.status !== status) {
      done();
      if (topic.status !== null) this.statuses.rollBack(id, topic.status);
      if (isThere) {
        const name = topic.status === null ? 'not tracked' : topicStatusName(topic.status);
        this.toasts.show({
          kind: 'status',
          text: `${isolated(topic.name)} is ${name}: it was set elsewhere after you had chosen ${topicStatusName(status)}.`,
          action: {
            label: `Set to ${topicStatusName(status)}`,
            run: () => void this.picks.pick(topic, status),
          },
        });
      }
      return 'elsewhere';
    }
    done();
    if (!isWanted()) return 'void';
    this.statuses.confirm(id);
    return 'saved';
  }

  /** The service has said that it will never take it. */
  giveUp({ id, status, before, done }: PendingPick): Sent {
    done();
    this.statuses.rollBack(id, before);
    const text = `A decision from an earlier visit (${topicStatusName(status)}) could not be saved: the service refuses it.`;
    this.toasts.show({ kind: 'error', tone: 'error', text });
    return 'lost';
  }
}
