import { EVERY_TOPIC, isWhole, takenOf, type Condition, type Query } from '../query/query';
import { DEFAULT_FILTERS, activeFilters } from './explore-filters';
import { type ExploreFilters, formOf, valueOf, type AnyFilter, type SomeFilters, FILTER_NAMES } from './filter-forms';
import { matchingRows } from '../query/evaluate-query';
import type { QueryFacts } from '../query/query-facts';
import type { Topic } from '../topic/topic';
import type { Trend } from '../trend/trend';

/** The lists of the explorer with exactly the rows of a query. */
export function filtersOfQuery(query: Query): ExploreFilters {
  const { conditions, subject } = query;
  const list: ExploreFilters = { ...DEFAULT_FILTERS, activeTab: 'trendList' };
  if (isWhole(query) && conditions.length === 0) return list;
  const [only, ...others] = conditions;
  const code = only?.kind === 'quadrant' && !only.not && only.codes.length === 1 ? only.codes[0] : null;
  if (isWhole(query) && others.length === 0 && code != null)
    return subject === 'topics' ? { ...list, topicQuadrantFilter: [code] } : { ...list, trendQuadrantFilter: [code] };
  return { ...list, queryFilter: takenOf(query) };
}

/**
 * The filters as a query of topics or of trends; each one that is active is a condition.
 * @param hasOtherVersion the rows of the other version are known, so that 'matches in all versions' can be asked
 */
export function queryOfFilters(
  filters: SomeFilters,
  names: readonly AnyFilter[],
  subject: 'topics' | 'trends',
  hasOtherVersion: boolean,
): Query {
  const active = activeFilters(filters, names);
  const conditionsOf = (of: readonly AnyFilter[]): readonly Condition[] =>
    of.flatMap((name) => formOf(name)[subject]?.(valueOf(filters, name)) ?? []);
  const inEach = active.filter((name) => formOf(name).isOfAllVersions !== true);
  const inOther: readonly Condition[] =
    hasOtherVersion && active.includes('allVersions') ? [{ kind: 'before', of: conditionsOf(inEach), not: false }] : [];
  return { ...EVERY_TOPIC, subject, conditions: [...conditionsOf(active), ...inOther] };
}

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
