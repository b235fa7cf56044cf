import type { Topic } from '../topic/topic';
import type { QuadrantCode } from '../topic/quadrant';
import type { Trend } from '../trend/trend';
import { DEFAULT_FILTERS, type ExploreFilters } from './explore-filters';
import { isListedOnTab, TAB_FILTERS, type ExploreTab, type FilterName } from './explore-tab';
import { availableValues, distinctOptions, normalizeSelection, type Selection } from './selection';
import { CURRENT_DATA, type VersionName } from './version';

export type MaturityFilter = 'trendMaturity' | 'topicMaturity';

/** The maps have no maturity dropdown, but their legend narrows by quadrant. */
export const LEGEND_FILTERS: Partial<Record<ExploreTab, MaturityFilter>> = {
  trendMap: 'trendMaturity',
  opportunityMap: 'topicMaturity',
};

/** What can be chosen on a tab, and what its project offers. null: not known, so nothing is ruled out. */
export interface AvailableOptions {
  readonly versions: readonly VersionName[] | null;
  readonly topicNames: readonly string[] | null;
  readonly trendNames: readonly string[] | null;
}

/** Whatever can narrow a tab: its dropdowns and its legend. */
export function filtersOfTab(tab: ExploreTab): readonly FilterName[] {
  const legend = LEGEND_FILTERS[tab];
  return legend === undefined ? TAB_FILTERS[tab] : [...TAB_FILTERS[tab], legend];
}

/** Keeps of the filters what their tab has and their project offers: a pasted link may speak of anything. */
export function effectiveFilters(filters: ExploreFilters, offer: AvailableOptions): ExploreFilters {
  return filtersOnTab(filters, offer, normalizeSelection);
}

/**
 * The same, but names stay chosen where they are all that is on offer: with another version of the data they may not be.
 */
export function availableFilters(filters: ExploreFilters, offer: AvailableOptions): ExploreFilters {
  return filtersOnTab(filters, offer, availableValues);
}

function filtersOnTab(
  filters: ExploreFilters,
  offer: AvailableOptions,
  kept: typeof normalizeSelection,
): ExploreFilters {
  const { activeTab } = filters;
  const has = (name: FilterName): boolean => filtersOfTab(activeTab).includes(name);
  const offered = (names: readonly string[], options: readonly string[] | null): readonly string[] =>
    options === null || names.length === 0 ? names : kept(names, options);
  return {
    activeTab,
    statusFilter: has('status') ? filters.statusFilter : DEFAULT_FILTERS.statusFilter,
    versionFilter: effectiveVersion(filters, offer.versions),
    topicFilter: has('topics') ? offered(filters.topicFilter, offer.topicNames) : [],
    trendFilter: has('trends') ? offered(filters.trendFilter, offer.trendNames) : [],
    topicQuadrantFilter: has('topicMaturity') ? maturity(filters.topicQuadrantFilter, activeTab) : [],
    trendQuadrantFilter: has('trendMaturity') ? maturity(filters.trendQuadrantFilter, activeTab) : [],
  };
}

/** A dropdown chooses one quadrant or all (specification, section 4); of several it would say that they are all. */
function maturity(quadrants: Selection<QuadrantCode>, tab: ExploreTab): Selection<QuadrantCode> {
  return LEGEND_FILTERS[tab] === undefined && quadrants.length !== 1 ? [] : quadrants;
}

/** The version that is shown: the one asked for, where the tab lets one choose and the project offers it. */
export function effectiveVersion(filters: ExploreFilters, versions: readonly VersionName[] | null): VersionName {
  const { activeTab, versionFilter } = filters;
  const isOffered = versions === null || versions.includes(versionFilter);
  return filtersOfTab(activeTab).includes('version') && isOffered ? versionFilter : CURRENT_DATA;
}

/** The distinct names of a tab's dropdown, in the order they came: sorted by name. */
export function namesOnTab(tab: ExploreTab, items: readonly (Topic | Trend)[]): readonly string[] {
  return distinctOptions(items.filter((item) => isListedOnTab(tab, item)).map((item) => item.name));
}
