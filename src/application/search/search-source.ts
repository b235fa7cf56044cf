import type { SowId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';
import type { SearchResult } from './search-result';

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
