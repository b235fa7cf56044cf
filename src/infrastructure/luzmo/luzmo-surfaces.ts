import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { buildChartFilters, impactingDriversFilters, type ChartFilter } from '../../domain/filters/chart-filter';
import { filtersOfSurface } from '../../domain/filters/sender-statuses';
import type { ChartRequest, ChartSurface } from '../../application/filters/chart-frame';
import type { SignalType } from '../../domain/topic/quadrant';
import type { LuzmoConfig } from './luzmo-access';

type Dashboards = LuzmoConfig['dashboards'];

interface Surface {
  /** Whether its rows are trends. */
  readonly ofTrends: boolean;
  readonly dashboard: keyof Dashboards;
  /** The second chart of its dashboard: the list and drivers tabs have two in one. */
  readonly secondary: boolean;
}

const SURFACES: Readonly<Record<ChartSurface, Surface>> = {
  trendMap: { ofTrends: true, dashboard: 'trendMap', secondary: false },
  opportunityMap: { ofTrends: false, dashboard: 'opportunityMap', secondary: false },
  trendList: { ofTrends: true, dashboard: 'trendList', secondary: false },
  topicList: { ofTrends: false, dashboard: 'trendList', secondary: true },
  drivers: { ofTrends: false, dashboard: 'drivers', secondary: false },
  impact: { ofTrends: false, dashboard: 'drivers', secondary: true },
  impactingDrivers: { ofTrends: false, dashboard: 'impactingDrivers', secondary: false },
};

export interface DashboardItem {
  readonly dashboardId: string;
  /** null: the whole dashboard. */
  readonly itemId: string | null;
}

export function dashboardItemOf(dashboards: Dashboards, surface: ChartSurface): DashboardItem {
  const { dashboard, secondary } = SURFACES[surface];
  const { dashboardId, chartId, secondaryChartId } = dashboards[dashboard];
  return { dashboardId, itemId: secondary ? secondaryChartId : chartId };
}

/** Whether the dashboard of a surface can be filtered by the version of the data. */
export function hasVersionColumn(dashboards: Dashboards, surface: ChartSurface): boolean {
  const { datasetId, columns } = dashboards[SURFACES[surface].dashboard];
  return datasetId !== null && columns.version !== null;
}

/** The kind of signals that a surface shows. */
export function signalTypeOf(surface: ChartSurface): SignalType {
  return SURFACES[surface].ofTrends ? 'trend' : 'topic';
}

/** Whether the dashboard of a surface can be filtered by names, which stand for new signals and ranges of figures. */
export function hasNameColumn(dashboards: Dashboards, surface: ChartSurface): boolean {
  const { datasetId, columns } = dashboards[SURFACES[surface].dashboard];
  return datasetId !== null && columns[signalTypeOf(surface)] !== null;
}

/** The filter list of a surface's grant (specification, section 7). */
export function grantFilters(
  dashboards: Dashboards,
  request: Pick<ChartRequest, 'surface' | 'topicId'>,
  filters: ExploreFilters,
): readonly ChartFilter[] {
  const { dashboard, secondary } = SURFACES[request.surface];
  const { datasetId, secondaryDatasetId, columns } = dashboards[dashboard];
  if (request.surface === 'impactingDrivers') {
    const topicColumns = [datasetId, secondaryDatasetId].flatMap((securableId) =>
      securableId !== null && columns.topic !== null ? [{ securableId, columnId: columns.topic }] : [],
    );
    return impactingDriversFilters(request.topicId ?? '', topicColumns);
  }
  const securableId = secondary ? (secondaryDatasetId ?? datasetId) : datasetId;
  return securableId === null
    ? []
    : buildChartFilters(filtersOfSurface(filters, request.surface), securableId, columns);
}
