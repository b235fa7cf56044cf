import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { flashcardTarget, sameTarget, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { parseScreenAddress } from '../../domain/shell/routes';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { CardActions } from './card-actions';
import type { CardSources } from './card-sources';
import { TopicCard } from './topic-card';
import { TrendCard } from './trend-card';

export type Flashcard = TopicCard | TrendCard;

/** Follows the address: the card that it names is open, and no other. */
export class FlashcardStore {
  card: Flashcard | null = null;
  readonly #navigator: Navigator;
  readonly #session: SessionStore;
  readonly #sources: CardSources;
  readonly #actions: CardActions;

  constructor(navigator: Navigator, session: SessionStore, sources: CardSources, actions: CardActions) {
    this.#navigator = navigator;
    this.#session = session;
    this.#sources = sources;
    this.#actions = actions;
    makeAutoObservable(this, { card: observableRef }, { autoBind: true });
  }

  /** Nobody signed in, or not on a project's screen: no card, whatever the address says. */
  get target(): FlashcardTarget | null {
    const { pathname, query } = this.#navigator.place;
    if (this.#session.member === null || parseScreenAddress(pathname) === null) return null;
    return flashcardTarget(query);
  }

  get isOpen(): boolean {
    return this.card !== null;
  }

  /** @returns stops following and closes the card */
  start(): () => void {
    const stop = reaction(() => this.target, this.#show, { fireImmediately: true, equals: sameTarget });
    return () => {
      stop();
      this.#show(null);
    };
  }

  readonly #show = (target: FlashcardTarget | null): void => {
    runInAction(() => {
      this.card?.dispose();
      this.card = target === null ? null : this.#cardFor(target);
      this.card?.start();
    });
  };

  #cardFor(target: FlashcardTarget): Flashcard {
    return target.type === 'topic'
      ? new TopicCard(target.id, this.#sources, this.#actions)
      : new TrendCard(target.id, this.#sources, this.#actions);
  }
}
