import { TopicStatusStore } from '../../src/application/decisions/topic-status.store';
import { FailurePolicy } from '../../src/application/shared/request-failure';
import { NO_FACTS } from '../../src/domain/query/query-facts';
import type { Logger } from '../../src/application/shared/browser-ports';
import type { LuzmoServices } from '../../src/infrastructure/luzmo/luzmo-chart';
import { FakeNavigator } from '../fakes/fake-navigator';
import type { LuzmoConfig } from '../../src/infrastructure/luzmo/luzmo-access';

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

/** What a chart asks besides its grants: no status, no row, and failures that are logged. */
export function quietServices(logger: Logger): Pick<LuzmoServices, 'failures' | 'statuses' | 'facts'> {
  return {
    failures: new FailurePolicy(new FakeNavigator(), logger),
    statuses: new TopicStatusStore(),
    facts: () => NO_FACTS,
  };
}
