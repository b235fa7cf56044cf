import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import { teamHiddenKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import type { Standing, TeamStore } from './team.store';
import { isHiddenFrom } from '../../domain/team/agreement';

/** The team in the review queue: hidden until the user has decided, if they want that; the reason asked after an act. */
export class TeamQueue {
  /** Whose reason is being written. */
  explaining: TopicId | null = null;
  /** The card that opens next is to be commented. */
  isCommenting = false;
  isHiding: boolean;

  constructor(
    private readonly store: TeamStore,
    private readonly statuses: TopicStatusStore,
    private readonly session: SessionStore,
    private readonly device: KeyValueStore,
  ) {
    this.isHiding = device.get(this.#key) !== null;
    makeAutoObservable<TeamQueue, 'store' | 'statuses' | 'session' | 'device'>(
      this,
      { store: false, statuses: false, session: false, device: false },
      { autoBind: true },
    );
  }

  /** Shows or hides what colleagues have decided, until the user has; remembered. */
  toggle(): void {
    this.isHiding = !this.isHiding;
    if (this.isHiding) this.device.set(this.#key, 'yes');
    else this.device.remove(this.#key);
  }

  isHiddenFor(topic: Pick<Topic, 'id' | 'status'>): boolean {
    return (
      this.store.isHidden(topic.id) || isHiddenFrom(this.statuses.statusOf(topic), { decidesFirst: this.isHiding })
    );
  }

  /** What colleagues have decided, as far as it is shown. */
  colleagues(topic: Pick<Topic, 'id' | 'status'>): readonly Standing[] {
    return this.isHiddenFor(topic) ? [] : this.store.standings(topic.id).filter(({ isYou }) => !isYou);
  }

  explain(id: TopicId | null): void {
    this.explaining = id;
  }

  comment(isWanted: boolean): void {
    this.isCommenting = isWanted;
  }

  get #key(): string {
    return teamHiddenKey(this.session.member?.userId ?? '');
  }
}
