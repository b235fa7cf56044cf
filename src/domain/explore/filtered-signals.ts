import type { Topic } from '../topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../topic/topic-status';
import type { QuadrantCode } from '../topic/quadrant';
import type { Trend } from '../trend/trend';
import { isQuadrantFilterActive, type ExploreFilters } from './explore-filters';
import { selectsAll, type Selection } from './selection';

type Check<Signal> = (signal: Signal) => boolean;

/** The topics that pass every active filter ('and'). A topic that cannot be tracked counts as Undefined. */
export function filterTopics(
  topics: readonly Topic[],
  filters: ExploreFilters,
  statusOf: (topic: Topic) => TopicStatus | null,
): readonly Topic[] {
  const { topicFilter, trendFilter, statusFilter, topicQuadrantFilter } = filters;
  const byTrend = named(trendFilter);
  return passing(topics, [
    topicFilter.length > 0 && named(topicFilter),
    trendFilter.length > 0 && (({ trend }) => trend !== null && byTrend(trend)),
    !selectsAll(statusFilter, TOPIC_STATUSES) && ((topic) => statusFilter.includes(statusOf(topic) ?? 0)),
    isQuadrantFilterActive(topicQuadrantFilter) && inQuadrant(topicQuadrantFilter),
  ]);
}

export function filterTrends(trends: readonly Trend[], filters: ExploreFilters): readonly Trend[] {
  const { trendFilter, trendQuadrantFilter } = filters;
  return passing(trends, [
    trendFilter.length > 0 && named(trendFilter),
    isQuadrantFilterActive(trendQuadrantFilter) && inQuadrant(trendQuadrantFilter),
  ]);
}

/** Only what narrows is asked, because there may be thousands of rows. */
function passing<Signal>(signals: readonly Signal[], checks: readonly (Check<Signal> | false)[]): readonly Signal[] {
  return checks
    .filter((check) => check !== false)
    .reduce<readonly Signal[]>((passed, check) => passed.filter(check), signals);
}

// A set, because a selection may hold thousands of names and is asked once for each row.
function named(selection: Selection<string>): Check<{ readonly name: string }> {
  const chosen = new Set(selection);
  return ({ name }) => chosen.has(name);
}

function inQuadrant(selection: Selection<QuadrantCode>): Check<Topic | Trend> {
  return ({ quadrant }) => selection.some((chosen) => chosen === quadrant.code);
}
