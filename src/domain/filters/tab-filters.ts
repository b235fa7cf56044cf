import type { Topic } from '../topic/topic';
import type { QuadrantCode } from '../topic/quadrant';
import type { Trend } from '../trend/trend';
import { clearFilters } from './explore-filters';
import { isListedOnTab, type ExploreTab, CURRENT_DATA, type VersionName } from '../workspace/explore-tab';
import { FILTER_NAMES, MORE_FILTERS, type BarFilter, type ExploreFilters, type FilterName } from './filter-forms';
import { availableValues, normalizeSelection, type Selection } from '../shared/selection';

export type MaturityFilter = 'trendMaturity' | 'topicMaturity';

/** The dropdowns of each tab, in their order (specification, section 2), and the rings of a technology radar. */
export const TAB_FILTERS: Readonly<Record<ExploreTab, readonly BarFilter[]>> = {
  trendMap: ['version', 'trends'],
  opportunityMap: ['status', 'version', 'rings', 'topics', 'trends'],
  trendList: ['trends', 'trendMaturity', 'topics', 'rings', 'topicMaturity'],
  drivers: ['status', 'version', 'rings', 'topics', 'trends'],
};

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
  /** Of a technology radar, from the inside; empty: it is none. */
  readonly rings: readonly string[] | null;
}

/** The filters of a tab: its dropdowns, its legend, 'More filters', and the rows of an answer. */
export function filtersOfTab(tab: ExploreTab): readonly FilterName[] {
  const legend = LEGEND_FILTERS[tab];
  return [...TAB_FILTERS[tab], ...(legend === undefined ? [] : [legend]), ...MORE_FILTERS, 'query'];
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
  const others = FILTER_NAMES.filter((name) => !names.includes(name));
  return {
    ...clearFilters(filters, others),
    versionFilter: effectiveVersion(filters, options.versions),
    topicFilter: select('topics', filters.topicFilter, options.topicNames),
    trendFilter: select('trends', filters.trendFilter, options.trendNames),
    ringFilter: select('rings', filters.ringFilter, options.rings),
    topicQuadrantFilter: maturity('topicMaturity', filters.topicQuadrantFilter),
    trendQuadrantFilter: maturity('trendMaturity', filters.trendQuadrantFilter),
    // With one version there is nothing to compare with.
    allVersionsFilter: filters.allVersionsFilter && (options.versions === null || options.versions.length > 1),
  };
}
