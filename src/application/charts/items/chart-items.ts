import type { ExploreFilters } from '../../../domain/filters/filter-forms';
import type { ChartSurface } from '../../filters/chart-frame';
import type { SignalRows } from '../../workspace/catalogues';
import { isListedOnTab } from '../../../domain/workspace/explore-tab';
import { filterTopics, filterTrends } from '../../../domain/filters/filters-of-query';
import { NO_FACTS, type QueryFacts } from '../../../domain/query/query-facts';
import { byId, haveSameFields } from '../../../domain/shared/lists';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { Trend } from '../../../domain/trend/trend';
import { carouselItemKey } from '../../../domain/workspace/carousel-item';
import { SURFACES } from '../surface-views';
import type { ChartItem } from './chart-item';

/** The rows of one version of the data as items of one surface. */
export interface ChartItems {
  readonly all: readonly ChartItem[];
  passing(filters: ExploreFilters): readonly ChartItem[];
}

/** What is known about items besides their rows. */
export interface ItemContext {
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  /** By carouselItemKey. */
  readonly newKeys: ReadonlySet<string>;
  /** The data series behind the growth of single topics. */
  readonly growthNotes?: ReadonlyMap<string, string> | undefined;
  /** The ids of the current rows, to tell which previous ones are gone. null: these are the current rows. */
  readonly currentIds: ReadonlySet<string> | null;
  /** The rows of the other version; null: not loaded. Omitted: they are not needed. */
  readonly others?: SignalRows | null;
  /** The lists that functions of the product keep. Omitted: there are none. */
  readonly lists?: () => QueryFacts['lists'];
  /** Items that were made before, by their rows: one of which nothing is different stays, and is not drawn again. */
  readonly made?: WeakMap<Topic, ChartItem>;
}

export const NO_ITEMS: ChartItems = { all: [], passing: () => [] };

export function chartItems(surface: ChartSurface, rows: SignalRows, context: ItemContext): ChartItems {
  return SURFACES[surface].type === 'trend' ? trendItems(rows, context) : topicItems(surface, rows.topics, context);
}

function trendItems({ trends, topics }: SignalRows, context: ItemContext): ChartItems {
  const counts = new Map<string, number>();
  for (const { trend } of topics) if (trend !== null) counts.set(trend.id, (counts.get(trend.id) ?? 0) + 1);
  // Topics are loaded on their own: without any, the count is not known rather than 0.
  const countOf = ({ id }: Trend): number | null => (topics.length === 0 ? null : (counts.get(id) ?? 0));
  const items = new Map(
    trends.map((trend): [Trend, ChartItem] => [
      trend,
      { ...itemOf(trend, 'trend', context), shiftName: trend.shiftName, topicCount: countOf(trend) },
    ]),
  );
  return {
    all: [...items.values()],
    passing: (filters) => itemsOf(filterTrends(filters, { ...factsOf(filters, context), trends }), items),
  };
}

function topicItems(surface: ChartSurface, topics: readonly Topic[], context: ItemContext): ChartItems {
  // The filters of the drivers tab offer no topics without drivers, so its charts show none either.
  const shown =
    SURFACES[surface].drawing === 'plot' ? topics.filter((topic) => isListedOnTab('drivers', topic)) : topics;
  const items = new Map(
    shown.map((topic): [Topic, ChartItem] => {
      const { id: trendId = null, name: trendName = null, shiftName = null } = topic.trend ?? {};
      const status = context.statusOf(topic);
      const growthNote = context.growthNotes?.get(topic.id);
      const noted = growthNote === undefined ? {} : { growthNote };
      const item = { ...itemOf(topic, 'topic', context), trendId, trendName, shiftName, status, ...noted };
      const before = context.made?.get(topic);
      if (before !== undefined && haveSameFields<ChartItem>(before, item)) return [topic, before];
      context.made?.set(topic, item);
      return [topic, item];
    }),
  );
  const statusOf = (topic: Topic): TopicStatus | null => items.get(topic)?.status ?? null;
  return {
    all: [...items.values()],
    passing: (filters) =>
      itemsOf(filterTopics(filters, { ...factsOf(filters, context), topics: shown, statusOf }), items),
  };
}

/** The facts that topics and trends share. */
function itemOf(row: Topic | Trend, type: SignalType, { newKeys, currentIds }: ItemContext): ChartItem {
  const { id } = row;
  const isNew = newKeys.size > 0 && newKeys.has(carouselItemKey({ type: type === 'topic' ? 'Topic' : 'Trend', id }));
  const isGone = currentIds !== null && !currentIds.has(id);
  return {
    ...row,
    type,
    topicCount: null,
    trendId: null,
    trendName: null,
    shiftName: null,
    status: null,
    isNew,
    isGone,
  };
}

/** What filters are evaluated by, besides the rows. */
function factsOf({ listFilter }: ExploreFilters, { newKeys, others = null, lists }: ItemContext): QueryFacts {
  const previous = others && { topics: byId(others.topics), trends: byId(others.trends) };
  // What is in a list is asked for only where a filter names one: it may follow from all decisions.
  const known = listFilter.length === 0 ? undefined : lists?.();
  return { ...NO_FACTS, newKeys, previous, ...(known && { lists: known }) };
}

function itemsOf<Row>(rows: readonly Row[], items: ReadonlyMap<Row, ChartItem>): readonly ChartItem[] {
  return rows.map((row) => items.get(row)).filter((item) => item !== undefined);
}
