import { makeAutoObservable } from 'mobx';
import { flashcardIds, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import { type Note, newestRecordsFirst } from '../../domain/personal/library-record';
import { targetKey } from '../../domain/topic/flashcard-target';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenLibrary } from './open-library';
import { BY_REFERENCE } from '../shared/by-reference';

/** Characters; longer notes are cut. */
export const NOTE_LIMIT = 2000;
/** Milliseconds without a further character until a note is stored. */
export const NOTE_SAVE_DELAY = 500;

/** The personal notes of the open project. */
export class NotesStore {
  /** The note that was written last; one use is recorded for each note, not for each character. */
  #writing: string | null = null;
  /** The note that is being written while the library is loading. */
  typed: { readonly id: string; readonly text: string } | null = null;

  constructor(
    private readonly library: OpenLibrary,
    private readonly usage: RecordUsage,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Newest first. */
  get all(): readonly Note[] {
    return newestRecordsFirst(this.library.shown?.notes ?? []);
  }

  get byKey(): ReadonlyMap<string, Note> {
    return new Map(this.all.map((note) => [note.id, note]));
  }

  /** '' without a note. */
  textOf(target: FlashcardTarget): string {
    const id = targetKey(target);
    if (this.library.records === null) return this.typed?.id === id ? this.typed.text : '';
    return this.byKey.get(id)?.text ?? '';
  }

  has(target: FlashcardTarget): boolean {
    return this.byKey.has(targetKey(target));
  }

  /** Called with each character typed: shown at once, stored after a pause. A blank text removes the note. */
  write(target: FlashcardTarget, text: string): void {
    const id = targetKey(target);
    // A field shows what is typed, also before the library is loaded.
    if (this.library.records === null) this.typed = { id, text };
    if (text.trim() === '') {
      this.library.remove('notes', id);
      return;
    }
    const changedAt = this.library.now();
    this.library.put('notes', { id, target, text: text.slice(0, NOTE_LIMIT), changedAt }, NOTE_SAVE_DELAY);
    const writing = `${this.library.scope?.sowId}/${id}`;
    if (this.#writing === writing) return;
    this.#writing = writing;
    this.usage.record({
      name: 'clicked_on_note',
      payload: { ...flashcardIds(target) },
    });
  }

  /** Stores at once what was written last: the field has been left. */
  flush(): void {
    void this.library.flush();
  }
}
