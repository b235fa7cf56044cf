import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { DEFAULT_FILTERS, isFilterActive } from '../../domain/filters/explore-filters';
import { isListedOnTab, PREVIOUS_DATA } from '../../domain/workspace/explore-tab';
import { filtersToQuery, withoutFilterParameters } from '../../domain/filters/filter-query';
import { filterTopics } from '../../domain/filters/filters-of-query';
import { signalQuery, withIds } from '../../domain/filters/id-query';
import { SENDER_PARAMETER } from '../../domain/filters/sender-statuses';
import type { QueryFacts } from '../../domain/query/query-facts';
import { byId } from '../../domain/shared/lists';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { TOPICS_OF_PARAMETER } from '../../domain/shared/routes';
import type { Trend } from '../../domain/trend/trend';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

export interface StatusFreeQuery {
  readonly query: AddressParameters;
  /** How many topics stand in the place of the statuses. */
  readonly count: number;
}

/**
 * The query of a view with what depends on the user's statuses replaced by the topics that it means now, and a note of
 * a status filter for the receiver, whose own statuses are others.
 * @param filters in force
 * @returns null if no topic passes: without a topic the link would show all of them
 */
export function statusFreeQuery(
  query: AddressParameters,
  filters: ExploreFilters,
  signals: ProjectSignalsStore,
  facts: QueryFacts,
): StatusFreeQuery | null {
  const isPrevious = filters.versionFilter === PREVIOUS_DATA;
  const rows = isPrevious ? (signals.previous.value?.topics ?? []) : facts.topics;
  const others = isPrevious ? facts.topics : signals.previous.value?.topics;
  const previous = others === undefined ? null : { topics: byId(others), trends: new Map<string, Trend>() };
  const passing = filterTopics(filters, { ...facts, topics: rows, previous }).filter((topic) =>
    isListedOnTab(filters.activeTab, topic),
  );
  if (passing.length === 0) return null;
  const free: ExploreFilters = {
    ...filters,
    statusFilter: DEFAULT_FILTERS.statusFilter,
    topicFilter: [],
    queryFilter: null,
  };
  const senders = isFilterActive(filters, 'status') ? filters.statusFilter : [];
  const origins = [TOPICS_OF_PARAMETER, SENDER_PARAMETER];
  const trendIds = new Map((signals.trends.value ?? []).map(({ id, name }) => [name, id]));
  return {
    count: passing.length,
    query: [
      ...withIds(filtersToQuery(free), () => (name) => trendIds.get(name)),
      ...signalQuery('topics', passing),
      ...senders.map((status) => [SENDER_PARAMETER, String(status)] as const),
      ...withoutFilterParameters(query).filter(([name]) => !origins.includes(name)),
    ],
  };
}
