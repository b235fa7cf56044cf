import { matchingRows } from '../query/evaluate-query';
import type { QueryFacts } from '../query/query-facts';
import type { Topic } from '../topic/topic';
import type { Trend } from '../trend/trend';
import { queryOfFilters } from './filter-conditions';
import { FILTER_NAMES, type ExploreFilters } from './filter-forms';

/** The topics that pass every active filter, in the order of the data. A topic that is not trackable counts as Undefined. */
export function filterTopics(filters: ExploreFilters, facts: QueryFacts): readonly Topic[] {
  const query = queryOfFilters(filters, FILTER_NAMES, 'topics', facts.previous !== null);
  return matchingRows(query, facts).flatMap((row) => (row.type === 'topic' ? [row.topic] : []));
}

/** The trends that pass every active filter. */
export function filterTrends(filters: ExploreFilters, facts: QueryFacts): readonly Trend[] {
  const query = queryOfFilters(filters, FILTER_NAMES, 'trends', facts.previous !== null);
  return matchingRows(query, facts).flatMap((row) => (row.type === 'trend' ? [row.trend] : []));
}
