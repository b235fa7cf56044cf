import type { ChartSurface } from '../../../application/explore/chart-frame';
import type { SignalRows } from '../../../application/workspace/signal-catalogue';
import { topicItem, trendItem, type ChartItem, type ItemMark } from './chart-item';
import type { ExploreFilters } from '../../../domain/explore/explore-filters';
import { isListedOnTab } from '../../../domain/explore/explore-tab';
import { filterTopics, filterTrends } from '../../../domain/explore/filtered-signals';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import { carouselItemKey, type CarouselItem } from '../../../domain/workspace/carousel-item';
import type { Trend } from '../../../domain/trend/trend';

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
  /** The ids that the current data has; null: whether a row is gone from it is not known, or it is a row of it. */
  readonly currentIds: ReadonlyMap<string, unknown> | null;
}

export const NO_ITEMS: ChartItems = { all: [], passing: () => [] };

export function chartItems(surface: ChartSurface, rows: SignalRows, marks: ItemMarks): ChartItems {
  return TREND_SURFACES.includes(surface) ? ofTrends(rows, marks) : ofTopics(surface, rows.topics, marks);
}

function ofTrends({ trends, topics }: SignalRows, marks: ItemMarks): ChartItems {
  const topicCounts = new Map<string, number>();
  for (const { trend } of topics) if (trend !== null) topicCounts.set(trend.id, (topicCounts.get(trend.id) ?? 0) + 1);
  // Before the topics are here nobody knows how many there are; a missing count is not a zero.
  const countOf = (trend: Trend): number | null => (topics.length === 0 ? null : (topicCounts.get(trend.id) ?? 0));
  const items = new Map(
    trends.map((trend) => [trend, trendItem(trend, countOf(trend), markOf('Trend', trend, marks))]),
  );
  return {
    all: [...items.values()],
    passing: (filters) => itemsOf(filterTrends(trends, filters), items),
  };
}

function ofTopics(surface: ChartSurface, topics: readonly Topic[], marks: ItemMarks): ChartItems {
  // The drivers tab offers nothing without drivers, so its charts show nothing without drivers either.
  const shown = DRIVER_SURFACES.includes(surface) ? topics.filter((topic) => isListedOnTab('drivers', topic)) : topics;
  const items = new Map(
    shown.map((topic) => [topic, topicItem(topic, marks.statusOf(topic), markOf('Topic', topic, marks))]),
  );
  const statusShown = (topic: Topic): TopicStatus | null => items.get(topic)?.status ?? null;
  return {
    all: [...items.values()],
    passing: (filters) => itemsOf(filterTopics(shown, filters, statusShown), items),
  };
}

function markOf(type: CarouselItem['type'], { id }: Topic | Trend, { newKeys, currentIds }: ItemMarks): ItemMark {
  return {
    isNew: newKeys.has(carouselItemKey({ type, id })),
    isGone: currentIds !== null && !currentIds.has(id),
  };
}

function itemsOf<Row>(rows: readonly Row[], items: ReadonlyMap<Row, ChartItem>): readonly ChartItem[] {
  return rows.map((row) => items.get(row)).filter((item) => item !== undefined);
}
