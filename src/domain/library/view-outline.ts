import { hasActiveFilters, isFilterActive, type ExploreFilters } from '../explore/explore-filters';
import { EXPLORE_TAB_NAMES, FIGURE_FILTERS } from '../explore/explore-tab';
import { figureWords } from '../explore/figure-words';
import { filtersFromQuery } from '../explore/filter-query';
import { countOf } from '../shared/figures';
import { parseAddress, type Query } from '../shared/query';
import { firstSegment } from '../shell/screen';
import { QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import { topicStatusName } from '../topic/topic-status';

/** What an address of the product shows, in words. */
export interface ViewOutline {
  /** The first part of the path, such as 'data' or 'review'. */
  readonly screen: string;
  readonly filters: ExploreFilters;
  /** 'Topic map', 'Potential Disruptor'. Without the number of topics, which depends on the project. */
  readonly parts: readonly string[];
}

/**
 * @param address path and query within the product
 * @param named replaces the ids of a query by names
 */
export function outlineOf(address: string, named: (query: Query) => Query = (query) => query): ViewOutline {
  const { pathname, query } = parseAddress(address);
  const filters = filtersFromQuery(named(query));
  const screen = firstSegment(pathname);
  const place = screen === 'review' ? 'Review' : EXPLORE_TAB_NAMES[filters.activeTab];
  return { screen, filters, parts: [place, ...filterWords(filters)] };
}

function filterWords(filters: ExploreFilters): readonly string[] {
  if (!hasActiveFilters(filters)) return [];
  const quadrants = (codes: readonly QuadrantCode[]) => codes.map((code) => QUADRANTS[code].label).join(', ');
  const { trendFilter: trends } = filters;
  return [
    isFilterActive(filters, 'topicMaturity') && quadrants(filters.topicQuadrantFilter),
    isFilterActive(filters, 'trendMaturity') && quadrants(filters.trendQuadrantFilter),
    isFilterActive(filters, 'status') && filters.statusFilter.map(topicStatusName).join(', '),
    isFilterActive(filters, 'trends') && (trends.length === 1 ? (trends[0] ?? '') : countOf(trends.length, 'trend')),
    filters.topicFilter.length === 1 && (filters.topicFilter[0] ?? ''),
    ...FIGURE_FILTERS.map((name) => isFilterActive(filters, name) && figureWords(filters, name)),
    isFilterActive(filters, 'version') && filters.versionFilter,
  ].filter((part) => part !== false);
}
