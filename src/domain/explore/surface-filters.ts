import { DEFAULT_FILTERS, type ExploreFilters } from './explore-filters';

/** The filters of one chart: in the list view each row has dropdowns of its own (specification, section 2). */
export function filtersOfSurface(filters: ExploreFilters, surface: string): ExploreFilters {
  const { topicFilter, trendFilter, topicQuadrantFilter, trendQuadrantFilter } = DEFAULT_FILTERS;
  if (surface === 'trendList') return { ...filters, topicFilter, topicQuadrantFilter };
  if (surface === 'topicList') return { ...filters, trendFilter, trendQuadrantFilter };
  return filters;
}
