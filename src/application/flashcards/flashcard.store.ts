import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  cardTab,
  flashcardTarget,
  sameTarget,
  withCardTab,
  type FlashcardTarget,
} from '../../domain/topic/flashcard-target';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { CardActions, CardSources } from './card-sources';
import { type CardPosition, TrendCard } from './signal-card';
import { TopicCard } from './topic-card';
import { BY_REFERENCE } from '../shared/by-reference';

export type Flashcard = TopicCard | TrendCard;

/** Opens the card that the address names and closes it when the address no longer names it. */
export class FlashcardStore {
  card: Flashcard | null = null;
  /** Of the cards that led to the open one, for Back and the breadcrumb. Cleared when the panel closes. */
  readonly #positions = new Map<string, CardPosition>();

  constructor(
    private readonly navigator: Navigator,
    private readonly session: SessionStore,
    private readonly sources: CardSources,
    private readonly actions: CardActions,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null without a signed-in member or outside of a project's screens, whatever the query says. */
  get target(): FlashcardTarget | null {
    const { location, address } = this.navigator;
    if (this.session.member === null || address === null) return null;
    return flashcardTarget(location.query);
  }

  get isOpen(): boolean {
    return this.card !== null;
  }

  /** @returns stops following the address and closes the card */
  start(): () => void {
    const stop = reaction(() => this.target, this.#show, { fireImmediately: true, equals: sameTarget });
    const stopNaming = reaction(() => this.card?.tabToName, this.#nameTab);
    return () => {
      stop();
      stopNaming();
      this.#show(null);
    };
  }

  readonly #show = (target: FlashcardTarget | null): void => {
    runInAction(() => {
      this.#leave();
      this.card = target === null ? null : this.#open(target);
      if (this.card === null) this.#positions.clear();
    });
  };

  /** Writes the open tab into the address, in the place of the history entry. */
  readonly #nameTab = (tab: string | null | undefined): void => {
    const { query } = this.navigator.location;
    if (tab === undefined || !sameTarget(this.target, this.card?.target ?? null) || cardTab(query) === tab) return;
    this.navigator.setQuery(withCardTab(query, tab), 'replace');
  };

  #leave(): void {
    if (this.card === null) return;
    const { target, activeTab, scroll } = this.card;
    this.#positions.set(keyOf(target), { activeTab, scroll });
    this.card.dispose();
  }

  #open(target: FlashcardTarget): Flashcard {
    const card =
      target.type === 'topic'
        ? new TopicCard(target.id, this.sources, this.actions)
        : new TrendCard(target.id, this.sources, this.actions);
    card.start();
    const position = this.#positions.get(keyOf(target));
    const activeTab = cardTab(this.navigator.location.query) ?? position?.activeTab;
    if (activeTab !== undefined) card.resume({ activeTab, scroll: position?.scroll ?? 0 });
    return card;
  }
}

function keyOf({ type, id }: FlashcardTarget): string {
  return `${type}:${id}`;
}
