import { makeAutoObservable, observable, runInAction } from 'mobx';
import { flashcardIds, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { type Note, bothTexts, newestRecordsFirst, targetKey } from '../../domain/library/library-record';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenLibrary } from './open-library';

/** Characters; longer notes are cut. */
export const NOTE_LIMIT = 2000;
/** Milliseconds without a further character until a note is stored. */
export const NOTE_SAVE_DELAY = 500;

export interface ConflictingNote {
  readonly mine: Note;
  readonly theirs: Note;
}

/** The personal notes of the open project. */
export class NotesStore {
  /** The note that was written last; one use is recorded for each note, not for each character. */
  #writing: string | null = null;
  /** The note that is being written while the library is loading. */
  typed: { readonly id: string; readonly text: string } | null = null;
  /** By project and note: those that another tab has stored while they were being written here. */
  readonly #conflicts = observable.map<string, ConflictingNote>();
  readonly #library: OpenLibrary;
  readonly #usage: RecordUsage;

  constructor(library: OpenLibrary, usage: RecordUsage) {
    this.#library = library;
    this.#usage = usage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Newest first. */
  get all(): readonly Note[] {
    return newestRecordsFirst(this.#library.records?.notes ?? []);
  }

  get byKey(): ReadonlyMap<string, Note> {
    return new Map(this.all.map((note) => [note.id, note]));
  }

  /** '' without a note. */
  textOf(target: FlashcardTarget): string {
    const id = targetKey(target);
    const conflict = this.conflictOf(target);
    if (conflict !== null) return conflict.mine.text;
    if (this.#library.records === null) return this.typed?.id === id ? this.typed.text : '';
    return this.byKey.get(id)?.text ?? '';
  }

  /** null: what is shown is stored, or will be. */
  conflictOf(target: FlashcardTarget): ConflictingNote | null {
    return this.#conflicts.get(this.#conflictKey(targetKey(target))) ?? null;
  }

  /** Ends a conflict: with both texts, with the one of this tab, or with the one of the other. */
  resolve(target: FlashcardTarget, keep: 'both' | 'mine' | 'theirs'): void {
    const conflict = this.conflictOf(target);
    if (conflict === null) return;
    const { mine, theirs } = conflict;
    this.#conflicts.delete(this.#conflictKey(mine.id));
    const text = keep === 'both' ? bothTexts(theirs.text, mine.text) : conflict[keep].text;
    if (text.trim() === '') this.#library.remove('notes', mine.id);
    else this.#library.put('notes', { ...mine, text, changedAt: this.#library.now() });
  }

  has(target: FlashcardTarget): boolean {
    return this.byKey.has(targetKey(target));
  }

  /** Called with each character typed: shown at once, stored after a pause. A blank text removes the note. */
  write(target: FlashcardTarget, text: string): void {
    const id = targetKey(target);
    const conflict = this.conflictOf(target);
    if (conflict !== null) {
      this.#conflicts.set(this.#conflictKey(id), { ...conflict, mine: { ...conflict.mine, text } });
      return;
    }
    // A field shows what is typed, also before the library is loaded.
    if (this.#library.records === null) this.typed = { id, text };
    if (text.trim() === '') {
      this.#library.remove('notes', id);
      return;
    }
    const changedAt = this.#library.now();
    const note = { id, target, text: text.slice(0, NOTE_LIMIT), changedAt };
    const key = this.#conflictKey(id);
    this.#library.putNote(note, NOTE_SAVE_DELAY, (theirs) => {
      if (this.#conflicts.has(key)) return;
      // It may have been written on since.
      const mine = this.#library.records?.notes.find((each) => each.id === id) ?? note;
      runInAction(() => this.#conflicts.set(key, { mine, theirs }));
    });
    const writing = `${this.#library.scope?.sowId}/${id}`;
    if (this.#writing === writing) return;
    this.#writing = writing;
    this.#usage.record({
      name: 'clicked_on_note',
      payload: { ...flashcardIds(target) },
    });
  }

  #conflictKey(id: string): string {
    return `${this.#library.scope?.sowId}/${id}`;
  }

  /** Stores at once what was written last: the field has been left. */
  flush(): void {
    void this.#library.flush();
  }
}
