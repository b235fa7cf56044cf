import { reaction, runInAction } from 'mobx';
import { countOf } from '../../domain/shared/figures';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/browser-ports';
import type { ToastStore } from '../shared/toast.store';
import type { SendPick } from './send-pick';
import type { StatusOutbox } from './status-outbox';
import type { TopicStatusStore } from './topic-status.store';

/**
 * Sends what an earlier page, or an earlier session of the same user, could not bring to its end: a reload during a save, a
 * session that ended while the device was offline, a save that was refused for its token.
 */
export class SendOutbox {
  constructor(
    private readonly outbox: StatusOutbox,
    private readonly statuses: TopicStatusStore,
    private readonly sender: SendPick,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
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
      const sent = await this.outbox.hold(pick.id, () => this.sender.send(owner, pick));
      if (sent === 'saved') saved += 1;
    }
    if (saved > 0 && isSameOwner(this.session.owner, owner)) {
      const text = `${countOf(saved, 'decision')} that had not been saved ${saved === 1 ? 'is' : 'are'} saved now.`;
      this.toasts.show({ kind: 'status', tone: 'success', text });
    }
  }
}
