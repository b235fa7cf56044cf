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

export type FilterName = 'status' | 'version' | 'topics' | 'trends' | 'trendMaturity' | 'topicMaturity';

/** Which filters a tab has, in the order in which they stand (specification, section 2). */
export const TAB_FILTERS: Readonly<Record<ExploreTab, readonly FilterName[]>> = {
  trendMap: ['version', 'trends'],
  opportunityMap: ['status', 'version', 'topics', 'trends'],
  trendList: ['trends', 'trendMaturity', 'topics', 'topicMaturity'],
  drivers: ['status', 'version', 'topics', 'trends'],
};

export function isExploreTab(value: unknown): value is ExploreTab {
  return EXPLORE_TABS.some((tab) => tab === value);
}

/** The drivers tab hides what has no drivers from its dropdowns; a count that is not known stays. */
export function isListedOnTab(tab: ExploreTab, item: { readonly driverCount: number | null }): boolean {
  return tab !== 'drivers' || item.driverCount !== 0;
}
