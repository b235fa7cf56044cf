import type { SowId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';
import type { SearchResult } from './search-result';

/** Something that can be found, and what choosing it does. */
export interface SearchEntry {
  readonly result: SearchResult;
  /** What else it is found by: its description, other words for it. Never shown. */
  readonly words: string;
  open(): void;
}

/** Where entries come from. A feature whose things should be found adds a source of its own. */
export interface SearchSource {
  /** Observable: grows when data arrives, changes with the project. */
  readonly entries: readonly SearchEntry[];
  /** More entries are on their way. */
  readonly pending?: boolean;
  /** Asks for what is not loaded by anybody else, when somebody is about to search in this project. */
  load?(sow: SowId): void;
}

export const SearchSources = token<readonly SearchSource[]>('SearchSources');
