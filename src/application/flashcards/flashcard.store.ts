import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { flashcardTarget, sameTarget, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { parseScreenAddress } from '../../domain/shell/routes';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { CardActions } from './card-actions';
import type { CardPlace } from './card-position';
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
  #prepared: Flashcard | null = null;
  /** Where one was in the cards that led to the open one: by Back or by a breadcrumb one is there again. */
  readonly #places = new Map<string, CardPlace>();

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

  /** Is there anything to {@link prepare} it with? The project's topics and trends come after the first screen. */
  knows({ type, id }: FlashcardTarget): boolean {
    const { topicById, trendById } = this.#sources.signals;
    return (type === 'topic' ? topicById : trendById).has(id);
  }

  /**
   * Makes the card that is likely to be opened next, with what is known of it; nothing is asked for.
   * @returns it; null: one is open, or nothing is known
   */
  prepare(target: FlashcardTarget): Flashcard | null {
    if (this.card !== null) return null;
    if (this.#prepared === null || !sameTarget(target, this.#prepared.target)) {
      const card = this.#make(target);
      this.#prepared = card.prepare() ? card : null;
    }
    return this.#prepared;
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
      this.#leave();
      this.card = target === null ? null : this.#cardFor(target);
      if (this.card === null) this.#places.clear();
      else this.#resume(this.card);
    });
  };

  #leave(): void {
    if (this.card === null) return;
    this.#places.set(keyOf(this.card.target), { tab: this.card.activeTab, scroll: this.card.scroll });
    this.card.dispose();
  }

  #resume(card: Flashcard): void {
    card.start();
    const place = this.#places.get(keyOf(card.target));
    if (place !== undefined) card.resume(place);
  }

  #cardFor(target: FlashcardTarget): Flashcard {
    const prepared = this.#prepared;
    this.#prepared = null;
    // What was known may be another project's by now.
    return prepared !== null && sameTarget(target, prepared.target) && prepared.prepare()
      ? prepared
      : this.#make(target);
  }

  #make(target: FlashcardTarget): Flashcard {
    return target.type === 'topic'
      ? new TopicCard(target.id, this.#sources, this.#actions)
      : new TrendCard(target.id, this.#sources, this.#actions);
  }
}

function keyOf({ type, id }: FlashcardTarget): string {
  return `${type}:${id}`;
}
