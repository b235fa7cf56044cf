import { clearFilters } from './explore-filters';
import { FILTER_NAMES, formOf, type ExploreFilters } from './filter-forms';

/** The filters of one chart: in the list view each row has dropdowns of its own (specification, section 2). */
export function filtersOfSurface(filters: ExploreFilters, surface: string): ExploreFilters {
  if (surface !== 'trendList' && surface !== 'topicList') return filters;
  const others = FILTER_NAMES.filter((name) => {
    const { list } = formOf(name);
    return list !== 'both' && list !== surface;
  });
  return clearFilters(filters, others);
}
