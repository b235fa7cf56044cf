import type { BarFilter, ExploreFilters } from '../../../src/domain/filters/filter-forms';
import { TAB_FILTERS } from '../../../src/domain/filters/tab-filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildChartFilters, impactingDriversFilters } from '../../../src/domain/filters/chart-filter';
import {
  clearFilters,
  DEFAULT_FILTERS,
  hasActiveFilters,
  switchTab,
} from '../../../src/domain/filters/explore-filters';
import { EXPLORE_TABS, isListedOnTab, availableVersions } from '../../../src/domain/workspace/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../../src/domain/filters/filter-query';
import { ALL_SIGNALS, MATURITY_OPTIONS, maturityOf } from '../../../src/domain/topic/maturity-options';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { QUADRANT_CODES } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';

const percent = fc.integer({ min: -100_000, max: 100_000 }).map((hundredths) => hundredths / 100);
const anyRange = fc
  .record({ min: fc.option(percent), max: fc.option(percent) })
  .filter(({ min, max }) => min === null || max === null || min <= max);

const AN_ANSWER: Query = {
  ...EVERY_TOPIC,
  conditions: [{ kind: 'figure', figure: 'growth', comparator: 'over', value: 0.2, not: true }],
  limit: 5,
};

const anyFilters: fc.Arbitrary<ExploreFilters> = fc.record({
  activeTab: fc.constantFrom(...EXPLORE_TABS),
  statusFilter: fc.subarray([...TOPIC_STATUSES], { minLength: 1 }),
  versionFilter: fc.constantFrom('Current Data', 'Previous Data'),
  topicFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 }),
  trendFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 }),
  ringFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }),
  topicQuadrantFilter: fc.subarray([...QUADRANT_CODES], { maxLength: 3 }),
  trendQuadrantFilter: fc.subarray([...QUADRANT_CODES], { maxLength: 3 }),
  shiftFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }),
  labelFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }),
  listFilter: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 2 }),
  newFilter: fc.boolean(),
  growthFilter: anyRange,
  sizingFilter: anyRange,
  allVersionsFilter: fc.boolean(),
  queryFilter: fc.constantFrom(null, AN_ANSWER),
});

const columns = {
  status: 'c-status',
  version: 'c-version',
  topic: 'c-topic',
  trend: 'c-trend',
  topicQuadrant: 'c-topic-quadrant',
  trendQuadrant: 'c-trend-quadrant',
};

describe('the filters held in the app', () => {
  it('begin as the specification says', () => {
    expect(DEFAULT_FILTERS).toEqual({
      activeTab: 'trendMap',
      statusFilter: [0, 1, 2, 3, 4],
      versionFilter: 'Current Data',
      topicFilter: [],
      trendFilter: [],
      ringFilter: [],
      topicQuadrantFilter: [],
      trendQuadrantFilter: [],
      shiftFilter: [],
      labelFilter: [],
      listFilter: [],
      newFilter: false,
      growthFilter: { min: null, max: null },
      allVersionsFilter: false,
      queryFilter: null,
      sizingFilter: { min: null, max: null },
    });
    expect(hasActiveFilters(DEFAULT_FILTERS)).toBe(false);
  });

  it('are all reset by a tab switch', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...EXPLORE_TABS), (filters, tab) => {
        const next = switchTab(filters, tab);
        expect(next).toEqual(tab === filters.activeTab ? filters : { ...DEFAULT_FILTERS, activeTab: tab });
      }),
    );
  });

  it('are cleared within their tab', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const cleared = clearFilters(filters);
        expect(cleared.activeTab).toBe(filters.activeTab);
        expect(hasActiveFilters(cleared)).toBe(false);
      }),
    );
  });

  it('stand on the tabs that the specification gives them', () => {
    expect(TAB_FILTERS.trendMap).toEqual(['version', 'trends']);
    expect(TAB_FILTERS.opportunityMap.filter((name) => name !== 'rings')).toEqual([
      'status',
      'version',
      'topics',
      'trends',
    ]);
    expect(TAB_FILTERS.drivers).toEqual(TAB_FILTERS.opportunityMap);
    expect([...TAB_FILTERS.trendList].sort()).toEqual(['rings', 'topicMaturity', 'topics', 'trendMaturity', 'trends']);
    const each = { status: 1, version: 1, rings: 1, topics: 1, trends: 1, trendMaturity: 1, topicMaturity: 1 };
    const names = Object.keys(each satisfies Record<BarFilter, number>);
    expect(names.toSorted()).toEqual([...new Set(Object.values(TAB_FILTERS).flat())].toSorted());
  });

  it('hide what has no drivers on the drivers tab only', () => {
    expect(isListedOnTab('drivers', { driverCount: 0 })).toBe(false);
    expect(isListedOnTab('drivers', { driverCount: 1 })).toBe(true);
    expect(isListedOnTab('drivers', { driverCount: null })).toBe(true);
    expect(isListedOnTab('trendMap', { driverCount: 0 })).toBe(true);
  });
});

describe('the filters in the address', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const statuses = filters.statusFilter.length === 5 ? DEFAULT_FILTERS.statusFilter : filters.statusFilter;
        expect(filtersFromQuery(filtersToQuery(filters))).toEqual({ ...filters, statusFilter: statuses });
      }),
    );
  });

  it('stand there only when they are not default', () => {
    expect(filtersToQuery(DEFAULT_FILTERS)).toEqual([]);
  });

  it('survive nonsense', () => {
    const parameter = fc.constantFrom(
      'tab',
      'status',
      'version',
      'topics',
      'trends',
      'maturity',
      'new',
      'growth',
      'sizing',
      'other',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(parameter, fc.string())), (query) => {
        const filters = filtersFromQuery(query);
        expect(EXPLORE_TABS).toContain(filters.activeTab);
        expect(filters.statusFilter.length).toBeGreaterThan(0);
        expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters);
      }),
    );
  });

  it.each(['', ' ', '-0', '0x1', '1.0', '9', 'two'])('take %j for no status', (status) => {
    expect(filtersFromQuery([['status', status]]).statusFilter).toEqual(DEFAULT_FILTERS.statusFilter);
  });

  it('leave the parameters of others alone', () => {
    expect(
      withoutFilterParameters([
        ['tab', 'drivers'],
        ['topic_id', '7'],
      ]),
    ).toEqual([['topic_id', '7']]);
  });
});

describe('the dashboard filter list', () => {
  it('is made of "where" clauses with "? in ?" that combine with "and"', () => {
    const filters: ExploreFilters = { ...DEFAULT_FILTERS, topicFilter: ['Refill stations'] };
    expect(buildChartFilters(filters, 'set-1', columns)).toEqual([
      {
        clause: 'where',
        origin: 'global',
        securableId: 'set-1',
        columnId: 'c-version',
        expression: '? in ?',
        value: ['Current Data'],
      },
      {
        clause: 'where',
        origin: 'global',
        securableId: 'set-1',
        columnId: 'c-topic',
        expression: '? in ?',
        value: ['Refill stations'],
      },
    ]);
  });

  it('has a clause for each active filter and none for the others', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const present = buildChartFilters(filters, 'set-1', columns).map((clause) => clause.columnId);
        expect(present.includes('c-status')).toBe(filters.statusFilter.length < 5);
        expect(present.includes('c-topic')).toBe(filters.topicFilter.length > 0);
        expect(present.includes('c-trend')).toBe(filters.trendFilter.length > 0);
        expect(present.includes('c-topic-quadrant')).toBe(filters.topicQuadrantFilter.length > 0);
        expect(present.includes('c-trend-quadrant')).toBe(filters.trendQuadrantFilter.length > 0);
      }),
    );
  });

  it('is empty for a dashboard without columns', () => {
    const none = { status: null, version: null, topic: null, trend: null, topicQuadrant: null, trendQuadrant: null };
    expect(buildChartFilters({ ...DEFAULT_FILTERS, topicFilter: ['x'] }, 'set-1', none)).toEqual([]);
  });

  it('holds the same topic in two clauses for Impacting Drivers', () => {
    const places = [
      { securableId: 'set-1', columnId: 'a' },
      { securableId: 'set-2', columnId: 'b' },
    ];
    const clauses = impactingDriversFilters('1001', places);
    expect(clauses.map(({ securableId, columnId, value }) => [securableId, columnId, value])).toEqual([
      ['set-1', 'a', ['1001']],
      ['set-2', 'b', ['1001']],
    ]);
  });
});

describe('maturity', () => {
  it('offers all signals and each quadrant, one at a time', () => {
    expect(MATURITY_OPTIONS.map(({ label, quadrants }) => [label, quadrants])).toEqual([
      ['All signals', [1, 2, 3, 4]],
      ['Strong Signal', [1]],
      ['Mature Signal', [2]],
      ['Potential Disruptor', [3]],
      ['Uncertain Signal', [4]],
    ]);
  });

  it('is all signals for an empty or a full filter', () => {
    expect(maturityOf([])).toBe(ALL_SIGNALS);
    expect(maturityOf([1, 2, 3, 4])).toBe(ALL_SIGNALS);
    expect(maturityOf([3]).label).toBe('Potential Disruptor');
  });
});

describe('Previous Data', () => {
  const one = [{ name: 'Current Data', date: null }];
  const two = [...one, { name: 'Previous Data', date: null }];

  it('is offered when there is more than one version', () => {
    expect(availableVersions(two, 'org_a', [])).toEqual(['Current Data', 'Previous Data']);
    expect(availableVersions(one, 'org_a', [])).toEqual(['Current Data']);
  });

  it('is not offered to an excluded organisation', () => {
    expect(availableVersions(two, 'org_x', ['org_x'])).toEqual(['Current Data']);
  });
});
