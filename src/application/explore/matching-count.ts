import { isListedOnTab } from '../../domain/explore/explore-tab';
import type { ExploreFilters } from '../../domain/explore/filter-forms';
import { filterTopics, filterTrends } from '../../domain/explore/filtered-signals';
import { CURRENT_DATA } from '../../domain/explore/version';
import type { QueryFacts } from '../../domain/query/query-facts';
import type { SignalType } from '../../domain/topic/quadrant';

export interface MatchingCount {
  readonly shown: number;
  readonly total: number;
}

/** How many topics or trends pass the filters, for charts that do not count. @returns null while this is unknown */
export function matchingCount(type: SignalType, filters: ExploreFilters, facts: QueryFacts): MatchingCount | null {
  if (filters.versionFilter !== CURRENT_DATA) return null;
  if (type === 'trend') return { shown: filterTrends(filters, facts).length, total: facts.trends.length };
  const topics = facts.topics.filter((topic) => isListedOnTab(filters.activeTab, topic));
  return { shown: filterTopics(filters, { ...facts, topics }).length, total: topics.length };
}
