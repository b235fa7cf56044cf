import type { LuzmoConfig } from '../../src/infrastructure/luzmo/luzmo-config';

export type Dashboards = LuzmoConfig['dashboards'];
export type Dashboard = Dashboards['trendMap'];

const COLUMNS = { status: 's', version: 'v', topic: 't', trend: 'r', topicQuadrant: 'tq', trendQuadrant: 'rq' };
export const NO_COLUMNS = {
  status: null,
  version: null,
  topic: null,
  trend: null,
  topicQuadrant: null,
  trendQuadrant: null,
};

export function aDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    dashboardId: 'dashboard',
    chartId: 'chart',
    secondaryChartId: null,
    datasetId: 'set',
    secondaryDatasetId: null,
    columns: COLUMNS,
    ...changes,
  };
}

/** The five that a configuration names. */
export function dashboards(make: (name: keyof Dashboards) => Dashboard = () => aDashboard()): Dashboards {
  return {
    trendMap: make('trendMap'),
    opportunityMap: make('opportunityMap'),
    trendList: make('trendList'),
    drivers: make('drivers'),
    impactingDrivers: make('impactingDrivers'),
  };
}

export function aLuzmoConfig(changes: Partial<LuzmoConfig> = {}): LuzmoConfig {
  const host = 'https://charts.test';
  return { provider: 'luzmo', appServer: host, apiHost: host, aydHost: host, dashboards: dashboards(), ...changes };
}
