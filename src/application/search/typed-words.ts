import { token } from '../shared/token';
import type { SearchSection } from './engine/search-sections';
import type { SearchResult } from './search-source';

/** What a feature makes of the words that are typed into the search, beside the entries that have them. */
export interface TypedWords {
  /** Loads what it needs of the project. */
  load(): void;
  /** What they mean, below what has them in a name; null: nothing. Observable. */
  meanings(words: string): SearchSection | null;
  /** The last row; null: there is none. Observable. */
  handOver(words: string): SearchSection | null;
  /** The words are meant for it before they are searched for. */
  isMeant(words: string): boolean;
  /** @returns whether the result is one of these */
  open(result: Pick<SearchResult, 'kind' | 'id'>, words: string): boolean;
  /** Filters the explorer instead. @returns whether the result is one that can */
  filter(result: SearchResult, words: string): boolean;
}

/** Their code is fetched with that of the search. */
export const TypedWordsSources = token<readonly (() => Promise<TypedWords>)[]>('TypedWordsSources');
