import { DEFAULT_FILTERS, isFilterActive, type ExploreFilters } from '../explore/explore-filters';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../explore/filter-query';
import { filterTopics } from '../explore/filtered-signals';
import type { Selection } from '../explore/selection';
import type { Query } from '../shared/query';
import { quadrantOf } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { topicStatusName, type TopicStatus } from '../topic/topic-status';

/** The explorer's filters of topics, and shifts. Shifts, trends and topics are selected by name; empty means all. */
export interface ReviewFilters extends Pick<
  ExploreFilters,
  'statusFilter' | 'topicFilter' | 'trendFilter' | 'topicQuadrantFilter'
> {
  readonly shiftFilter: Selection<string>;
}

const { statusFilter, topicFilter, trendFilter, topicQuadrantFilter } = DEFAULT_FILTERS;

/** Passes every topic. */
export const ALL_TOPICS: ReviewFilters = {
  statusFilter,
  topicFilter,
  trendFilter,
  topicQuadrantFilter,
  shiftFilter: [],
};

const SHIFTS = 'shifts';
const NAMES = ['status', 'topics', 'trends', 'topicMaturity'] as const;

/** Reads the parameters of the explorer's address, and `shifts`. */
export function reviewFiltersFromQuery(query: Query): ReviewFilters {
  const filters = filtersFromQuery(query);
  const shifts = query.filter(([name, value]) => name === SHIFTS && value !== '').map(([, value]) => value);
  return {
    statusFilter: filters.statusFilter,
    topicFilter: filters.topicFilter,
    trendFilter: filters.trendFilter,
    topicQuadrantFilter: filters.topicQuadrantFilter,
    shiftFilter: [...new Set(shifts)],
  };
}

/** Writes what is not default. */
export function reviewFiltersToQuery(filters: ReviewFilters): Query {
  return [
    ...filtersToQuery(exploreFilters(filters)),
    ...filters.shiftFilter.map((name): Query[number] => [SHIFTS, name]),
  ];
}

/** Other parameters, such as an open flashcard; also without the tab. */
export function withoutReviewParameters(query: Query): Query {
  return withoutFilterParameters(query).filter(([name]) => name !== SHIFTS);
}

/** The trackable topics that pass every filter. */
export function reviewTopics(
  topics: readonly Topic[],
  filters: ReviewFilters,
  statusOf: (topic: Topic) => TopicStatus | null,
  shiftOf: (topic: Topic) => string | null,
): readonly Topic[] {
  const trackable = topics.filter(({ status }) => status !== null);
  const passed = filterTopics(trackable, exploreFilters(filters), statusOf);
  if (filters.shiftFilter.length === 0) return passed;
  const shifts = new Set(filters.shiftFilter);
  return passed.filter((topic) => {
    const shift = shiftOf(topic);
    return shift !== null && shifts.has(shift);
  });
}

/** What the filters narrow to, in words, such as ['Everyday health', 'Strong Signal']; empty without a filter. */
export function describeReviewFilters(filters: ReviewFilters): readonly string[] {
  const explore = exploreFilters(filters);
  const isActive = (name: (typeof NAMES)[number]): boolean => isFilterActive(explore, name);
  return [
    ...filters.shiftFilter,
    ...filters.trendFilter,
    ...filters.topicFilter,
    ...(isActive('topicMaturity') ? filters.topicQuadrantFilter.map((code) => quadrantOf(code).label) : []),
    ...(isActive('status') ? filters.statusFilter.map(topicStatusName) : []),
  ];
}

function exploreFilters(filters: ReviewFilters): ExploreFilters {
  return {
    ...DEFAULT_FILTERS,
    statusFilter: filters.statusFilter,
    topicFilter: filters.topicFilter,
    trendFilter: filters.trendFilter,
    topicQuadrantFilter: filters.topicQuadrantFilter,
  };
}
