import { makeAutoObservable } from 'mobx';
import {
  hasSameTopics,
  isSameBrief,
  readBriefContent,
  type AddressedBrief,
  type BriefContent,
} from '../../domain/personal/brief-content';
import { newestRecordsFirst } from '../../domain/personal/library-record';
import type { OpenLibrary } from '../personal/open-library';
import { BY_REFERENCE } from '../shared/by-reference';

/** Milliseconds without a further edit until a draft is stored. */
export const DRAFT_SAVE_DELAY = 500;

export interface Draft {
  readonly id: string;
  /** As it is shown. */
  readonly title: string;
  readonly content: BriefContent;
}

/** The drafts of briefs in the personal library of the open project. */
export class BriefDrafts {
  readonly #library: OpenLibrary;

  constructor(library: OpenLibrary) {
    this.#library = library;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get isLoaded(): boolean {
    return this.#library.records !== null;
  }

  /** Newest first. */
  get all(): readonly Draft[] {
    return newestRecordsFirst(this.#library.records?.drafts ?? []).map(({ id, title, content }) => ({
      id,
      title,
      content: readBriefContent(content),
    }));
  }

  byId(id: string): Draft | null {
    return this.all.find((draft) => draft.id === id) ?? null;
  }

  /** The newest draft with these topics and texts; without texts the newest with these topics and this question. */
  like(content: AddressedBrief): Draft | null {
    const same = this.all.find((draft) => isSameBrief(draft.content, content));
    if (same !== undefined || content.title.trim() !== '' || content.conclusion.trim() !== '') return same ?? null;
    const hasSameQuestion = ({ question }: BriefContent): boolean => question.trim() === content.question.trim();
    return this.all.find((draft) => hasSameTopics(draft.content, content) && hasSameQuestion(draft.content)) ?? null;
  }

  /** Whether its last edit is stored, and not only shown. */
  isStored(id: string): boolean {
    return this.#library.isStored('drafts', id);
  }

  newId(): string {
    const now = this.#library.now();
    const taken = this.all.filter(({ id }) => id.startsWith(now)).length;
    return taken === 0 ? now : `${now}-${taken}`;
  }

  save({ id, title, content }: Draft): void {
    this.#library.put('drafts', { id, title, content, changedAt: this.#library.now() }, DRAFT_SAVE_DELAY);
  }

  /** @returns brings it back */
  remove(id: string): () => void {
    return this.#library.remove('drafts', id);
  }
}
