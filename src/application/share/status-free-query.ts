import { DEFAULT_FILTERS, type ExploreFilters } from '../../domain/explore/explore-filters';
import { isListedOnTab } from '../../domain/explore/explore-tab';
import { filtersToQuery, withoutFilterParameters } from '../../domain/explore/filter-query';
import { filterTopics } from '../../domain/explore/filtered-signals';
import { signalQuery, withIds } from '../../domain/explore/id-query';
import { SENDER_PARAMETER } from '../../domain/explore/sender-statuses';
import { PREVIOUS_DATA } from '../../domain/explore/version';
import { byId } from '../../domain/shared/by-id';
import type { Query } from '../../domain/shared/query';
import { TOPICS_OF_PARAMETER } from '../../domain/shell/routes';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

export interface StatusFreeQuery {
  readonly query: Query;
  /** How many topics stand in the place of the statuses. */
  readonly count: number;
}

interface Sources {
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly newKeys: ReadonlySet<string>;
}

/**
 * The query of a view with its status filter replaced by the topics that have these statuses now, and a note of them for
 * the receiver, whose own statuses are others.
 * @param filters in force
 * @returns null if no topic passes: without a topic the link would show all of them
 */
export function statusFreeQuery(query: Query, filters: ExploreFilters, sources: Sources): StatusFreeQuery | null {
  const { signals, statuses, newKeys } = sources;
  const isPrevious = filters.versionFilter === PREVIOUS_DATA;
  const rows = (isPrevious ? signals.previous.value?.topics : signals.topics.value) ?? [];
  const other = (isPrevious ? signals.topics.value : signals.previous.value?.topics) ?? null;
  const listed = rows.filter((topic) => isListedOnTab(filters.activeTab, topic));
  const passing = filterTopics(
    listed,
    filters,
    (topic) => statuses.settledStatusOf(topic),
    ({ id }) => newKeys.has(carouselItemKey({ type: 'Topic', id })),
    other && byId(other),
  );
  if (passing.length === 0) return null;
  const others: ExploreFilters = { ...filters, statusFilter: DEFAULT_FILTERS.statusFilter, topicFilter: [] };
  const origins = [TOPICS_OF_PARAMETER, SENDER_PARAMETER];
  const trendIds = new Map((signals.trends.value ?? []).map(({ id, name }) => [name, id]));
  return {
    count: passing.length,
    query: [
      ...withIds(filtersToQuery(others), () => (name) => trendIds.get(name)),
      ...signalQuery('topics', passing),
      ...filters.statusFilter.map((status) => [SENDER_PARAMETER, String(status)] as const),
      ...withoutFilterParameters(query).filter(([name]) => !origins.includes(name)),
    ],
  };
}
