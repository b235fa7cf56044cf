import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { BY_REFERENCE } from '../shared/by-reference';

/** A decision that could not be saved. */
export interface FailedStatus {
  readonly topic: Topic;
  readonly status: TopicStatus;
  readonly sowId: SowId;
}

type Trackable = Pick<Topic, 'id' | 'status'>;

/** @returns takes back what was done about the pick, where it is not saved or a later pick replaces it before it is */
type PickListener = (id: TopicId, status: TopicStatus) => () => void;

/** The statuses picked in this session, which replace the loaded ones on every screen. */
export class TopicStatusStore {
  readonly picked = observable.map<TopicId, TopicStatus>();
  /** The status before the last pick; stays reachable in the card. */
  readonly previous = observable.map<TopicId, TopicStatus>();
  readonly saving = observable.set<TopicId>();
  /** Picks that are sent when the device is online again. */
  readonly waiting = observable.set<TopicId>();
  /** Picks that the storage of this browser refuses for now. */
  readonly refused = observable.set<TopicId>();
  /** Those that could not be saved, of screens that name them, until they are picked again. */
  readonly failed = observable.map<TopicId, FailedStatus>({}, { deep: false });
  /** What was saved or rolled back. Replaced as a whole: charts of thousands of topics observe this one value. */
  settled: ReadonlyMap<TopicId, TopicStatus> = new Map();
  /** Counts what was settled: shows which picks are newer than an answer that was under way. */
  #revision = 0;
  /** It is not known which status is stored: asked for until an answer is here. */
  readonly #doubtful = observable.set<TopicId>();
  /** Saved in this tab. */
  readonly #own = new Set<TopicId>();
  readonly #savedListeners = new Set<(id: TopicId, status: TopicStatus) => void>();
  readonly #pickedListeners = new Set<PickListener>();
  /** What takes back what listeners did about the picks that are being saved. */
  readonly #takeBacks = new Map<TopicId, readonly (() => void)[]>();
  readonly #settledAt = new Map<TopicId, number>();
  /** Saved or rolled back while charts wait; see {@link hold}. */
  readonly #unsettled = new Map<TopicId, TopicStatus>();
  #holds = 0;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /**
   * Asks for topics and takes over their statuses, which may have been changed in another tab or on another device. What
   * was picked after the question stays.
   * @param shown the same topic elsewhere on the screen; without it only what was picked is compared
   */
  async fetch<Topics extends readonly Trackable[]>(
    ask: () => Promise<Topics>,
    shown?: (id: TopicId) => Trackable | undefined,
  ): Promise<Topics> {
    const askedAt = this.#revision;
    const topics = await ask();
    runInAction(() => this.#receive(topics, askedAt, shown));
    return topics;
  }

  #receive(topics: readonly Trackable[], askedAt: number, shown?: (id: TopicId) => Trackable | undefined): void {
    for (const { id } of this.isAnyInDoubt ? topics : []) {
      if (!this.#isNewer(id, askedAt)) this.#doubtful.delete(id);
    }
    if (this.picked.size === 0 && shown === undefined) return;
    const changed = topics.filter(({ id, status }) => {
      const current = this.picked.get(id) ?? shown?.(id)?.status ?? status;
      return status !== null && current !== status && !this.#isNewer(id, askedAt);
    });
    if (changed.length === 0) return;
    const settled = new Map(this.settled);
    for (const { id, status } of changed) {
      if (status === null) continue;
      this.picked.set(id, status);
      settled.set(id, status);
      this.previous.delete(id);
    }
    this.settled = settled;
  }

  /** What is shown is newer than an answer to a question of that revision. */
  #isNewer(id: TopicId, askedAt: number): boolean {
    return (this.#settledAt.get(id) ?? 0) > askedAt || this.saving.has(id);
  }

  get isAnyInDoubt(): boolean {
    return this.#doubtful.size > 0;
  }

  /** Except those that are being saved: the answer to that is awaited. */
  get inDoubt(): readonly TopicId[] {
    return [...this.#doubtful].filter((id) => !this.saving.has(id));
  }

  /** Answers to questions asked until now may be older than what is stored. */
  doubt(id: TopicId): void {
    this.#settledAt.set(id, ++this.#revision);
    this.#doubtful.add(id);
  }

  trust(id: TopicId): void {
    this.#doubtful.delete(id);
  }

  /**
   * Another tab has saved them. Where this tab saves the same topic, or has done so, the messages may be in another order
   * than the saves: what is stored is asked for.
   */
  hear(news: readonly (readonly [TopicId, TopicStatus])[]): void {
    const release = this.hold();
    for (const [id, status] of news) {
      if (!this.saving.has(id)) {
        this.picked.set(id, status);
        this.previous.delete(id);
        this.#settle(id);
      }
      if (this.#own.has(id)) this.doubt(id);
    }
    release();
  }

  /** Calls back for each status that this tab has saved, also before a reload. @returns stops */
  onSaved(listener: (id: TopicId, status: TopicStatus) => void): () => void {
    this.#savedListeners.add(listener);
    return () => this.#savedListeners.delete(listener);
  }

  /** Calls back for each pick at once, before it is saved: the page may end before that. @returns stops */
  onPicked(listener: PickListener): () => void {
    this.#pickedListeners.add(listener);
    return () => this.#pickedListeners.delete(listener);
  }

  #takeBack(id: TopicId): void {
    const takeBacks = this.#takeBacks.get(id) ?? [];
    this.#takeBacks.delete(id);
    for (const takeBack of takeBacks) takeBack();
  }

  /** A value of its own: what asks for each of thousands of topics observes this one until a first status is picked. */
  get isAnyPicked(): boolean {
    return this.picked.size > 0;
  }

  /** null: the topic is not trackable. */
  statusOf(topic: Trackable): TopicStatus | null {
    if (topic.status === null || !this.isAnyPicked) return topic.status;
    return this.picked.get(topic.id) ?? topic.status;
  }

  /** As {@link statusOf}, but without picks that are still being saved: charts and counts change only after success. */
  settledStatusOf(topic: Trackable): TopicStatus | null {
    return topic.status === null ? null : (this.settled.get(topic.id) ?? topic.status);
  }

  show(id: TopicId, status: TopicStatus, previous: TopicStatus): void {
    this.picked.set(id, status);
    this.previous.set(id, previous);
    this.saving.add(id);
    this.#own.add(id);
    this.#takeBack(id);
    this.#takeBacks.set(
      id,
      [...this.#pickedListeners].map((listener) => listener(id, status)),
    );
  }

  confirm(id: TopicId): void {
    this.saving.delete(id);
    this.#takeBacks.delete(id);
    this.#settle(id);
    const status = this.picked.get(id);
    if (status !== undefined) this.#tellSaved(id, status);
  }

  #tellSaved(id: TopicId, status: TopicStatus): void {
    for (const listener of this.#savedListeners) listener(id, status);
  }

  rollBack(id: TopicId, to: TopicStatus): void {
    // A save may fail after the logout that cleared it.
    if (!this.saving.has(id)) return;
    this.picked.set(id, to);
    this.previous.delete(id);
    this.saving.delete(id);
    this.#takeBack(id);
    this.#settle(id);
  }

  /** Until it is released, {@link settled} stays as it is: charts refresh once for many saves. @returns releases */
  hold(): () => void {
    this.#holds += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      if (this.#holds === 0) this.#release();
    };
  }

  /** On logout: the next user has statuses of their own. */
  clear(): void {
    this.picked.clear();
    this.previous.clear();
    this.saving.clear();
    this.waiting.clear();
    this.refused.clear();
    this.failed.clear();
    this.#doubtful.clear();
    this.#own.clear();
    this.#takeBacks.clear();
    this.#settledAt.clear();
    this.#unsettled.clear();
    this.settled = new Map();
  }

  #settle(id: TopicId): void {
    const status = this.picked.get(id);
    this.#settledAt.set(id, ++this.#revision);
    if (status === undefined) return;
    this.#unsettled.set(id, status);
    if (this.#holds === 0) this.#release();
  }

  #release(): void {
    if (this.#unsettled.size === 0) return;
    runInAction(() => (this.settled = new Map([...this.settled, ...this.#unsettled])));
    this.#unsettled.clear();
  }
}
