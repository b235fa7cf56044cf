import { type FilterName, MORE_FILTERS, type BarFilter } from '../../domain/filters/filter-forms';
import { LEGEND_FILTERS, type MaturityFilter, TAB_FILTERS } from '../../domain/filters/tab-filters';
import type { ExploreTab } from '../../domain/workspace/explore-tab';
import type { SignalType } from '../../domain/topic/quadrant';
import type { ChartSurface } from './chart-frame';

/** A filter bar with its charts: one per tab, two in the list view (specification, section 2). */
export interface ExploreSection {
  /** null: the section is the whole tab. */
  readonly title: string | null;
  readonly dropdowns: readonly BarFilter[];
  /** The filter of the chart's legend, where no dropdown has it. */
  readonly legend: MaturityFilter | null;
  /** Whether it is narrowed by new signals and ranges of figures. */
  readonly hasFigures: boolean;
  readonly charts: readonly ChartSurface[];
  /** What the bar counts: 'x of y trends'. */
  readonly type: SignalType;
}

export const EXPLORE_SECTIONS: Readonly<Record<ExploreTab, readonly ExploreSection[]>> = {
  trendMap: [wholeTab('trendMap', ['trendMap'], 'trend')],
  opportunityMap: [wholeTab('opportunityMap', ['opportunityMap'], 'topic')],
  trendList: [
    {
      title: 'Trend list',
      dropdowns: ['trends', 'trendMaturity'],
      legend: null,
      hasFigures: false,
      charts: ['trendList'],
      type: 'trend',
    },
    {
      title: 'Topic list',
      dropdowns: ['topics', 'rings', 'topicMaturity'],
      legend: null,
      hasFigures: true,
      charts: ['topicList'],
      type: 'topic',
    },
  ],
  drivers: [wholeTab('drivers', ['drivers', 'impact'], 'topic')],
};

/** The name of each chart, on the page and in file names. */
export const SURFACE_NAMES: Readonly<Record<ChartSurface, string>> = {
  trendMap: 'Trend map',
  opportunityMap: 'Topic map',
  trendList: 'Trend list',
  topicList: 'Topic list',
  drivers: 'Number of impacting drivers',
  impact: 'Impact',
  impactingDrivers: 'Impacting Drivers',
};

export type ChartExport = 'csv' | 'png';

/** What one of our own charts can do beyond drawing. */
export interface ChartAbilities {
  readonly movement?: boolean;
  readonly table?: boolean;
  readonly rings?: boolean;
  /** Its rows can be searched. */
  readonly find?: boolean;
  readonly exports: readonly ChartExport[];
}

const EXPORTS: readonly ChartExport[] = ['csv', 'png'];
const LIST: ChartAbilities = { find: true, exports: EXPORTS };
const PLOT: ChartAbilities = { table: true, exports: EXPORTS };

export const CHART_ABILITIES: Readonly<Record<ChartSurface, ChartAbilities>> = {
  trendMap: { movement: true, table: true, exports: EXPORTS },
  opportunityMap: { movement: true, table: true, rings: true, exports: EXPORTS },
  trendList: LIST,
  topicList: LIST,
  drivers: PLOT,
  impact: PLOT,
  impactingDrivers: { exports: [] },
};

/** The filters that 'Clear all' of a section clears. */
export function filtersOfSection({ dropdowns, legend, hasFigures }: ExploreSection): readonly FilterName[] {
  return [...dropdowns, ...(legend === null ? [] : [legend]), ...(hasFigures ? MORE_FILTERS : [])];
}

function wholeTab(tab: ExploreTab, charts: readonly ChartSurface[], type: SignalType): ExploreSection {
  return {
    title: null,
    dropdowns: TAB_FILTERS[tab],
    legend: LEGEND_FILTERS[tab] ?? null,
    hasFigures: true,
    charts,
    type,
  };
}
