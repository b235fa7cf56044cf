import { DEFAULT_FILTERS, filterWords, isFilterActive } from './explore-filters';
import { EXPLORE_TAB_NAMES } from './explore-tab';
import { MORE_FILTERS, type ExploreFilters, type FilterName } from './filter-forms';
import { filtersFromQuery } from './filter-query';
import { countOf } from '../shared/figures';
import { parseAddress, type AddressParameters } from '../shared/address-parameters';
import { firstSegment } from '../shell/screen';
import type { SavedView } from '../library/library-record';

/** What an address of the product shows, in words. */
export interface ViewOutline {
  /** The first part of the path, such as 'data' or 'review'. */
  readonly screen: string;
  readonly filters: ExploreFilters;
  /** 'Topic map', 'Potential Disruptor'. Without the number of topics, which depends on the project. */
  readonly parts: readonly string[];
}

/** Whether a saved view is a pinned question of the assistant. */
export function isQuestionView({ address }: Pick<SavedView, 'address'>): boolean {
  return firstSegment(parseAddress(address).pathname) === 'reneAI';
}

/**
 * @param address path and query within the product
 * @param named replaces the ids of a query by names
 */
export function outlineOf(
  address: string,
  named: (query: AddressParameters) => AddressParameters = (query) => query,
): ViewOutline {
  const { pathname, query } = parseAddress(address);
  const filters = filtersFromQuery(named(query));
  const screen = firstSegment(pathname);
  if (isQuestionView({ address })) return { screen, filters: DEFAULT_FILTERS, parts: ['Pinned question'] };
  const place = screen === 'review' ? 'Review' : EXPLORE_TAB_NAMES[filters.activeTab];
  const names = ORDER.filter((name) => isFilterActive(filters, name));
  const all = [place, ...names.flatMap((name) => wordsOf(filters, name))];
  // A filter and a condition may say the same.
  const parts = new Map(all.toReversed().map((words) => [words.toLowerCase(), words]));
  return { screen, filters, parts: [...parts.values()].toReversed() };
}

const ORDER: readonly FilterName[] = [
  'topicMaturity',
  'trendMaturity',
  'status',
  'trends',
  'topics',
  ...MORE_FILTERS,
  'query',
  'version',
];

/** Names are counted, and those of many topics are left out. */
function wordsOf(filters: ExploreFilters, name: FilterName): readonly string[] {
  const words = filterWords(filters, name);
  if (name === 'topics') return words.length === 1 ? words : [];
  if (name === 'trends') return words.length === 1 ? words : [countOf(words.length, 'trend')];
  return [words.join(', ')];
}
