import { entityId, type TopicId } from '../../domain/shared/entity-id';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, recordKey, type KeptRecord, type RecordPlace } from '../keep/kept-record';
import type { TabLocks } from '../keep/tab-locks';
import type { DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';

/** A pick that the service has not confirmed. */
export interface PendingPick {
  readonly id: TopicId;
  readonly status: TopicStatus;
  /** What the service held when it was picked, as far as this browser knew. */
  readonly before: TopicStatus;
  /** It is not sent any more: it was confirmed, or the user knows what has become of it. */
  done(): void;
}

const NOTHING = { done: (): void => {} };

/** Ids of topics are unique in all projects of an organisation. */
const ALL_PROJECTS = '';

/**
 * The picks that the service has not confirmed yet, one record for each topic: they outlive the page and the session. Ids
 * and statuses only, no texts. Not used where this browser itself is what stores statuses.
 */
export class StatusOutbox {
  /** The last pick of this page, by topic. */
  readonly #last = new Map<TopicId, { record: KeptRecord; readonly place: RecordPlace }>();

  constructor(
    private readonly keep: Keep,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
    private readonly catalogue: { readonly isOwnStorage: boolean },
  ) {}

  add(id: TopicId, status: TopicStatus, before: TopicStatus): Pick<PendingPick, 'done'> {
    const { owner } = this.session;
    if (this.catalogue.isOwnStorage || owner === null) return NOTHING;
    const place = { ...owner, project: ALL_PROJECTS };
    const record = keptRecord(place, 'outbox', id, { at: this.keep.now(), value: { status, before } });
    const last = { record, place };
    this.#last.set(id, last);
    this.#put(record);
    const done = async (): Promise<void> => {
      if (this.#last.get(id) !== last) return;
      if (!this.keep.isStored(last.record.key)) this.keep.remove(last.record.key);
      else await this.#removeSame(last.record);
    };
    return { done: () => void done() };
  }

  /**
   * An earlier pick of this page has reached the service while the last one waits: otherwise that earlier one would be taken
   * for one of another device.
   */
  follows(id: TopicId, before: TopicStatus): void {
    const last = this.#last.get(id);
    const pick = last && readPick(last.record.value, id);
    if (!last || !pick) return;
    last.record = keptRecord(last.place, 'outbox', id, { at: this.keep.now(), value: { status: pick.status, before } });
    this.#put(last.record);
  }

  /** Of this user alone. Rejects with a StorageProblem. */
  async of(owner: DataOwner): Promise<readonly PendingPick[]> {
    const records = await this.recordsOf(owner);
    return records.flatMap((record) => {
      const read = this.keep.valuesOf([record], 'outbox', readPick);
      return read.map((pick) => ({ ...pick, done: () => void this.#removeSame(record) }));
    });
  }

  /** As they are kept. Rejects with a StorageProblem. */
  async recordsOf(owner: DataOwner): Promise<readonly KeptRecord[]> {
    if (this.catalogue.isOwnStorage) return [];
    return this.keep.all([...ownerPrefix(owner), ALL_PROJECTS, 'outbox']);
  }

  /** Whether it waits still: another tab may have sent it. */
  async has(owner: DataOwner, { id, status }: PendingPick): Promise<boolean> {
    const record = await this.keep.get(recordKey({ ...owner, project: ALL_PROJECTS }, 'outbox', id));
    return record !== null && readPick(record.value, id)?.status === status;
  }

  /** Only one tab sends the picks of a topic at a time, so that the last one is the last on the server. */
  hold<Result>(id: TopicId, work: () => Promise<Result>): Promise<Result> {
    return this.catalogue.isOwnStorage ? work() : this.locks.hold(`outbox ${id}`, work);
  }

  /** The user has logged out, and was told what was not saved. */
  async clear(owner: DataOwner): Promise<void> {
    await this.keep.removeAll([...ownerPrefix(owner), ALL_PROJECTS, 'outbox']).catch(() => {});
  }

  #put(record: KeptRecord): void {
    this.keep.put(record).stored.catch(() => {});
  }

  /** A later pick of another tab stays. */
  async #removeSame({ key, at }: KeptRecord): Promise<void> {
    await this.keep.removeIf(key, (stored) => stored.at === at).catch(() => {});
  }
}

function readPick(value: unknown, id: string): Omit<PendingPick, 'done'> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { status, before } = value as { readonly status?: unknown; readonly before?: unknown };
  return isTopicStatus(status) && isTopicStatus(before) ? { id: entityId<'topic'>(id), status, before } : null;
}
