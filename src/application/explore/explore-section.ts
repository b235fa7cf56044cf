import { TAB_FILTERS, type ExploreTab, type FilterName } from '../../domain/explore/explore-tab';
import { LEGEND_FILTERS, type MaturityFilter } from '../../domain/explore/tab-filters';
import type { SignalType } from '../../domain/topic/quadrant';
import type { ChartSurface } from './chart-frame';

/** A filter bar and the charts that obey it: one a tab, but two in the list view (specification, section 2). */
export interface ExploreSection {
  /** null: the tab's own name says enough. */
  readonly title: string | null;
  /** The dropdowns in their order. */
  readonly dropdowns: readonly FilterName[];
  /** What the legend of the chart narrows, where no dropdown does. */
  readonly legend: MaturityFilter | null;
  readonly charts: readonly ChartSurface[];
  /** What the bar counts: 'x of y trends'. */
  readonly type: SignalType;
}

export const EXPLORE_SECTIONS: Readonly<Record<ExploreTab, readonly ExploreSection[]>> = {
  trendMap: [
    {
      title: null,
      dropdowns: TAB_FILTERS.trendMap,
      legend: LEGEND_FILTERS.trendMap ?? null,
      charts: ['trendMap'],
      type: 'trend',
    },
  ],
  opportunityMap: [
    {
      title: null,
      dropdowns: TAB_FILTERS.opportunityMap,
      legend: LEGEND_FILTERS.opportunityMap ?? null,
      charts: ['opportunityMap'],
      type: 'topic',
    },
  ],
  trendList: [
    {
      title: 'Trend list',
      dropdowns: ['trends', 'trendMaturity'],
      legend: null,
      charts: ['trendList'],
      type: 'trend',
    },
    {
      title: 'Topic list',
      dropdowns: ['topics', 'topicMaturity'],
      legend: null,
      charts: ['topicList'],
      type: 'topic',
    },
  ],
  drivers: [
    { title: null, dropdowns: TAB_FILTERS.drivers, legend: null, charts: ['drivers', 'impact'], type: 'topic' },
  ],
};

/** How a chart is called on the page and in the names of its files. */
export const SURFACE_NAMES: Readonly<Record<ChartSurface, string>> = {
  trendMap: 'Trend map',
  opportunityMap: 'Topic map',
  trendList: 'Trend list',
  topicList: 'Topic list',
  drivers: 'Drivers',
  impact: 'Impact',
  impactingDrivers: 'Impacting Drivers',
};

/** Whatever narrows a section: what its 'Clear all' clears. */
export function filtersOfSection({ dropdowns, legend }: ExploreSection): readonly FilterName[] {
  return legend === null ? dropdowns : [...dropdowns, legend];
}
