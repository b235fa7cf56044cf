import * as v from 'valibot';
import { key, optionalKey, webAddress } from '../wire/config-keys';

const dashboard = v.object({
  dashboardId: key(),
  chartId: optionalKey,
  secondaryChartId: optionalKey,
  datasetId: optionalKey,
  secondaryDatasetId: optionalKey,
  columns: v.object({
    status: optionalKey,
    version: optionalKey,
    topic: optionalKey,
    trend: optionalKey,
    topicQuadrant: optionalKey,
    trendQuadrant: optionalKey,
  }),
});

/** The external chart service in `/config.json` (docs/configuration.md). */
export const luzmoAnalytics = v.object({
  provider: v.literal('luzmo'),
  appServer: webAddress,
  apiHost: webAddress,
  aydHost: webAddress,
  dashboards: v.object({
    trendMap: dashboard,
    opportunityMap: dashboard,
    trendList: dashboard,
    drivers: dashboard,
    impactingDrivers: dashboard,
  }),
});

export type LuzmoConfig = v.InferOutput<typeof luzmoAnalytics>;
