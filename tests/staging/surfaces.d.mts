type Column = 'status' | 'version' | 'topic' | 'trend' | 'topicQuadrant' | 'trendQuadrant';
type Surface = 'trendMap' | 'opportunityMap' | 'trendList' | 'drivers' | 'impactingDrivers';

export interface Chart {
  readonly id: string;
  readonly datasetId: string;
}

export interface Dashboard {
  readonly dashboardId: string;
  readonly charts: readonly [Chart, ...Chart[]];
  readonly columns: Readonly<Record<Column, string | null>>;
}

export const DASHBOARDS: Readonly<Record<Surface, Dashboard>>;
