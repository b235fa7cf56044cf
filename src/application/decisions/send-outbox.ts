import { reaction, runInAction } from 'mobx';
import { countOf } from '../../domain/shared/figures';
import { isolated } from '../../domain/shared/words';
import { topicStatusName } from '../../domain/topic/topic-status';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { Clock, Connection, Logger } from '../shared/browser-ports';
import { asRequestFailure } from '../shared/request-failure';
import type { ToastStore } from '../shared/toast.store';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { PickTopicStatus } from './pick-topic-status';
import type { PendingPick, StatusOutbox } from './status-outbox';
import type { TopicStatusStore } from './topic-status.store';

/** Milliseconds before the service is asked again that did not answer; the last one repeats. */
const PAUSES = [2000, 5000, 15_000, 60_000] as const;

/** elsewhere: another status was set meanwhile, on another device. void: a later pick or another tab decides. */
type Sent = 'saved' | 'elsewhere' | 'lost' | 'void';

/**
 * Sends what an earlier page, or an earlier session of the same user, could not bring to its end: a reload during a save, a
 * session that ended while the device was offline, a save that was refused for its token. The service is asked first: what
 * was decided elsewhere since is not overwritten.
 */
export class SendOutbox {
  constructor(
    private readonly outbox: StatusOutbox,
    private readonly statuses: TopicStatusStore,
    private readonly picks: PickTopicStatus,
    private readonly catalogue: SignalCatalogue,
    private readonly session: SessionStore,
    private readonly connection: Connection,
    private readonly toasts: ToastStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns stops */
  start(): () => void {
    return reaction(
      () => this.session.owner,
      (owner) => void (owner !== null && this.#sendAll(owner)),
      { fireImmediately: true, equals: isSameOwner },
    );
  }

  /** What waits now, such as decisions that were read in from a file. */
  async send(): Promise<void> {
    const { owner } = this.session;
    if (owner !== null) await this.#sendAll(owner);
  }

  async #sendAll(owner: DataOwner): Promise<void> {
    if (this.catalogue.isOwnStorage) return;
    const pending = await this.outbox.of(owner).catch((error: unknown) => {
      this.logger.error('Failed to read what was not saved:', error);
      return [];
    });
    const own = pending.filter(({ id }) => isSameOwner(this.session.owner, owner) && !this.statuses.saving.has(id));
    runInAction(() => {
      for (const { id, status, before } of own) this.statuses.show(id, status, before);
    });
    let saved = 0;
    // One after the other: they are few, and the service may be in trouble.
    for (const pick of own) {
      const sent = await this.outbox.hold(pick.id, () => this.#send(owner, pick));
      if (sent === 'saved') saved += 1;
    }
    if (saved > 0 && isSameOwner(this.session.owner, owner)) {
      const text = `${countOf(saved, 'decision')} that had not been saved ${saved === 1 ? 'is' : 'are'} saved now.`;
      this.toasts.show({ kind: 'status', tone: 'success', text });
    }
  }

  async #send(owner: DataOwner, pick: PendingPick): Promise<Sent> {
    const { id, status } = pick;
    const isWanted = (): boolean =>
      isSameOwner(this.session.owner, owner) && this.statuses.saving.has(id) && this.statuses.picked.get(id) === status;
    for (let round = 0; isWanted(); round += 1) {
      await this.#whileOffline(pick);
      if (!isWanted()) return 'void';
      try {
        return await this.#settle(owner, pick, isWanted);
      } catch (error) {
        const { kind } = asRequestFailure(error);
        this.logger.error('Failed to save what was not saved:', error);
        // After the log-in it is sent again.
        if (!isWanted()) return 'void';
        if (kind === 'not-found' || kind === 'forbidden' || kind === 'refused') return this.#giveUp(pick);
        await new Promise<void>((resolve) => {
          this.clock.after(PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0, resolve);
        });
      }
    }
    return 'void';
  }

  async #whileOffline({ id }: PendingPick): Promise<void> {
    if (this.connection.isOnline) return;
    runInAction(() => this.statuses.waiting.add(id));
    await this.connection.untilOnline();
    runInAction(() => this.statuses.waiting.delete(id));
  }

  async #settle(owner: DataOwner, pick: PendingPick, isWanted: () => boolean): Promise<Sent> {
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
  #giveUp({ id, status, before, done }: PendingPick): Sent {
    done();
    this.statuses.rollBack(id, before);
    const text = `A decision from an earlier visit (${topicStatusName(status)}) could not be saved: the service refuses it.`;
    this.toasts.show({ kind: 'error', tone: 'error', text });
    return 'lost';
  }
}
