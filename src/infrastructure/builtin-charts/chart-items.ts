import type { ChartSurface } from '../../application/explore/chart-frame';
import type { SignalRows } from '../../application/workspace/signal-catalogue';
import { topicItem, trendItem, type ChartItem } from '../../domain/explore/chart-item';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import { offeredInTab } from '../../domain/explore/explore-tab';
import { filterTopics, filterTrends } from '../../domain/explore/filtered-signals';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { Trend } from '../../domain/trend/trend';

export const TREND_SURFACES: readonly ChartSurface[] = ['trendMap', 'trendList'];
const DRIVER_SURFACES: readonly ChartSurface[] = ['drivers', 'impact'];

/** The rows of one load of the data as the items of one surface. */
export interface ChartItems {
  readonly all: readonly ChartItem[];
  passing(filters: ExploreFilters): readonly ChartItem[];
}

/** What is known of items beside their rows. */
export interface ItemMarks {
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  /** By carouselItemKey. */
  readonly newKeys: ReadonlySet<string>;
}

export const NO_ITEMS: ChartItems = { all: [], passing: () => [] };

export function chartItems(surface: ChartSurface, rows: SignalRows, { statusOf, newKeys }: ItemMarks): ChartItems {
  return TREND_SURFACES.includes(surface) ? ofTrends(rows, newKeys) : ofTopics(surface, rows.topics, statusOf, newKeys);
}

function ofTrends({ trends, topics }: SignalRows, newKeys: ReadonlySet<string>): ChartItems {
  const topicCounts = new Map<string, number>();
  for (const { trend } of topics) if (trend !== null) topicCounts.set(trend.id, (topicCounts.get(trend.id) ?? 0) + 1);
  // Before the topics are here nobody knows how many there are; a missing count is not a zero.
  const countOf = (trend: Trend): number | null => (topics.length === 0 ? null : (topicCounts.get(trend.id) ?? 0));
  const isNew = ({ id }: Trend): boolean => newKeys.has(carouselItemKey({ type: 'Trend', id }));
  const items = new Map(trends.map((trend) => [trend, trendItem(trend, countOf(trend), isNew(trend))]));
  return {
    all: [...items.values()],
    passing: (filters) => itemsOf(filterTrends(trends, filters), items),
  };
}

function ofTopics(
  surface: ChartSurface,
  topics: readonly Topic[],
  statusOf: ItemMarks['statusOf'],
  newKeys: ReadonlySet<string>,
): ChartItems {
  // The drivers tab offers nothing without drivers, so its charts show nothing without drivers either.
  const shown = DRIVER_SURFACES.includes(surface) ? topics.filter((topic) => offeredInTab('drivers', topic)) : topics;
  const isNew = ({ id }: Topic): boolean => newKeys.has(carouselItemKey({ type: 'Topic', id }));
  const items = new Map(shown.map((topic) => [topic, topicItem(topic, statusOf(topic), isNew(topic))]));
  const statusShown = (topic: Topic): TopicStatus | null => items.get(topic)?.status ?? null;
  return {
    all: [...items.values()],
    passing: (filters) => itemsOf(filterTopics(shown, filters, statusShown), items),
  };
}

function itemsOf<Row>(rows: readonly Row[], items: ReadonlyMap<Row, ChartItem>): readonly ChartItem[] {
  return rows.map((row) => items.get(row)).filter((item) => item !== undefined);
}
