import { makeAutoObservable, reaction } from 'mobx';
import { sameTarget, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import { type Recent, newestRecordsFirst } from '../../domain/personal/library-record';
import { targetKey } from '../../domain/topic/flashcard-target';
import type { FlashcardStore } from './flashcard.store';
import type { Navigator } from '../shared/navigator';
import type { OpenLibrary } from '../personal/open-library';
import { BY_REFERENCE } from '../shared/by-reference';

export const RECENT_CARDS = 8;

/** The cards of the open project that were opened last. */
export class RecentCardsStore {
  constructor(
    private readonly library: OpenLibrary,
    private readonly flashcards: FlashcardStore,
    private readonly navigator: Navigator,
  ) {
    // Reactions that start inside of an action would wait for its end.
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Newest first; a name that the project no longer has is still among them. */
  get all(): readonly Recent[] {
    return newestRecordsFirst(this.library.records?.recents ?? []).slice(0, RECENT_CARDS);
  }

  /** Follows the open card. @returns stops */
  start(): () => void {
    return reaction(
      () => this.#opened,
      (target) => target !== null && this.#add(target),
      { fireImmediately: true, equals: sameTarget },
    );
  }

  /** null while the address is of a project that is not open yet. */
  get #opened(): FlashcardTarget | null {
    const { address } = this.navigator;
    return address !== null && address.sowId === this.library.scope?.sowId ? this.flashcards.target : null;
  }

  #add(target: FlashcardTarget): void {
    const id = targetKey(target);
    const others = this.library.records?.recents.filter((other) => other.id !== id) ?? [];
    for (const old of newestRecordsFirst(others).slice(RECENT_CARDS - 1)) this.library.remove('recents', old.id);
    this.library.put('recents', { id, target, changedAt: this.library.now() });
  }
}
