import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { TopicColumn } from '../../../src/application/workspace/topic-columns';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { chartItems } from '../../../src/application/charts/items/chart-items';
import { aBareTopic, anUntrackableTopic, aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { fourCorners, openChart, show } from './open-map';

const NO_MARKS = { statusOf: () => null, newKeys: new Set<string>(), currentIds: null };
const names = (items: readonly { readonly name: string }[]): readonly string[] => items.map(({ name }) => name);

/** Two trends with two topics each; the one decided topic of each is its first. */
const IN_TRENDS = {
  surface: 'topicList' as const,
  trends: ['101', '102'].map((id) =>
    aTrend({ id: entityId(id), name: `Trend ${id}`, sizing: { ...UNKNOWN_SIZING, average: id === '101' ? 0.4 : 0.8 } }),
  ),
  topics: [1, 2, 3, 4].map((id) =>
    aTopic({
      id: entityId(id),
      name: `Topic ${id}`,
      trend: { id: entityId(id % 2 === 1 ? 101 : 102), name: `Trend ${id % 2 === 1 ? 101 : 102}`, shiftName: null },
      sizing: { ...UNKNOWN_SIZING, average: 0.9 - id / 10 },
      status: id < 3 ? 2 : 0,
    }),
  ),
};

const without = aTopic({ id: entityId(7), name: 'Without drivers', driverCount: 0 });
const unknown = aTopic({ id: entityId(8), name: 'Unknown drivers', driverCount: null });

describe('the items of a surface', () => {
  it.each(['drivers', 'impact'] as const)(
    'leave out on %s what has no drivers, not what has no number of drivers',
    (surface) => {
      const items = chartItems(surface, { topics: [aTopic(), without, unknown], trends: [] }, NO_MARKS);
      expect(names(items.all)).toEqual(['Seaweed films', 'Unknown drivers']);
      expect(names(items.passing({ ...DEFAULT_FILTERS, topicFilter: ['Without drivers'] }))).toEqual([]);
    },
  );

  it.each(['opportunityMap', 'topicList'] as const)('are all topics on %s', (surface) => {
    expect(chartItems(surface, { topics: [aTopic(), without, unknown], trends: [] }, NO_MARKS).all).toHaveLength(3);
  });

  it.each(['trendMap', 'trendList'] as const)('are the trends on %s, with how many topics each has', (surface) => {
    const empty = aTrend({ id: entityId(103), name: 'Refill' });
    const { all } = chartItems(surface, { topics: [aTopic(), without], trends: [aTrend(), empty] }, NO_MARKS);
    expect(all.map(({ type, name, topicCount }) => [type, name, topicCount])).toEqual([
      ['trend', 'Next packaging materials', 2],
      ['trend', 'Refill', 0],
    ]);
  });

  it('do not count topics before the topics are here', () => {
    expect(chartItems('trendMap', { topics: [], trends: [aTrend()] }, NO_MARKS).all[0]?.topicCount).toBeNull();
  });

  it('wear the personal status, and are filtered by it', () => {
    const statusOf = () => 3 as const;
    const items = chartItems(
      'opportunityMap',
      { topics: [aTopic({ status: 0 })], trends: [] },
      { ...NO_MARKS, statusOf },
    );
    expect(items.all[0]?.status).toBe(3);
    expect(items.passing({ ...DEFAULT_FILTERS, statusFilter: [3] })).toHaveLength(1);
    expect(items.passing({ ...DEFAULT_FILTERS, statusFilter: [0] })).toHaveLength(0);
  });

  it('of a list are searched by their names and those of their trends; those of a map are not', async () => {
    const trend = { id: entityId<'trend'>(7), name: 'Kühlkette', shiftName: null };
    const topics = [aTopic({ id: entityId(1), name: 'Wärme', trend }), aTopic({ id: entityId(2), name: 'Films' })];
    const list = (await openChart({ surface: 'topicList', topics })).data;
    const found = (find: string) => {
      show(list, { find });
      return names(list.items);
    };
    expect(['waer', 'WARM', 'kuhl', ' film ', 'none', ''].map(found)).toEqual([
      ['Wärme'],
      ['Wärme'],
      ['Wärme'],
      ['Films'],
      [],
      ['Wärme', 'Films'],
    ]);
    const map = (await openChart({ topics })).data;
    show(map, { find: 'films' });
    expect(map.items).toHaveLength(2);
  });

  it('of a list are sorted by a column that a feature adds, as long as it is there', async () => {
    const scores: Readonly<Record<string, number | null>> = { One: 2.04, Two: 2.01, Three: null };
    const topics = Object.keys(scores).map((name, index) => aTopic({ id: entityId(index), name }));
    const { data, sources } = await openChart({ surface: 'topicList', topics });
    const of = ({ id }: { id: string }) => scores[topics.find((topic) => topic.id === id)?.name ?? ''] ?? null;
    const columns = observable.box<readonly TopicColumn[]>([], { deep: false });
    vi.spyOn(sources.columns, 'all', 'get').mockImplementation(() => columns.get());
    show(data, { order: '-of:score' });
    expect(data.order.key).not.toBe('of:score');
    const rounded = (topic: { id: string }) => (of(topic) === null ? null : 2);
    runInAction(() => columns.set([{ title: 'Score', value: rounded, list: { id: 'score', width: 72, order: of } }]));
    expect(names(data.sorted)).toEqual(['One', 'Two', 'Three']);
    show(data, { order: 'of:score' });
    expect(names(data.sorted)).toEqual(['Two', 'One', 'Three']);
  });

  it('have no status when they cannot be tracked', async () => {
    const { data } = await openChart({ topics: [anUntrackableTopic()] });
    expect(data.items[0]?.status).toBeNull();
  });

  it('are new when the last load of the data brought them; a topic is not new for a trend of the same id', () => {
    const newKeys = new Set(['Topic:102']);
    const rows = { topics: [aTopic({ id: entityId(102) }), aTopic()], trends: [aTrend({ id: entityId(102) })] };
    const marks = { ...NO_MARKS, newKeys };
    expect(chartItems('opportunityMap', rows, marks).all.map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(chartItems('trendMap', rows, marks).all.map(({ isNew }) => isNew)).toEqual([false]);
  });

  it('name the data series that a growth is, and no other', () => {
    const rows = { topics: [aTopic({ id: entityId(102) }), aTopic()], trends: [] };
    const growthNotes = new Map([['102', 'Wind power in the world, Ember.']]);
    const { all } = chartItems('topicList', rows, { ...NO_MARKS, growthNotes });
    expect(all.map(({ growthNote }) => growthNote)).toEqual(['Wind power in the world, Ember.', undefined]);
  });

  it('pass a filter by the lists that functions keep, which are asked for only then', () => {
    const rows = { topics: [aTopic({ id: entityId(102) }), aTopic()], trends: [] };
    let asked = 0;
    const lists = () => {
      asked += 1;
      return new Map([['hot', new Set([entityId<'topic'>(102)])]]);
    };
    const { passing } = chartItems('opportunityMap', rows, { ...NO_MARKS, lists });
    expect([passing(DEFAULT_FILTERS).length, asked]).toEqual([2, 0]);
    expect(passing({ ...DEFAULT_FILTERS, listFilter: ['hot'] }).map(({ id }) => id)).toEqual(['102']);
    expect(passing({ ...DEFAULT_FILTERS, listFilter: ['cold'] })).toEqual([]);
  });

  it('stay as bare as the data is: nothing unknown becomes 0', () => {
    const [item] = chartItems('opportunityMap', { topics: [aBareTopic()], trends: [] }, NO_MARKS).all;
    expect(item).toMatchObject({ growth: null, sizing: UNKNOWN_SIZING, driverCount: null, trendName: null });
  });
});

describe('what a chart shows', () => {
  const small = aTopic({ id: entityId(1), name: 'Small', sizing: { ...UNKNOWN_SIZING, average: 0.1 } });
  const large = aTopic({ id: entityId(2), name: 'Large', sizing: { ...UNKNOWN_SIZING, average: 0.9 } });

  it('is loading until its rows are here, and says when they cannot be had', async () => {
    const { platform, data } = await openChart({ surface: 'topicList', topics: [small] });
    expect(data.state).toEqual({ kind: 'ready' });
    platform.signals.answers.fail('earlier');
    show(data, { filters: { ...DEFAULT_FILTERS, versionFilter: 'Previous Data' } });
    expect(data.state.kind).toBe('loading');
    await settle();
    expect(data.state.kind).toBe('failed');
    data.refresh();
    await settle();
    expect(data.state.kind).toBe('ready');
  });

  it('begins with the largest, and turns around by a press on the same column', async () => {
    const { data } = await openChart({ topics: [small, large] });
    expect(names(data.sorted)).toEqual(['Large', 'Small']);
    data.sortBy('sizing');
    expect(names(data.sorted)).toEqual(['Small', 'Large']);
    data.sortBy('name');
    expect(names(data.sorted)).toEqual(['Large', 'Small']);
  });

  it('is the previous rows when Previous Data is chosen, loaded only then', async () => {
    const rows = { topics: [small, large], previous: { topics: [small] } };
    const { platform, data } = await openChart({ surface: 'topicList', ...rows });
    expect(platform.signals.answers.count('earlier')).toBe(0);
    show(data, { filters: { ...DEFAULT_FILTERS, versionFilter: 'Previous Data' } });
    await settle();
    expect(names(data.items)).toEqual(['Small']);
    expect(platform.signals.answers.count('earlier')).toBe(1);
  });

  it('is the rows of the load that a comparison ends with, moved from those that it begins with', async () => {
    const { platform, data } = await openChart({ topics: [small, large], previous: { topics: [small] } });
    const load = (growth: number) => ({ topics: [{ ...small, growth }], trends: [] });
    platform.signals.versions.set('2024-09-30', load(0.1));
    platform.signals.versions.set('2025-09-30', load(0.2));
    platform.navigator.go('/data/1?since=2024-09-30&until=2025-09-30');
    show(data, { movement: true });
    await settle();
    expect(data.items.map(({ name, growth }) => [name, growth])).toEqual([['Small', 0.2]]);
    expect(data.movement.beforeById?.get(small.id)?.growth).toBe(0.1);
    // What no load is named by is not earlier than the current.
    platform.navigator.go('/data/1?until=1999-01-01');
    await settle();
    expect(names(data.sorted)).toEqual(['Large', 'Small']);
    expect(data.state.kind).toBe('ready');
  });

  it('shows no movement on the previous data, and says so where there is none to compare with', async () => {
    const { data } = await openChart({ topics: [small] });
    show(data, { movement: true });
    await settle();
    expect([data.movement.hasNothingBefore, data.movement.beforeById]).toEqual([true, null]);
    show(data, { filters: { ...DEFAULT_FILTERS, versionFilter: 'Previous Data' } });
    expect([data.movement.isShown, data.movement.before]).toEqual([false, null]);
  });

  it('names as vanished what passes the filters and is gone', async () => {
    const gone = aTopic({ id: entityId(9), name: 'Gone', quadrant: quadrantOf(1) });
    const { data } = await openChart({ topics: [small], previous: { topics: [small, gone] } });
    expect(data.movement.gone).toEqual([]);
    show(data, { movement: true });
    await settle();
    expect(names(data.movement.gone)).toEqual(['Gone']);
    show(data, { filters: { ...DEFAULT_FILTERS, topicFilter: ['Small'] } });
    expect(data.movement.gone).toEqual([]);
  });

  it('ends its rows with what is gone, of which nothing is known today, while movement is shown', async () => {
    const gone = aTopic({ id: entityId(9), name: 'Gone', quadrant: quadrantOf(1), growth: 0.3 });
    const { data } = await openChart({ topics: [small, large], previous: { topics: [gone, small] } });
    show(data, { movement: true });
    await settle();
    data.sortBy('name');
    expect(names(data.sorted)).toEqual(['Large', 'Small', 'Gone']);
    const last = data.sorted.at(-1);
    expect([last?.growth, last?.sizing, last && last.isGone]).toEqual([null, UNKNOWN_SIZING, true]);
    expect(data.movement.beforeById?.get('9')?.growth).toBe(0.3);
    show(data, { movement: false });
    expect(names(data.sorted)).toEqual(['Large', 'Small']);
  });

  it('has nothing to open where only the previous data has an item', async () => {
    const gone = aTopic({ id: entityId(9), name: 'Gone' });
    const { data } = await openChart({ topics: [small], previous: { topics: [small, gone] } });
    show(data, { filters: { ...DEFAULT_FILTERS, versionFilter: 'Previous Data' } });
    await settle();
    expect(data.items.map((item) => [item.name, item.isGone])).toEqual([
      ['Small', false],
      ['Gone', true],
    ]);
  });

  it('is on the topic map named by what changed in the previous rows, which come once its own are there', async () => {
    const { platform } = await openChart({ topics: [small] });
    expect(platform.signals.answers.count('earlier')).toBe(1);
  });

  it('calls nothing new where there is no previous data at all', async () => {
    const { data, map } = await openChart({ topics: fourCorners });
    show(data, { movement: true });
    await settle();
    expect(map.scene.marks.map(({ movement }) => movement)).toEqual([null, null, null, null]);
  });

  it('asks again only for the rows that did not come', async () => {
    const { platform, data } = await openChart({ surface: 'trendMap', trends: [aTrend()] });
    data.refresh();
    expect(platform.signals.answers.count('trends')).toBe(1);
    platform.signals.answers.fail('earlier');
    show(data, { movement: true });
    await settle();
    data.refresh();
    await settle();
    expect([platform.signals.answers.count('trends'), platform.signals.answers.count('earlier')]).toEqual([1, 2]);
  });

  it('takes a changed status on when it is saved, not while it is being saved', async () => {
    const { platform, data } = await openChart({ topics: [{ ...small, status: 0 }] });
    const statuses = platform.get(TopicStatusStore);
    statuses.show(small.id, 4, 0);
    expect(data.items[0]?.status).toBe(0);
    statuses.confirm(small.id);
    expect(data.items[0]?.status).toBe(4);
  });

  it('keeps, with a changed status, the rows of all other topics and what the columns are made of', async () => {
    const rest = [aTopic({ id: entityId(21), status: 1 }), aTopic({ id: entityId(22), status: 0 })];
    const { platform, data } = await openChart({ surface: 'topicList', topics: [{ ...small, status: 0 }, ...rest] });
    const statuses = platform.get(TopicStatusStore);
    const seen = () => ({ items: data.items, figures: data.listFigures, scaled: data.measured });
    const seenAt: ReturnType<typeof seen>[] = [];
    const stop = autorun(() => void seenAt.push(seen()));
    statuses.show(small.id, 4, 0);
    statuses.confirm(small.id);
    stop();
    const [before, after] = [seenAt[0], seenAt.at(-1)];
    const changed = after?.items.filter((item) => before?.items.includes(item) !== true);
    expect(changed?.map(({ id, status }) => [id, status])).toEqual([[small.id, 4]]);
    expect([after?.figures === before?.figures, after?.scaled === before?.scaled]).toEqual([true, true]);
  });

  it('takes back nothing when a status could not be saved: it never showed it', async () => {
    const { platform, data } = await openChart({ topics: [{ ...small, status: 2 }] });
    const statuses = platform.get(TopicStatusStore);
    statuses.show(small.id, 4, 2);
    statuses.rollBack(small.id, 2);
    expect(data.items[0]?.status).toBe(2);
  });

  it('tells of a grouped list the trends beside a trend, and all topics beside a topic, in the order of the rows', async () => {
    const { data, events } = await openChart(IN_TRENDS);
    show(data, { grouped: true });
    const [trend, topic] = data.shownRows;
    if (trend === undefined || topic === undefined) throw new Error('There are five rows');
    data.groups?.setFolded(trend, true);
    data.open(trend);
    data.open(topic);
    const idsOf = (
      calls: readonly (readonly [{ readonly among?: readonly { readonly id: unknown }[] } | null | undefined])[],
    ) => calls[0]?.[0]?.among?.map(({ id }) => id);
    expect(idsOf(events.trendOpened.mock.calls)).toEqual(['102', '101']);
    expect(idsOf(events.topicOpened.mock.calls)).toEqual(['2', '4', '1', '3']);
  });

  it('has the boxes of a trend in the order of its rows', async () => {
    const { data } = await openChart(IN_TRENDS);
    expect(data.decidedOf('101')).toEqual([true, false]);
    show(data, { grouped: true });
    for (const direction of ['ascending', 'descending'] as const) {
      data.sortBy('name');
      expect(data.order, direction).toEqual({ key: 'name', direction });
      for (const { trend, topics } of data.groups?.groups ?? []) {
        const marks = topics.map(({ status }) => status !== 0);
        expect(data.decidedOf(trend?.id ?? '')).toEqual(marks);
      }
    }
    // What is filtered out is counted all the same.
    show(data, { filters: { ...DEFAULT_FILTERS, topicFilter: ['Topic 3'] } });
    expect(data.decidedOf('101')).toEqual([false, true]);
  });

  it('tells which card is to be opened, and none for what only the previous data has', async () => {
    const { data, events } = await openChart({ topics: [small] });
    const [item] = data.items;
    if (item === undefined) throw new Error('There is one');
    data.open(item);
    const among = [{ type: 'topic', id: '1' }];
    expect(events.topicOpened).toHaveBeenCalledWith({ id: '1', name: 'Small', among });
    data.open({ ...item, type: 'trend' });
    // Not among topics.
    expect(events.trendOpened).toHaveBeenCalledWith({ id: '1', name: 'Small', among: [] });
    data.open({ ...item, isGone: true });
    expect([events.topicOpened.mock.calls.length, events.trendOpened.mock.calls.length]).toEqual([1, 1]);
  });
});
