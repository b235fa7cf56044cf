import { makeAutoObservable, reaction } from 'mobx';
import {
  changesByTopic,
  changesSince,
  hasChanges,
  type ChangesSince,
  type TopicChange,
} from '../../domain/topic/changes-since';
import type { VisitSnapshot } from '../../domain/personal/library-record';
import { areSameTopics, visitedTopic, type VisitedTopic } from '../../domain/topic/topic-snapshot';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Clock, PageLifecycle } from '../shared/browser-ports';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { OpenLibrary } from './open-library';
import { together } from '../shared/load-once';
import { BY_REFERENCE } from '../shared/by-reference';

/** Milliseconds away after which a visit has ended. */
export const VISIT_END = 8 * 60 * 60 * 1000;
/** Milliseconds between two notes of being here, for pages that end without any event. */
const HEARTBEAT = 10 * 60 * 1000;
/**
 * Milliseconds without a further change, such as of a status, until a snapshot is made of all topics: later than the
 * task in which thousands of them arrive and are drawn.
 */
const SNAPSHOT_DELAY = 2000;

const NO_CHANGES: ReadonlyMap<TopicId, TopicChange> = new Map();

/** What has changed in the open project since the user's last visit. */
export class VisitStore {
  #cancelRemembering = (): void => {};
  /** A visit of this project has begun, and what is there is not remembered yet. */
  #begunIn: SowId | null = null;

  constructor(
    private readonly library: OpenLibrary,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly clock: Clock,
    private readonly page: PageLifecycle,
    private readonly usage: RecordUsage,
  ) {
    // Reactions that start inside of an action would wait for its end.
    makeAutoObservable(this, { start: false }, BY_REFERENCE);
  }

  /** When the last visit ended, or was marked as seen; ISO 8601. null on the first visit, and until it is loaded. */
  get since(): string | null {
    return this.seen?.changedAt ?? null;
  }

  /** null on the first visit, and until the topics and the library are loaded. */
  get changes(): ChangesSince | null {
    const topics = this.signals.topics.value;
    return this.seen === null || topics === null ? null : changesSince(this.seen, topics);
  }

  get hasChanges(): boolean {
    return this.changes !== null && hasChanges(this.changes);
  }

  get byTopic(): ReadonlyMap<TopicId, TopicChange> {
    return this.changes === null ? NO_CHANGES : changesByTopic(this.changes);
  }

  /** What has changed about one topic; null: nothing, or nothing is known. */
  changeOf(id: TopicId): TopicChange | null {
    return this.byTopic.get(id) ?? null;
  }

  /** Compares with this moment from now on. */
  markSeen(): void {
    const sow = this.library.scope?.sowId;
    if (!this.isLoaded || sow === undefined) return;
    const seen = { changedAt: this.library.now(), topics: this.#topicsNow() };
    this.library.put('visits', { ...seen, id: 'seen' });
    this.library.put('visits', { ...seen, id: 'latest' });
    this.usage.record({
      name: 'clicked_on_mark_as_seen',
      payload: { sow_id: sow },
    });
  }

  /** Computed of its own, so that another record of the library does not compare all topics again. */
  get seen(): VisitSnapshot | null {
    return this.#snapshot('seen');
  }

  get isLoaded(): boolean {
    return this.library.records !== null && this.signals.topics.value !== null;
  }

  /** Without My library, what is stored of visits stays as it is. */
  get #isFollowed(): boolean {
    return this.isLoaded && this.library.isShown;
  }

  /** Follows the project and whether the user is here. @returns stops */
  start(): () => void {
    let cancelHeartbeat = (): void => {};
    const beat = (): void => {
      cancelHeartbeat();
      cancelHeartbeat = this.clock.after(HEARTBEAT, beat);
      this.#notePresence();
    };
    const leave = (): void => {
      cancelHeartbeat();
      this.#remember();
      this.#notePresence();
    };
    // Read again first: the user may have been here in another tab.
    const comeBack = (): void => void this.library.load().then(this.#arrive).then(beat);
    const stop = together([
      reaction(() => this.#isFollowed && [this.signals.topics.value, this.statuses.settled], this.#arrive, {
        fireImmediately: true,
      }),
      this.page.watch({ hide: leave, show: comeBack }),
    ]);
    beat();
    return () => {
      cancelHeartbeat();
      this.#cancelRemembering();
      stop();
    };
  }

  /** Ends the last visit if it is over, and remembers what is there now. */
  readonly #arrive = (): void => {
    this.#cancelRemembering();
    if (!this.#isFollowed) return;
    const latest = this.#snapshot('latest');
    if (latest !== null) this.#endLastVisit(latest);
    this.#cancelRemembering = this.clock.after(SNAPSHOT_DELAY, this.#remember);
    this.#notePresence();
  };

  #endLastVisit(latest: VisitSnapshot): void {
    const lastHere = this.library.records?.presence[0]?.changedAt ?? latest.changedAt;
    const away = this.clock.now().getTime() - Date.parse(lastHere);
    if (away < VISIT_END) return;
    this.library.put('visits', { ...latest, id: 'seen', changedAt: lastHere });
    this.#begunIn = this.library.scope?.sowId ?? null;
  }

  readonly #remember = (): void => {
    this.#cancelRemembering();
    if (!this.#isFollowed) return;
    const latest = this.#snapshot('latest');
    const isBegun = latest === null || this.#begunIn === this.library.scope?.sowId;
    this.#begunIn = null;
    const topics = isBegun ? this.#topicsNow() : this.#withStatusesNow(latest.topics);
    if (latest !== null && areSameTopics(latest.topics, topics)) return;
    this.library.put('visits', { id: 'latest', changedAt: this.library.now(), topics });
  };

  /** Data that arrive during a visit are not seen by it: they are told of at the next one. */
  #withStatusesNow(topics: readonly VisitedTopic[]): readonly VisitedTopic[] {
    const { topicById } = this.signals;
    return topics.map((snapshot) => {
      const topic = topicById.get(snapshot.id);
      return topic === undefined ? snapshot : { ...snapshot, status: this.statuses.settledStatusOf(topic) };
    });
  }

  #topicsNow(): readonly VisitedTopic[] {
    const topics = this.signals.topics.value ?? [];
    return topics.map((topic) => visitedTopic(topic, this.statuses.settledStatusOf(topic)));
  }

  #notePresence(): void {
    if (this.#isFollowed) this.library.put('presence', { id: 'presence', changedAt: this.library.now() });
  }

  #snapshot(id: VisitSnapshot['id']): VisitSnapshot | null {
    return this.library.shown?.visits.find((visit) => visit.id === id) ?? null;
  }
}
