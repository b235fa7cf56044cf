import { EVERY_TOPIC, type Condition, type Query } from '../query/query';
import { DEFAULT_FILTERS } from './explore-filters';
import type { ExploreFilters } from './filter-forms';

/** The lists of the explorer with exactly the rows of a query. */
export function filtersOfQuery(query: Query): ExploreFilters {
  const { conditions, limit, offset, order, alphabetical, subject } = query;
  const list: ExploreFilters = { ...DEFAULT_FILTERS, activeTab: 'trendList' };
  const isWhole = limit === null && offset === 0;
  if (isWhole && conditions.length === 0) return list;
  const [only, ...others] = conditions;
  const code = only?.kind === 'quadrant' && !only.not && only.codes.length === 1 ? only.codes[0] : null;
  if (isWhole && others.length === 0 && code != null)
    return subject === 'topics' ? { ...list, topicQuadrantFilter: [code] } : { ...list, trendQuadrantFilter: [code] };
  const byName = alphabetical === undefined ? {} : { alphabetical };
  return { ...list, queryFilter: { ...rowsOfQuery(query), ...(isWhole ? {} : { order, limit, offset, ...byName }) } };
}

/** What says which rows a query has, and nothing of how they are shown. */
export function rowsOfQuery({ conditions, since, subject }: Query): Query {
  const own = conditions.map(({ base: _base, ...condition }) => condition as Condition);
  return { ...EVERY_TOPIC, subject, conditions: own, since };
}
