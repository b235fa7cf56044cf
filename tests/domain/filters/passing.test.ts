import type { ExploreFilters } from '../../../src/domain/filters/filter-forms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { EXPLORE_TABS } from '../../../src/domain/workspace/explore-tab';
import {
  filterTopics as passingTopics,
  filterTrends as passingTrends,
} from '../../../src/domain/filters/filters-of-query';
import { figuresAsNames } from '../../../src/domain/filters/chart-filter';
import { filtersOfSurface } from '../../../src/domain/filters/sender-statuses';
import { effectiveFilters, filtersOfTab, namesOnTab } from '../../../src/domain/filters/tab-filters';
import { NO_FACTS, type QueryFacts } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import type { Topic } from '../../../src/domain/topic/topic';
import type { Trend } from '../../../src/domain/trend/trend';
import { aBareTopic, aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';

const filters = (chosen: Partial<ExploreFilters>): ExploreFilters => ({ ...DEFAULT_FILTERS, ...chosen });
const ownStatus = (topic: Topic) => topic.status;

type Others<Signal> = ReadonlyMap<string, Signal> | null;

function factsOf(
  newOnes: readonly (readonly ['Topic' | 'Trend', string])[],
  topics: Others<Topic>,
  trends: Others<Trend>,
) {
  const newKeys = new Set(newOnes.map(([type, id]) => `${type}:${id}`));
  const previous =
    topics === null && trends === null ? null : { topics: topics ?? new Map(), trends: trends ?? new Map() };
  return { ...NO_FACTS, newKeys, previous };
}

function filterTopics(
  topics: readonly Topic[],
  chosen: ExploreFilters,
  statusOf: QueryFacts['statusOf'],
  isNew: (topic: Topic) => boolean = () => false,
  others: Others<Topic> = null,
): readonly Topic[] {
  const added = topics.filter(isNew).map(({ id }) => ['Topic', id] as const);
  return passingTopics(chosen, { ...factsOf(added, others, null), topics, statusOf });
}

function filterTrends(
  trends: readonly Trend[],
  chosen: ExploreFilters,
  isNew: (trend: Trend) => boolean = () => false,
  others: Others<Trend> = null,
): readonly Trend[] {
  const added = trends.filter(isNew).map(({ id }) => ['Trend', id] as const);
  return passingTrends(chosen, { ...factsOf(added, null, others), trends });
}

const seaweed = aTopic();
const refill = aTopic({
  id: entityId(1204),
  name: 'Refill at home',
  quadrant: quadrantOf(1),
  status: 3,
  trend: { id: entityId(103), name: 'Refill', shiftName: null },
});
const bare = aBareTopic({ quadrant: UNCLASSIFIED, status: 0 });
const topics = [seaweed, refill, bare];

describe('the topics that pass', () => {
  const passing = (chosen: Partial<ExploreFilters>, of: readonly Topic[] = topics): readonly string[] =>
    filterTopics(of, filters(chosen), ownStatus).map(({ name }) => name);

  it('are all while nothing narrows, also those without a trend or a quadrant', () => {
    expect(passing({})).toEqual(['Seaweed films', 'Refill at home', 'Bare']);
    expect(passing({ topicQuadrantFilter: QUADRANT_CODES, statusFilter: TOPIC_STATUSES })).toHaveLength(3);
  });
});

describe('the figures that pass', () => {
  const growing = aTopic({
    id: entityId(1),
    name: 'Growing',
    growth: 0.29,
    sizing: { ...UNKNOWN_SIZING, average: 0.07 },
  });
  const unknown = aBareTopic({ id: entityId(2), name: 'Unknown', growth: null, sizing: UNKNOWN_SIZING });
  const trend = aTrend({ growth: 0.29, sizing: { ...UNKNOWN_SIZING, average: 0.07 } });
  const passing = (chosen: Partial<ExploreFilters>, newId = ''): readonly string[] => [
    ...filterTopics([growing, unknown], filters(chosen), ownStatus, ({ id }) => id === newId).map(({ name }) => name),
    ...filterTrends([trend], filters(chosen), ({ id }) => id === newId).map(() => 'trend'),
  ];

  it('are within the bounds, both included; an unknown figure is within none', () => {
    expect(passing({ growthFilter: { min: 29, max: 29 } })).toEqual(['Growing', 'trend']);
    expect(passing({ growthFilter: { min: 29.01, max: null } })).toEqual([]);
    expect(passing({ sizingFilter: { min: null, max: 7 } })).toEqual(['Growing', 'trend']);
    expect(passing({ sizingFilter: { min: null, max: 6.99 } })).toEqual([]);
  });

  it('can be told to a chart by name', () => {
    const signals = { ...NO_FACTS, topics: [growing, unknown], trends: [trend] };
    const range = filters({ growthFilter: { min: 10, max: null } });
    expect(figuresAsNames(range, 'topic', signals)).toEqual(filters({ topicFilter: ['Growing'] }));
    expect(figuresAsNames(range, 'trend', signals)).toEqual(filters({ trendFilter: [trend.name] }));
    const none = filters({ topicFilter: ['Growing'], newFilter: true });
    expect(filterTopics([growing], figuresAsNames(none, 'topic', signals), ownStatus)).toEqual([]);
    expect(figuresAsNames(filters({}), 'topic', signals)).toEqual(DEFAULT_FILTERS);
  });
});

describe('what passes in all versions', () => {
  const size = (average: number) => ({ ...UNKNOWN_SIZING, average });
  const [steady, grown, added] = [
    aTopic({ id: entityId(1), name: 'Steady', sizing: size(0.6) }),
    aTopic({ id: entityId(2), name: 'Grown', sizing: size(0.7) }),
    aTopic({ id: entityId(3), name: 'Added', sizing: size(0.8) }),
  ];
  const before = [
    aTopic({ id: entityId(1), name: 'Steady', sizing: size(0.55) }),
    aTopic({ id: entityId(2), name: 'Grown', sizing: size(0.2) }),
  ];
  const others = new Map(before.map((topic) => [topic.id as string, topic]));
  const chosen = filters({ allVersionsFilter: true, sizingFilter: { min: 50, max: null } });
  const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
  const never = (): boolean => false;

  it('passes the other filters in the other version too', () => {
    expect(names(filterTopics([steady, grown, added], chosen, ownStatus, never, others))).toEqual(['Steady']);
    const alone = filters({ allVersionsFilter: true });
    expect(names(filterTopics([steady, grown, added], alone, ownStatus, never, others))).toEqual(['Steady', 'Grown']);
  });

  it('compares the status once, because it is not of a version', () => {
    const monitored = filters({ allVersionsFilter: true, statusFilter: [2] });
    expect(names(filterTopics([steady, grown], monitored, () => 2, never, others))).toEqual(['Steady', 'Grown']);
  });

  it('is not narrowed while the other version is not known', () => {
    expect(names(filterTopics([steady, grown, added], chosen, ownStatus))).toEqual(['Steady', 'Grown', 'Added']);
  });

  it('holds for trends, and can be told to a chart by name', () => {
    const trends = [aTrend({ sizing: size(0.6) }), aTrend({ id: entityId(103), name: 'Refill', sizing: size(0.9) })];
    const earlier = [aTrend({ sizing: size(0.5) }), aTrend({ id: entityId(103), name: 'Refill', sizing: size(0.1) })];
    const byTrend = new Map(earlier.map((trend) => [trend.id as string, trend]));
    expect(names(filterTrends(trends, chosen, never, byTrend))).toEqual([trends[0]?.name]);
    const previous = { topics: others, trends: byTrend };
    const signals = { ...NO_FACTS, topics: [steady, grown, added], trends, previous };
    expect(figuresAsNames(chosen, 'topic', signals)).toEqual(filters({ topicFilter: ['Steady'] }));
    expect(figuresAsNames(chosen, 'trend', signals)).toEqual(filters({ trendFilter: [trends[0]?.name ?? ''] }));
  });
});

describe('the trends that pass', () => {
  it('are those of the chosen names and quadrants', () => {
    const [one, two] = [aTrend(), aTrend({ id: entityId(103), name: 'Refill', quadrant: quadrantOf(1) })];
    expect(filterTrends([one, two], filters({}))).toEqual([one, two]);
    expect(filterTrends([one, two], filters({ trendFilter: ['Refill'] }))).toEqual([two]);
    expect(filterTrends([one, two], filters({ trendQuadrantFilter: [3] }))).toEqual([one]);
  });
});

describe('the filters of a chart in the list view', () => {
  const chosen = filters({
    activeTab: 'trendList',
    topicFilter: ['Seaweed films'],
    trendFilter: ['Refill'],
    topicQuadrantFilter: [1],
    trendQuadrantFilter: [3],
  });

  it('are those of its own row', () => {
    const figures = { newFilter: true, growthFilter: { min: 1, max: null } };
    expect(filtersOfSurface({ ...chosen, ...figures }, 'trendList')).toEqual({
      ...chosen,
      topicFilter: [],
      topicQuadrantFilter: [],
    });
    expect(filtersOfSurface(chosen, 'topicList')).toEqual({ ...chosen, trendFilter: [], trendQuadrantFilter: [] });
  });

  it('are all of them on the other tabs', () => {
    for (const surface of ['trendMap', 'opportunityMap', 'drivers', 'impact']) {
      expect(filtersOfSurface(chosen, surface)).toBe(chosen);
    }
  });
});

describe('a pasted link', () => {
  const everything = filters({
    statusFilter: [1],
    versionFilter: 'Previous Data',
    topicFilter: ['Seaweed films', 'No such topic'],
    trendFilter: ['No such trend'],
    topicQuadrantFilter: [1],
    trendQuadrantFilter: [2],
    ringFilter: ['Hold', 'No such ring'],
  });
  const offer = {
    versions: ['Current Data', 'Previous Data'],
    topicNames: ['Seaweed films', 'Refill at home'],
    trendNames: ['Refill'],
    rings: ['Adopt', 'Hold'],
  } as const;

  it('narrows by what its tab has and the project offers, and by nothing else', () => {
    expect(effectiveFilters({ ...everything, activeTab: 'trendMap' }, offer)).toEqual(
      filters({ activeTab: 'trendMap', versionFilter: 'Previous Data', trendQuadrantFilter: [2] }),
    );
    expect(effectiveFilters({ ...everything, activeTab: 'opportunityMap' }, offer)).toEqual(
      filters({
        activeTab: 'opportunityMap',
        statusFilter: [1],
        versionFilter: 'Previous Data',
        topicFilter: ['Seaweed films'],
        topicQuadrantFilter: [1],
        ringFilter: ['Hold'],
      }),
    );
  });

  it('shows the current data where the previous is not on offer', () => {
    expect(effectiveFilters(everything, { ...offer, versions: ['Current Data'] }).versionFilter).toBe('Current Data');
  });

  it('choose one maturity or all where a dropdown does, and several where a legend does', () => {
    const two: ExploreFilters = { ...everything, topicQuadrantFilter: [1, 3] };
    expect(effectiveFilters({ ...two, activeTab: 'trendList' }, offer).topicQuadrantFilter).toEqual([]);
    expect(effectiveFilters({ ...two, activeTab: 'opportunityMap' }, offer).topicQuadrantFilter).toEqual([1, 3]);
    const one: ExploreFilters = { ...two, activeTab: 'trendList', topicQuadrantFilter: [3] };
    expect(effectiveFilters(one, offer).topicQuadrantFilter).toEqual([3]);
  });

  it('keeps its names until what is on offer is known', () => {
    const unknown = { ...offer, topicNames: null, trendNames: null };
    expect(effectiveFilters({ ...everything, activeTab: 'drivers' }, unknown)).toMatchObject({
      topicFilter: ['Seaweed films', 'No such topic'],
      trendFilter: ['No such trend'],
    });
  });

  it('means the same when it is read twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXPLORE_TABS), fc.subarray(['Seaweed films', 'x']), (activeTab, topicFilter) => {
        const once = effectiveFilters({ ...everything, activeTab, topicFilter }, offer);
        expect(effectiveFilters(once, offer)).toEqual(once);
      }),
    );
  });
});

describe('what a tab can be narrowed by', () => {
  it('is its dropdowns, on the maps the legend, the figures, and the rows of an answer', () => {
    expect(filtersOfTab('trendMap')).toEqual([
      'version',
      'trends',
      'trendMaturity',
      'shifts',
      'new',
      'growth',
      'sizing',
      'labels',
      'lists',
      'allVersions',
      'query',
    ]);
    expect(filtersOfTab('opportunityMap')).toEqual([
      'status',
      'version',
      'rings',
      'topics',
      'trends',
      'topicMaturity',
      'shifts',
      'new',
      'growth',
      'sizing',
      'labels',
      'lists',
      'allVersions',
      'query',
    ]);
    expect(filtersOfTab('drivers')).toEqual([
      'status',
      'version',
      'rings',
      'topics',
      'trends',
      'shifts',
      'new',
      'growth',
      'sizing',
      'labels',
      'lists',
      'allVersions',
      'query',
    ]);
  });

  it('offers each name once, and on the drivers tab none without drivers', () => {
    const items = [aTopic({ driverCount: 0, name: 'None' }), aTopic({ driverCount: null }), aTopic()];
    expect(namesOnTab('opportunityMap', items)).toEqual(['None', 'Seaweed films']);
    expect(namesOnTab('drivers', items)).toEqual(['Seaweed films']);
  });
});
