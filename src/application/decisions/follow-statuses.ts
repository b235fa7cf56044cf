import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { Clock } from '../shared/browser-ports';
import { together } from '../shared/load-once';
import type { StatusChannel, StatusNews } from './status-channel';
import type { TopicStatusStore } from './topic-status.store';

/** Milliseconds in which announcements of other tabs are collected: 500 topics at once are drawn once. */
const COLLECT = 100;
/** Keeps the statuses equal that the tabs of a user show: each announces what it has saved. */
export class FollowStatuses {
  #heard: StatusNews[] = [];

  constructor(
    private readonly statuses: TopicStatusStore,
    private readonly channel: StatusChannel,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** @returns stops */
  start(): () => void {
    return together([
      this.statuses.onSaved((topicId, status) => this.#announce(topicId, status)),
      this.channel.onNews((news) => this.#hear(news)),
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
}
