import { clearFilters, type ExploreFilters } from './explore-filters';
import type { FilterName } from './explore-tab';

/** The list that a filter of the list view belongs to; null: both. */
const LISTS: Readonly<Record<FilterName, 'trendList' | 'topicList' | null>> = {
  status: null,
  version: null,
  topics: 'topicList',
  topicMaturity: 'topicList',
  trends: 'trendList',
  trendMaturity: 'trendList',
  new: 'topicList',
  growth: 'topicList',
  sizing: 'topicList',
  allVersions: 'topicList',
};

/** The filters of one chart: in the list view each row has dropdowns of its own (specification, section 2). */
export function filtersOfSurface(filters: ExploreFilters, surface: string): ExploreFilters {
  if (surface !== 'trendList' && surface !== 'topicList') return filters;
  const others = (Object.keys(LISTS) as FilterName[]).filter((name) => LISTS[name] !== null && LISTS[name] !== surface);
  return clearFilters(filters, others);
}
