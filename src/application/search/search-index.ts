import { token } from '../shared/token';

export interface SearchDocument {
  readonly key: string;
  readonly name: string;
  /** Names of the same thing that are not shown. */
  readonly otherNames?: readonly string[];
  readonly detail: string;
  readonly words: string;
}

export interface SearchHit {
  readonly key: string;
  /** Every word was found in a name; false: in the description, or with typing errors. */
  readonly inName: boolean;
}

/** Full-text search: by prefix, inside the words of names, and with typing errors. */
export interface SearchIndex {
  /**
   * Indexes exactly these documents, in chunks, so that input is handled meanwhile. A newer call overtakes older ones.
   * Rejects when the index cannot be created.
   */
  replaceDocuments(documents: readonly SearchDocument[]): Promise<void>;
  /**
   * Names before descriptions, best first; none for a blank query. Only the names until all documents are indexed, and
   * the order of these stays the same afterwards.
   */
  search(query: string): readonly SearchHit[];
}
export const SearchIndex = token<SearchIndex>('SearchIndex');
