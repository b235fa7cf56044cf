import { makeAutoObservable } from 'mobx';
import { flashcardIds, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import { type Star, newestRecordsFirst } from '../../domain/personal/library-record';
import { targetKey } from '../../domain/topic/flashcard-target';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenLibrary } from './open-library';
import { BY_REFERENCE } from '../shared/by-reference';

/** The starred topics and trends of the open project. */
export class StarsStore {
  constructor(
    private readonly library: OpenLibrary,
    private readonly usage: RecordUsage,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Newest first. */
  get all(): readonly Star[] {
    return newestRecordsFirst(this.library.shown?.stars ?? []);
  }

  get keys(): ReadonlySet<string> {
    return new Set(this.all.map(({ id }) => id));
  }

  isStarred(target: FlashcardTarget): boolean {
    return this.keys.has(targetKey(target));
  }

  toggle(target: FlashcardTarget): void {
    const id = targetKey(target);
    const starred = !this.isStarred(target);
    if (starred) this.library.put('stars', { id, target, changedAt: this.library.now() });
    else this.library.remove('stars', id);
    this.usage.record({
      name: 'clicked_on_star',
      payload: { ...flashcardIds(target), starred },
    });
  }
}
