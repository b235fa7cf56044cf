/** The tabs of the explore screen (specification, section 2). */
export const EXPLORE_TABS = ['trendMap', 'opportunityMap', 'trendList', 'drivers'] as const;
export type ExploreTab = (typeof EXPLORE_TABS)[number];

export const DEFAULT_TAB: ExploreTab = 'trendMap';

export const EXPLORE_TAB_NAMES: Readonly<Record<ExploreTab, string>> = {
  trendMap: 'Trend map',
  opportunityMap: 'Topic map',
  trendList: 'List view',
  drivers: 'Drivers & Impact',
};

/** A filter by its dropdown. Every place that treats filters one by one has a record or switch over this type. */
export type FilterName = 'status' | 'version' | 'topics' | 'trends' | 'trendMaturity' | 'topicMaturity' | FigureFilter;

/**
 * The filters without a dropdown of their own: new since the last update, ranges of figures, and whether a signal passes
 * all filters in each version of the data.
 */
export const FIGURE_FILTERS = ['new', 'growth', 'sizing', 'allVersions'] as const;
export type FigureFilter = (typeof FIGURE_FILTERS)[number];

/** The dropdowns of each tab, in their order (specification, section 2). */
export const TAB_FILTERS: Readonly<Record<ExploreTab, readonly Exclude<FilterName, FigureFilter>[]>> = {
  trendMap: ['version', 'trends'],
  opportunityMap: ['status', 'version', 'topics', 'trends'],
  trendList: ['trends', 'trendMaturity', 'topics', 'topicMaturity'],
  drivers: ['status', 'version', 'topics', 'trends'],
};

export function isExploreTab(value: unknown): value is ExploreTab {
  return EXPLORE_TABS.some((tab) => tab === value);
}

/** Whether a topic or trend is in the dropdowns of a tab: the drivers tab leaves out those with 0 drivers (section 2). */
export function isListedOnTab(tab: ExploreTab, item: { readonly driverCount: number | null }): boolean {
  return tab !== 'drivers' || item.driverCount !== 0;
}
