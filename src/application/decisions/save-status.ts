import { runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Connection } from '../shared/browser-ports';
import { type FailurePolicy, asRequestFailure, type FailureKind } from '../shared/request-failure';
import { HeldSave, type SignalCatalogue } from '../workspace/catalogues';
import type { TopicStatusStore } from './topic-status.store';

/**
 * What the server holds after a save.
 * - stored: this status, as the answer to the save or to a question after it says
 * - unchanged: the save was refused
 * - void: it was not wanted any more when its turn came, and nothing was sent
 * - unknown: neither the save nor the question was answered
 */
export type SaveResult =
  | { readonly kind: 'stored'; readonly status: TopicStatus }
  | { readonly kind: 'unchanged' | 'void' | 'unknown' };

/** After these failures the server may have stored the status. */
const AMBIGUOUS: ReadonlySet<FailureKind> = new Set(['network', 'malformed', 'server']);

/** Saves a status and finds out what is stored then; waits for the connection where there is none. */
export class SaveStatus {
  /** Saves that wait for the connection are sent one after the other, in their order. */
  #lastWaiting: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly catalogue: SignalCatalogue,
    private readonly statuses: TopicStatusStore,
    private readonly connection: Connection,
    private readonly failures: FailurePolicy,
  ) {}

  /**
   * Never rejects.
   * @param isHeld called where this browser keeps it for now: a later pick of the topic need not wait for it
   * @param isWanted asked when a waiting save may be sent: a later pick or a logout makes it void
   */
  save(id: TopicId, status: TopicStatus, isWanted: () => boolean, isHeld: () => void): Promise<SaveResult> {
    if (this.connection.isOnline) return this.#send(id, status, isWanted, isHeld);
    const work = Promise.all([this.#lastWaiting, this.#waitForConnection(id)]).then(() =>
      this.#send(id, status, isWanted, isHeld),
    );
    this.#lastWaiting = work;
    return work;
  }

  /** @param mayWait once: a connection that seems to be there and is not must not be waited for without end */
  async #send(
    id: TopicId,
    status: TopicStatus,
    isWanted: () => boolean,
    isHeld: () => void,
    mayWait = true,
  ): Promise<SaveResult> {
    if (!isWanted()) return { kind: 'void' };
    try {
      await this.catalogue.saveStatus(id, status);
      return { kind: 'stored', status };
    } catch (error) {
      if (error instanceof HeldSave) return this.#waitForStorage(id, status, error, isHeld);
      this.failures.log('Failed to update status:', error);
      const { kind } = asRequestFailure(error);
      if (!AMBIGUOUS.has(kind)) return { kind: 'unchanged' };
      if (kind !== 'network' || this.connection.isOnline || !mayWait) return this.#ask(id);
      await this.#waitForConnection(id);
      const stored = await this.#ask(id);
      const isStored = stored.kind === 'stored' && stored.status === status;
      return isStored ? stored : this.#send(id, status, isWanted, isHeld, false);
    }
  }

  async #ask(id: TopicId): Promise<SaveResult> {
    try {
      const { status } = await this.catalogue.topic(id);
      return status === null ? { kind: 'unchanged' } : { kind: 'stored', status };
    } catch (error) {
      this.failures.log('Failed to fetch topic:', error);
      return { kind: 'unknown' };
    }
  }

  async #waitForStorage(
    id: TopicId,
    status: TopicStatus,
    { stored }: HeldSave,
    isHeld: () => void,
  ): Promise<SaveResult> {
    runInAction(() => this.statuses.refused.add(id));
    isHeld();
    await stored;
    runInAction(() => this.statuses.refused.delete(id));
    return { kind: 'stored', status };
  }

  async #waitForConnection(id: TopicId): Promise<void> {
    runInAction(() => this.statuses.waiting.add(id));
    await this.connection.untilOnline();
    runInAction(() => this.statuses.waiting.delete(id));
  }
}
