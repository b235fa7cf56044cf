import type { ExploreFilters } from '../../domain/explore/explore-filters';
import { isListedOnTab } from '../../domain/explore/explore-tab';
import { filterTopics, filterTrends } from '../../domain/explore/filtered-signals';
import { CURRENT_DATA } from '../../domain/explore/version';
import { byId } from '../../domain/shared/by-id';
import type { SignalType } from '../../domain/topic/quadrant';
import type { Trend } from '../../domain/trend/trend';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

export interface Count {
  readonly shown: number;
  readonly total: number;
}

/** How many topics or trends pass the filters, for charts that do not count. @returns null while this is unknown */
export function matchingCount(
  type: SignalType,
  filters: ExploreFilters,
  signals: ProjectSignalsStore,
  statuses: TopicStatusStore,
  newKeys: ReadonlySet<string>,
): Count | null {
  if (filters.versionFilter !== CURRENT_DATA) return null;
  const previous = signals.previous.value;
  if (type === 'trend') {
    const trends = signals.trends.value;
    const isNew = ({ id }: Trend): boolean => newKeys.has(carouselItemKey({ type: 'Trend', id }));
    const others = previous && byId(previous.trends);
    return trends && { shown: filterTrends(trends, filters, isNew, others).length, total: trends.length };
  }
  const topics = signals.topics.value?.filter((topic) => isListedOnTab(filters.activeTab, topic));
  if (topics === undefined) return null;
  const shown = filterTopics(
    topics,
    filters,
    (topic) => statuses.settledStatusOf(topic),
    ({ id }) => newKeys.has(carouselItemKey({ type: 'Topic', id })),
    previous && byId(previous.topics),
  );
  return { shown: shown.length, total: topics.length };
}
