import type { SowId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';
import type { Quadrant } from '../../domain/topic/quadrant';

export type SearchKind =
  | 'topic'
  | 'trend'
  | 'shift'
  | 'platform'
  | 'insight'
  | 'page'
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

/** Entries of one feature. A feature whose content is searchable adds a source. */
export interface SearchSource {
  /** Observable: changes with the data and the project. */
  readonly entries: readonly SearchEntry[];
  /** Whether more entries are being loaded. */
  readonly pending?: boolean;
  /** Loads the entries of the project, when the search box is used first. */
  load?(sow: SowId): void;
}

export const SearchSources = token<readonly SearchSource[]>('SearchSources');
