import type { Topic } from '../topic/topic';
import type { QuadrantCode } from '../topic/quadrant';
import type { Trend } from '../trend/trend';
import { DEFAULT_FILTERS, type ExploreFilters } from './explore-filters';
import { FIGURE_FILTERS, isListedOnTab, TAB_FILTERS, type ExploreTab, type FilterName } from './explore-tab';
import { availableValues, normalizeSelection, type Selection } from './selection';
import { CURRENT_DATA, type VersionName } from './version';

export type MaturityFilter = 'trendMaturity' | 'topicMaturity';

/** The maps have no dropdown for one maturity; a legend and a dropdown for several filter by quadrant. */
export const LEGEND_FILTERS: Partial<Record<ExploreTab, MaturityFilter>> = {
  trendMap: 'trendMaturity',
  opportunityMap: 'topicMaturity',
};

/** The options of a tab's filters; null: not loaded, so every value is accepted. */
export interface AvailableOptions {
  readonly versions: readonly VersionName[] | null;
  readonly topicNames: readonly string[] | null;
  readonly trendNames: readonly string[] | null;
}

/** The filters of a tab: its dropdowns, its legend and the figures. */
export function filtersOfTab(tab: ExploreTab): readonly FilterName[] {
  const legend = LEGEND_FILTERS[tab];
  return [...TAB_FILTERS[tab], ...(legend === undefined ? [] : [legend]), ...FIGURE_FILTERS];
}

/** The filters without those that the tab does not have and values that are not available; complete means all. */
export function effectiveFilters(filters: ExploreFilters, options: AvailableOptions): ExploreFilters {
  return filtersOnTab(filters, options, normalizeSelection);
}

/** {@link effectiveFilters}, but a complete selection stays: with another version of the data it may be incomplete. */
export function availableFilters(filters: ExploreFilters, options: AvailableOptions): ExploreFilters {
  return filtersOnTab(filters, options, availableValues);
}

/** The requested version, where the tab has a version filter and the version is available. */
export function effectiveVersion(filters: ExploreFilters, versions: readonly VersionName[] | null): VersionName {
  const { activeTab, versionFilter } = filters;
  const isAvailable = versions === null || versions.includes(versionFilter);
  return filtersOfTab(activeTab).includes('version') && isAvailable ? versionFilter : CURRENT_DATA;
}

/** The distinct names in a tab's dropdown, in the order of the items. */
export function namesOnTab(tab: ExploreTab, items: readonly (Topic | Trend)[]): readonly string[] {
  return [...new Set(items.filter((item) => isListedOnTab(tab, item)).map(({ name }) => name))];
}

function filtersOnTab(
  filters: ExploreFilters,
  options: AvailableOptions,
  among: typeof normalizeSelection,
): ExploreFilters {
  const { activeTab } = filters;
  const names = filtersOfTab(activeTab);
  const select = (name: FilterName, selected: readonly string[], available: readonly string[] | null) => {
    if (!names.includes(name)) return [];
    return available === null || selected.length === 0 ? selected : among(selected, available);
  };
  const maturity = (name: MaturityFilter, codes: Selection<QuadrantCode>) => {
    if (!names.includes(name)) return [];
    // A dropdown selects one quadrant or all (specification, section 4); a legend selects any number.
    return LEGEND_FILTERS[activeTab] === undefined && codes.length !== 1 ? [] : codes;
  };
  return {
    activeTab,
    statusFilter: names.includes('status') ? filters.statusFilter : DEFAULT_FILTERS.statusFilter,
    versionFilter: effectiveVersion(filters, options.versions),
    topicFilter: select('topics', filters.topicFilter, options.topicNames),
    trendFilter: select('trends', filters.trendFilter, options.trendNames),
    topicQuadrantFilter: maturity('topicMaturity', filters.topicQuadrantFilter),
    trendQuadrantFilter: maturity('trendMaturity', filters.trendQuadrantFilter),
    newFilter: filters.newFilter,
    growthFilter: filters.growthFilter,
    sizingFilter: filters.sizingFilter,
    // With one version there is nothing to compare with.
    allVersionsFilter: filters.allVersionsFilter && (options.versions === null || options.versions.length > 1),
  };
}
