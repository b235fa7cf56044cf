import { reaction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from './topic-status.store';
import type { Keep } from '../keep/keep';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { Clock, Connection, PageLifecycle } from '../shared/browser-ports';
import { type FailurePolicy, asRequestFailure } from '../shared/request-failure';
import { together } from '../shared/load-once';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { StatusChannel, StatusNews } from './status-channel';

/** Milliseconds in which announcements of other tabs are collected: 500 topics at once are drawn once. */
const COLLECT = 100;
/** Milliseconds before each question for statuses that are in doubt; the last one repeats. */
const PAUSES = [300, 2000, 5000, 15_000, 30_000] as const;

/**
 * Keeps the statuses that are shown equal to the stored ones: between the tabs of a user, after a return to the tab,
 * and after a save without an answer.
 */
export class FollowStatuses {
  #heard: StatusNews[] = [];
  #isAsking = false;
  #cancelAsking = (): void => {};

  constructor(
    private readonly statuses: TopicStatusStore,
    private readonly channel: StatusChannel,
    private readonly signals: ProjectSignalsStore,
    private readonly catalogue: SignalCatalogue,
    private readonly session: SessionStore,
    private readonly connection: Connection,
    private readonly page: PageLifecycle,
    private readonly clock: Clock,
    private readonly failures: FailurePolicy,
    private readonly keep: Pick<Keep, 'onChange'>,
  ) {}

  /** @returns stops */
  start(): () => void {
    return together([
      this.statuses.onSaved((topicId, status) => this.#announce(topicId, status)),
      this.channel.onNews((news) => this.#hear(news)),
      this.keep.onChange((news) => {
        if (news.kind === 'statuses' && this.#owner !== null && isSameOwner(news, this.#owner)) this.#askForStored();
      }),
      this.page.watch({ show: () => void this.signals.topics.reload() }),
      reaction(
        () => this.statuses.isAnyInDoubt,
        (isInDoubt) => {
          this.#cancelAsking();
          if (isInDoubt) this.#askAfterPause(0);
        },
        { fireImmediately: true },
      ),
      () => this.#cancelAsking(),
    ]);
  }

  get #owner(): DataOwner | null {
    return this.session.owner;
  }

  #announce(topicId: TopicId, status: TopicStatus): void {
    const owner = this.#owner;
    if (owner !== null) this.channel.announce({ ...owner, topicId, status });
  }

  #hear(news: StatusNews): void {
    this.#heard.push(news);
    if (this.#heard.length === 1) this.clock.after(COLLECT, () => this.#takeHeard());
  }

  #takeHeard(): void {
    const owner = this.#owner;
    const heard = this.#heard;
    this.#heard = [];
    if (owner === null) return;
    const own = heard.filter((news) => isSameOwner(news, owner));
    this.statuses.hear(own.map(({ topicId, status }) => [topicId, status] as const));
  }

  /**
   * Something is stored of which the saving tab may not be able to tell more: a page that was left during a save ends before
   * it can announce the status, and the next one stores what it left.
   */
  #askForStored(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.clock.after(COLLECT, () => {
      this.#isAsking = false;
      if (this.#owner !== null) void this.signals.topics.reload();
    });
  }

  #askAfterPause(round: number): void {
    const pause = PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0;
    this.#cancelAsking = this.clock.after(pause, () => void this.#askAll(round));
  }

  /** One after the other: they are few, and the server may be in trouble. */
  async #askAll(round: number): Promise<void> {
    let isStopped = false;
    this.#cancelAsking = () => (isStopped = true);
    await this.connection.untilOnline();
    for (const id of this.statuses.inDoubt) {
      if (isStopped || !(await this.#ask(id))) break;
    }
    if (!isStopped && this.statuses.isAnyInDoubt) this.#askAfterPause(round + 1);
  }

  /** @returns false: the server does not answer */
  async #ask(id: TopicId): Promise<boolean> {
    try {
      const shown = (topic: TopicId) => this.signals.topicById.get(topic);
      await this.statuses.fetch(async () => [await this.catalogue.topic(id)], shown);
      return true;
    } catch (error) {
      const { kind } = asRequestFailure(error);
      if (kind === 'not-found' || kind === 'forbidden') this.statuses.trust(id);
      else this.failures.log('Failed to fetch topic:', error);
      return false;
    }
  }
}
