import type { QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../topic/topic-status';
import type { Trend } from '../trend/trend';
import { isNarrowed, type ExploreFilters } from './explore-filters';
import { selectsAll, type Selection } from './selection';

/** The topics that pass every active filter ('and'). A topic that cannot be tracked counts as Undefined. */
export function filterTopics(
  topics: readonly Topic[],
  filters: ExploreFilters,
  statusOf: (topic: Topic) => TopicStatus | null,
): readonly Topic[] {
  const byName = passes(filters.topicFilter);
  const byTrend = passes(filters.trendFilter);
  const everyStatus = selectsAll(filters.statusFilter, TOPIC_STATUSES);
  return topics.filter(
    (topic) =>
      byName(topic.name) &&
      (filters.trendFilter.length === 0 || (topic.trend !== null && byTrend(topic.trend.name))) &&
      (everyStatus || filters.statusFilter.includes(statusOf(topic) ?? 0)) &&
      inQuadrant(filters.topicQuadrantFilter, topic.quadrant.code),
  );
}

export function filterTrends(trends: readonly Trend[], filters: ExploreFilters): readonly Trend[] {
  const byName = passes(filters.trendFilter);
  return trends.filter((trend) => byName(trend.name) && inQuadrant(filters.trendQuadrantFilter, trend.quadrant.code));
}

// A set, because a selection may hold thousands of names and is asked once for each row.
function passes(selection: Selection<string>): (name: string) => boolean {
  const chosen = new Set(selection);
  return (name) => chosen.size === 0 || chosen.has(name);
}

function inQuadrant(selection: Selection<QuadrantCode>, code: QuadrantCode | null): boolean {
  return !isNarrowed(selection) || selection.some((chosen) => chosen === code);
}
