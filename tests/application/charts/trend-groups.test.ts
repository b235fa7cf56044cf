import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { ChartItem } from '../../../src/application/charts/items/chart-item';
import { sortItems } from '../../../src/application/charts/items/signal-fields';
import { TrendGroups } from '../../../src/application/charts/trend-groups';
import { aChartItem } from '../../builders/chart-item-mother';

const TRENDS = ['a', 'b', 'c'] as const;
const growth = fc.option(fc.integer({ min: -20, max: 40 }).map((points) => points / 100));
const anyTrend = (id: string) =>
  growth.map((value) =>
    aChartItem({ type: 'trend', id: entityId(id), name: `Trend ${id}`, growth: value, trendId: null, status: null }),
  );
const anyTopic = fc.record({
  growth,
  trendId: fc.constantFrom(...TRENDS, null),
  status: fc.constantFrom(0, 1, 2, 3, 4),
});
const anyList = fc.record({
  trends: fc.tuple(...TRENDS.map(anyTrend)),
  topics: fc.array(anyTopic, { maxLength: 12 }),
  order: fc.record({
    key: fc.constantFrom('name', 'growth', 'status', 'trend'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  folded: fc.subarray([...TRENDS]),
});
type List = typeof anyList extends fc.Arbitrary<infer Of> ? Of : never;

function grouped(
  { trends, topics, order, folded }: List,
  { find = '', passing = trends }: { readonly find?: string; readonly passing?: readonly ChartItem[] } = {},
) {
  const items = topics.map(({ trendId, ...of }, at) =>
    aChartItem({
      ...of,
      id: entityId(`t${at}`),
      name: `Topic ${at}`,
      trendId: trendId && entityId(trendId),
    }),
  );
  const rowsOf = (all: readonly ChartItem[], shown: readonly ChartItem[]) => ({
    items: shown,
    sorted: sortItems(shown, order),
    everything: { all, passing: () => shown },
    ownFilters: DEFAULT_FILTERS,
    order,
    find,
    movement: { beforeById: null, gone: [] },
  });
  return new TrendGroups(rowsOf(items, items), rowsOf(trends, passing), { folded: new Set<string>(folded) });
}

const idsOf = (items: readonly ChartItem[]): readonly string[] => items.map(({ id }) => id);

describe('the topics of a list in their trends', () => {
  it('are each there once, below their own trend, in the order of the list', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const groups = grouped(list);
        const all = groups.topicsInOrder;
        expect(idsOf(all).toSorted()).toEqual(list.topics.map((_, at) => `t${at}`).toSorted());
        for (const { trend, topics } of groups.groups) {
          expect(topics.every(({ trendId }) => trendId === (trend?.id ?? null))).toBe(true);
          expect(idsOf(sortItems(topics, list.order))).toEqual(idsOf(topics));
        }
      }),
    );
  });

  it('follow their trend in the rows, unless it is folded; a search finds them there, too', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const groups = grouped(list);
        const shown = groups.groups.flatMap(({ trend, topics }) => {
          if (trend === null) return topics;
          return list.folded.some((id) => id === trend.id) ? [trend] : [trend, ...topics];
        });
        expect(idsOf(groups.rows)).toEqual(idsOf(shown));
        const searched = grouped(list, { find: 'topic' });
        expect(searched.rows.filter(({ type }) => type === 'topic')).toHaveLength(list.topics.length);
      }),
    );
  });

  it('are only those of the trends that a filter of trends passes', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const passing = list.trends.slice(1);
        const groups = grouped(list, { passing });
        expect(groups.groups.every(({ trend }) => trend !== null && trend.id !== 'a')).toBe(true);
      }),
    );
  });

  it('have trends in the same order, by a value that trends have not by their first topic', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const groups = grouped(list).groups.filter(({ trend }) => trend !== null);
        const trends = groups.flatMap(({ trend }) => trend ?? []);
        if (list.order.key === 'growth') expect(idsOf(sortItems(trends, list.order))).toEqual(idsOf(trends));
        if (list.order.key !== 'status') return;
        const first = groups.flatMap(({ topics }) => topics.slice(0, 1));
        expect(idsOf(sortItems(first, list.order))).toEqual(idsOf(first));
      }),
    );
  });

  it('fold one by one, and all at once', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const groups = grouped(list);
        const [trend] = groups.groups.flatMap((group) => group.trend ?? []);
        if (trend === undefined) return;
        groups.setFolded(trend, true);
        expect(groups.isFolded(trend)).toBe(true);
        expect(groups.rows.some(({ trendId }) => trendId === trend.id)).toBe(false);
        if (!groups.isAllFolded) groups.toggleAll();
        expect(groups.rows.every(({ type, trendId }) => type === 'trend' || trendId === null)).toBe(true);
        groups.toggleAll();
        expect(groups.isAllFolded).toBe(false);
        expect(groups.rows.filter(({ type }) => type === 'topic')).toHaveLength(list.topics.length);
        expect(groups.trendRowOf(aChartItem({ trendId: trend.id as never }))).toBe(groups.rows.indexOf(trend));
      }),
    );
  });
});
