import { token } from '../shared/token';

export interface SearchDocument {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly words: string;
}

export interface SearchHit {
  readonly key: string;
  /** Comparable within one search only; larger is better. */
  readonly score: number;
}

/** Full-text search: by prefix, inside the words of names, and with typing errors. */
export interface SearchIndex {
  /**
   * Indexes exactly these documents, in chunks, so that input is handled meanwhile. A newer call overtakes older ones.
   * Rejects when the index cannot be created.
   */
  replaceDocuments(documents: readonly SearchDocument[]): Promise<void>;
  /** Best first, among the documents indexed so far; none for a blank query. */
  search(query: string): readonly SearchHit[];
}
export const SearchIndex = token<SearchIndex>('SearchIndex');
