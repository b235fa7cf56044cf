import type { SowId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';
import type { Quadrant } from '../../domain/topic/quadrant';

export type SearchKind =
  | 'topic'
  | 'trend'
  | 'shift'
  | 'platform'
  | 'insight'
  | 'startup'
  | 'page'
  /** Of a screen. */
  | 'tab'
  | 'project'
  | 'view'
  | 'note'
  | 'action'
  /** A part of a query. */
  | 'part'
  /** Opens the assistant with the words. */
  | 'ask'
  | 'all';

export interface SearchResult {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  /** What it belongs to: the trend of a topic, the shift of a trend. */
  readonly detail: string | null;
  readonly quadrant: Quadrant | null;
  /** The words of the description around the match, if the name does not match. */
  readonly excerpt?: string;
  /** Among the new discoveries of the project. */
  readonly isNew?: boolean;
  /** Where it leads, if it is not an entry of a source: 'Show all'. */
  readonly path?: string;
  /** The keys that do the same without the search. */
  readonly keys?: string;
}

/** Distinguishes topic 7 from trend 7. */
export function searchKey(result: Pick<SearchResult, 'kind' | 'id'>): string {
  return `${result.kind}:${result.id}`;
}

export interface SearchEntry {
  readonly result: SearchResult;
  /** Further words that match it, such as its description. Not shown. */
  readonly words: string;
  /** Names of the same thing that are not shown. */
  readonly otherNames?: readonly string[];
  open(): void;
}

/** Something to be done. @param words further words that find it @param keys the keys that do the same */
export function searchAction(id: string, title: string, words: string, open: () => void, keys?: string): SearchEntry {
  return {
    result: { kind: 'action', id, title, detail: null, quadrant: null, ...(keys !== undefined && { keys }) },
    words,
    open,
  };
}

/** Entries of one feature. A feature whose content is searchable adds a source. */
export interface SearchSource {
  /** Observable: changes with the data and the project. */
  readonly entries: readonly SearchEntry[];
  /** Whether more entries are being loaded. */
  readonly pending?: boolean;
  /** Loads the entries of the project, when the search box is used first. */
  load?(sow: SowId): void;
}

/** Of other features; their code is fetched with that of the search. */
export const SearchSources = token<readonly (() => Promise<SearchSource>)[]>('SearchSources');

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
