import { makeAutoObservable } from 'mobx';
import { sameTarget, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import { BY_REFERENCE } from '../shared/by-reference';

/** The row in which the open card stood where it was opened: of a list, a map, a carousel. */
export class CardRow {
  /** In the order of the screen; empty: it is not known. */
  targets: readonly FlashcardTarget[] = [];

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** @param targets without the opened one they are no row of it */
  begin(opened: FlashcardTarget, targets: readonly FlashcardTarget[]): void {
    this.targets = targets.some((each) => sameTarget(each, opened)) ? targets : [];
  }
}
