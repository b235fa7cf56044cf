import { makeAutoObservable } from 'mobx';
import type { Recent } from '../../domain/personal/library-record';
import type { TopicChange } from '../../domain/topic/changes-since';
import type { FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { RecentCardsStore } from '../flashcards/recent-cards.store';
import type { StarsStore } from '../personal/stars.store';
import type { VisitStore } from '../personal/visit.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/** A topic or trend that a card was opened of, or that was starred. */
export interface PersonalSignal {
  readonly target: FlashcardTarget;
  readonly signal: Topic | Trend;
  /** When it was opened or starred last; ISO 8601. */
  readonly openedAt: string;
  /** Since the last visit; null: nothing, or a trend. */
  readonly change: TopicChange | null;
}

/** The topics and trends that the user has opened or starred, without those that are gone from the project. */
export class PersonalSignals {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly visits: VisitStore,
    private readonly opened: RecentCardsStore,
    private readonly stars: StarsStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The last cards. */
  get recents(): readonly PersonalSignal[] {
    return this.opened.all.map((recent) => this.#signalOf(recent)).filter((row) => row !== null);
  }

  get starred(): readonly PersonalSignal[] {
    return this.stars.all.map((star) => this.#signalOf(star)).filter((row) => row !== null);
  }

  #signalOf({ target, changedAt }: Recent): PersonalSignal | null {
    const { topicById, trendById } = this.signals;
    const signal = target.type === 'topic' ? topicById.get(target.id) : trendById.get(target.id);
    const change = target.type === 'topic' ? this.visits.changeOf(target.id) : null;
    return signal === undefined ? null : { target, signal, openedAt: changedAt, change };
  }
}
