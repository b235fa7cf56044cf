import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { readCustomEvent } from '../../../src/infrastructure/luzmo/luzmo-view';
import { grantFilters, dashboardItemOf, hasVersionColumn } from '../../../src/infrastructure/luzmo/luzmo-surfaces';
import { aDashboard, dashboards } from '../../builders/luzmo-mother';

const NAMES = {
  trendMap: 'trend',
  opportunityMap: 'topic',
  trendList: 'list',
  drivers: 'drivers',
  impactingDrivers: 'impacting',
};

const all = dashboards((surface) => {
  const name = NAMES[surface];
  return aDashboard({
    dashboardId: `${name}-dashboard`,
    chartId: `${name}-chart`,
    secondaryChartId: `${name}-second-chart`,
    datasetId: `${name}-set`,
    secondaryDatasetId: `${name}-second-set`,
  });
});

const columnsOf = (surface: Parameters<typeof dashboardItemOf>[1], filters = DEFAULT_FILTERS) =>
  grantFilters(all, { surface }, filters).map(({ securableId, columnId }) => `${securableId}.${columnId}`);

describe('the surfaces of the external service', () => {
  it('stand in their dashboards; lists and drivers have two charts in one', () => {
    expect(dashboardItemOf(all, 'trendMap')).toEqual({ dashboardId: 'trend-dashboard', itemId: 'trend-chart' });
    expect(dashboardItemOf(all, 'trendList').itemId).toBe('list-chart');
    expect(dashboardItemOf(all, 'topicList')).toEqual({ dashboardId: 'list-dashboard', itemId: 'list-second-chart' });
    expect(dashboardItemOf(all, 'impact').itemId).toBe('drivers-second-chart');
  });

  it('have the previous data where their dashboard has a column for the version', () => {
    expect(hasVersionColumn(all, 'topicList')).toBe(true);
    const without = dashboards(() => ({ ...all.trendMap, columns: { ...all.trendMap.columns, version: null } }));
    expect(hasVersionColumn(without, 'trendMap')).toBe(false);
  });

  it('are granted for their data set and the active filters only', () => {
    expect(columnsOf('trendMap')).toEqual(['trend-set.v']);
    const filters = { ...DEFAULT_FILTERS, topicFilter: ['a'], trendFilter: ['b'], topicQuadrantFilter: [1 as const] };
    expect(columnsOf('topicList', filters)).toEqual(['list-second-set.v', 'list-second-set.t', 'list-second-set.tq']);
    expect(columnsOf('trendList', filters)).toEqual(['list-set.v', 'list-set.r']);
  });

  it('of the Impacting Drivers get two where-clauses with the topic', () => {
    const request = { surface: 'impactingDrivers', topicId: entityId<'topic'>('1001') } as const;
    const filters = grantFilters(all, request, DEFAULT_FILTERS);
    expect(filters.map(({ securableId, columnId, value }) => [securableId, columnId, value])).toEqual([
      ['impacting-set', 't', ['1001']],
      ['impacting-second-set', 't', ['1001']],
    ]);
  });
});

describe('a custom event of the external service', () => {
  const event = (detail: unknown): Event => Object.assign(new Event('customEvent'), { detail });

  it('holds its payload one level deeper in a dashboard than in a single item', () => {
    const data = { event: 'topic-open', topic_id: '42', topic_name: 'x' };
    const read = { kind: 'topic-open', payload: { id: '42', name: 'x' } };
    expect(readCustomEvent(event({ data: { data } }))).toEqual(read);
    expect(readCustomEvent(event({ data }))).toEqual(read);
  });

  it('has no payload when it names no id', () => {
    expect(readCustomEvent(event({ data: { event: 'trend-open' } }))).toEqual({ kind: 'trend-open', payload: null });
  });

  it.each([undefined, null, 7, {}, { data: null }, { data: { event: 'other', topic_id: '1' } }])(
    'is ignored when it is none of ours: %j',
    (detail) => expect(readCustomEvent(event(detail)).kind).toBeNull(),
  );
});
