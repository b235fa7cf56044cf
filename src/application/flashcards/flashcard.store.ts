import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { flashcardTarget, sameTarget, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { parseScreenAddress } from '../../domain/shell/routes';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { CardServices } from './card-services';
import { TopicCard } from './topic-card';
import { TrendCard } from './trend-card';

export type Flashcard = TopicCard | TrendCard;

/** Follows the address: the card that it names is open, and no other. */
export class FlashcardStore {
  card: Flashcard | null = null;
  readonly #navigator: Navigator;
  readonly #session: SessionStore;
  readonly #services: CardServices;

  constructor(navigator: Navigator, session: SessionStore, services: CardServices) {
    this.#navigator = navigator;
    this.#session = session;
    this.#services = services;
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
      if (target === null) this.card = null;
      else if (target.type === 'topic') this.card = new TopicCard(target.id, this.#services);
      else this.card = new TrendCard(target.id, this.#services);
      this.card?.start();
    });
  };
}
