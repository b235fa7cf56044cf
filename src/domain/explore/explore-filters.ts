import type { QuadrantCode } from '../topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../topic/topic-status';
import { DEFAULT_TAB, type ExploreTab, type FilterName } from './explore-tab';
import { ANY_FIGURE, isBounded, type PercentRange } from './percent-range';
import { selectsAll, type Selection } from './selection';
import { CURRENT_DATA, type VersionName } from './version';

/** The filters with the names of the specification, section 3. Topics and trends are selected by name. */
export interface ExploreFilters {
  readonly activeTab: ExploreTab;
  readonly statusFilter: Selection<TopicStatus>;
  readonly versionFilter: VersionName;
  readonly topicFilter: Selection<string>;
  readonly trendFilter: Selection<string>;
  readonly topicQuadrantFilter: Selection<QuadrantCode>;
  readonly trendQuadrantFilter: Selection<QuadrantCode>;
  /** Only what the last update of the data has added. */
  readonly newFilter: boolean;
  readonly growthFilter: PercentRange;
  /** Of the average sizing. */
  readonly sizingFilter: PercentRange;
  /** Only what passes all other filters in the current and in the previous data. */
  readonly allVersionsFilter: boolean;
}

export const DEFAULT_FILTERS: ExploreFilters = {
  activeTab: DEFAULT_TAB,
  statusFilter: TOPIC_STATUSES,
  versionFilter: CURRENT_DATA,
  topicFilter: [],
  trendFilter: [],
  topicQuadrantFilter: [],
  trendQuadrantFilter: [],
  newFilter: false,
  growthFilter: ANY_FIGURE,
  sizingFilter: ANY_FIGURE,
  allVersionsFilter: false,
};

const FIELDS = {
  status: 'statusFilter',
  version: 'versionFilter',
  topics: 'topicFilter',
  trends: 'trendFilter',
  trendMaturity: 'trendQuadrantFilter',
  topicMaturity: 'topicQuadrantFilter',
  new: 'newFilter',
  growth: 'growthFilter',
  sizing: 'sizingFilter',
  allVersions: 'allVersionsFilter',
} as const satisfies Record<FilterName, keyof ExploreFilters>;

const ALL_NAMES = Object.keys(FIELDS) as readonly FilterName[];

/** Resets every filter (specification, section 4), unless the tab is the open one. */
export function switchTab(filters: ExploreFilters, tab: ExploreTab): ExploreFilters {
  return tab === filters.activeTab ? filters : { ...DEFAULT_FILTERS, activeTab: tab };
}

/** Whether a filter excludes anything. */
export function isFilterActive(filters: ExploreFilters, name: FilterName): boolean {
  if (name === 'status') return !selectsAll(filters.statusFilter, TOPIC_STATUSES);
  if (name === 'version') return filters.versionFilter !== CURRENT_DATA;
  if (name === 'trendMaturity' || name === 'topicMaturity') return isQuadrantFilterActive(filters[FIELDS[name]]);
  if (name === 'new' || name === 'allVersions') return filters[FIELDS[name]];
  if (name === 'growth' || name === 'sizing') return isBounded(filters[FIELDS[name]]);
  return filters[FIELDS[name]].length > 0;
}

export function activeFilters(filters: ExploreFilters, names: readonly FilterName[]): readonly FilterName[] {
  return names.filter((name) => isFilterActive(filters, name));
}

export function hasActiveFilters(filters: ExploreFilters, names: readonly FilterName[] = ALL_NAMES): boolean {
  return names.some((name) => isFilterActive(filters, name));
}

/** Resets these filters to their defaults. The tab stays. */
export function clearFilters(filters: ExploreFilters, names: readonly FilterName[] = ALL_NAMES): ExploreFilters {
  return copyFilters(filters, DEFAULT_FILTERS, names);
}

/** Replaces these filters by those of another set. */
export function copyFilters(
  filters: ExploreFilters,
  source: ExploreFilters,
  names: readonly FilterName[],
): ExploreFilters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [FIELDS[name], source[FIELDS[name]]])) };
}

/** No code and all four codes mean all signals. */
export function isQuadrantFilterActive(quadrants: Selection<QuadrantCode>): boolean {
  return quadrants.length > 0 && quadrants.length < 4;
}
