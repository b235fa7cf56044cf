import { token } from '../shared/token';

export interface SearchDocument {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly words: string;
}

export interface SearchHit {
  readonly key: string;
  /** Only good for comparing the hits of one search: larger is better. */
  readonly score: number;
}

/** Finds documents by what somebody types: at the start of words, inside words of names, and past typing errors. */
export interface SearchIndex {
  /**
   * Makes exactly these documents findable, in small pieces, so that nobody who types has to wait. What is in already
   * can be found meanwhile. A newer call overtakes older ones. Rejects when the index cannot be made at all.
   */
  replaceDocuments(documents: readonly SearchDocument[]): Promise<void>;
  /** Best first; nothing for a blank query. */
  search(query: string): readonly SearchHit[];
}
export const SearchIndex = token<SearchIndex>('SearchIndex');
