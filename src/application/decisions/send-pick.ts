import { runInAction } from 'mobx';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { Clock, Connection, Logger } from '../shared/browser-ports';
import { asRequestFailure } from '../shared/request-failure';
import type { Sent, SettlePick } from './settle-pick';
import type { PendingPick } from './status-outbox';
import type { TopicStatusStore } from './topic-status.store';

/** Milliseconds before the service is asked again that did not answer; the last one repeats. */
const PAUSES = [2000, 5000, 15_000, 60_000] as const;

/** Sends one decision of an earlier page again and again, until the service has answered or the user has gone. */
export class SendPick {
  constructor(
    private readonly statuses: TopicStatusStore,
    private readonly settling: SettlePick,
    private readonly session: SessionStore,
    private readonly connection: Connection,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async send(owner: DataOwner, pick: PendingPick): Promise<Sent> {
    const { id, status } = pick;
    const isWanted = (): boolean =>
      isSameOwner(this.session.owner, owner) && this.statuses.saving.has(id) && this.statuses.picked.get(id) === status;
    for (let round = 0; isWanted(); round += 1) {
      await this.#whileOffline(pick);
      if (!isWanted()) return 'void';
      try {
        return await this.settling.settle(owner, pick, isWanted);
      } catch (error) {
        const { kind } = asRequestFailure(error);
        this.logger.error('Failed to save what was not saved:', error);
        // After the log-in it is sent again.
        if (!isWanted()) return 'void';
        if (kind === 'not-found' || kind === 'forbidden' || kind === 'refused') return this.settling.giveUp(pick);
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
}
