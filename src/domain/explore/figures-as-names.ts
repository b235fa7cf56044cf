import type { QueryFacts } from '../query/query-facts';
import { clearFilters, hasActiveFilters } from './explore-filters';
import { FILTER_NAMES, formOf, type ExploreFilters, type FilterName } from './filter-forms';
import { filterTopics, filterTrends } from './filters-of-query';
import type { Selection } from './selection';

/** Passes no row: an empty selection would mean all. */
const NO_NAME = ['\u0000'];

/** The filters that no dashboard has a column for. */
const WITHOUT_COLUMN = FILTER_NAMES.filter((name) => formOf(name).place !== 'bar');

/**
 * The filters with those of figures and of answers replaced by the names of the topics or trends that pass them, for
 * charts that can only compare names.
 */
export function figuresAsNames(filters: ExploreFilters, type: 'topic' | 'trend', facts: QueryFacts): ExploreFilters {
  if (!hasActiveFilters(filters, WITHOUT_COLUMN)) return filters;
  const others = clearFilters(filters, WITHOUT_COLUMN);
  // What must pass in the other version are all filters; the status is compared by a clause of its own.
  const compared: readonly FilterName[] = filters.allVersionsFilter
    ? ['status', 'version']
    : FILTER_NAMES.filter((name) => !WITHOUT_COLUMN.includes(name));
  const figures = clearFilters(filters, compared);
  return type === 'trend'
    ? { ...others, trendFilter: among(filters.trendFilter, filterTrends(figures, facts)) }
    : { ...others, topicFilter: among(filters.topicFilter, filterTopics(figures, facts)) };
}

function among(selection: Selection<string>, passed: readonly { readonly name: string }[]): Selection<string> {
  const names = new Set(passed.map(({ name }) => name));
  const chosen = selection.length === 0 ? [...names] : selection.filter((name) => names.has(name));
  return chosen.length === 0 ? NO_NAME : chosen;
}
