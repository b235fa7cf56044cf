import { searchKey, type SearchResult } from '../search-result';
import type { SearchEntry } from '../search-source';

const MOST_NEW = 3;
/** Filters that lead to what is decided on most: strong signals, and what the user marked as important. */
const FILTERS: ReadonlySet<string> = new Set(['filter:quadrant-1', 'filter:status-3']);

/** What an empty search box suggests: the new discoveries that were not opened lately, and two filters. */
export function suggestedResults(
  entries: readonly SearchEntry[],
  recent: readonly SearchResult[],
): readonly SearchResult[] {
  const opened = new Set(recent.map(searchKey));
  const added: SearchResult[] = [];
  const filters: SearchResult[] = [];
  for (const { result } of entries) {
    if (result.isNew === true && added.length < MOST_NEW && !opened.has(searchKey(result))) added.push(result);
    else if (result.kind === 'filter' && FILTERS.has(searchKey(result))) filters.push(result);
  }
  return [...added, ...filters];
}
