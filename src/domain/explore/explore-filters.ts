import type { QuadrantCode } from '../topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../topic/topic-status';
import { DEFAULT_TAB, type ExploreTab, type FilterName } from './explore-tab';
import { selectsAll, type Selection } from './selection';
import { CURRENT_DATA, type VersionName } from './version';

/** The filters held in the app, with the specification's names (section 3). */
export interface ExploreFilters {
  readonly activeTab: ExploreTab;
  readonly statusFilter: Selection<TopicStatus>;
  readonly versionFilter: VersionName;
  /** Names of topics; empty means all. */
  readonly topicFilter: Selection<string>;
  readonly trendFilter: Selection<string>;
  readonly topicQuadrantFilter: Selection<QuadrantCode>;
  readonly trendQuadrantFilter: Selection<QuadrantCode>;
}

export const DEFAULT_FILTERS: ExploreFilters = {
  activeTab: DEFAULT_TAB,
  statusFilter: TOPIC_STATUSES,
  versionFilter: CURRENT_DATA,
  topicFilter: [],
  trendFilter: [],
  topicQuadrantFilter: [],
  trendQuadrantFilter: [],
};

/** A tab switch resets every filter (specification, section 4); choosing the open tab again changes nothing. */
export function switchTab(filters: ExploreFilters, tab: ExploreTab): ExploreFilters {
  return tab === filters.activeTab ? filters : { ...DEFAULT_FILTERS, activeTab: tab };
}

/** The field that each filter sets. */
const FIELDS = {
  status: 'statusFilter',
  version: 'versionFilter',
  topics: 'topicFilter',
  trends: 'trendFilter',
  trendMaturity: 'trendQuadrantFilter',
  topicMaturity: 'topicQuadrantFilter',
} as const satisfies Record<FilterName, keyof ExploreFilters>;

const EVERY_FILTER = Object.keys(FIELDS) as readonly FilterName[];

/** Whether this one filter lets less than everything through. */
export function isFilterActive(filters: ExploreFilters, name: FilterName): boolean {
  if (name === 'status') return !selectsAll(filters.statusFilter, TOPIC_STATUSES);
  if (name === 'version') return filters.versionFilter !== CURRENT_DATA;
  if (name === 'trendMaturity' || name === 'topicMaturity') return isQuadrantFilterActive(filters[FIELDS[name]]);
  return filters[FIELDS[name]].length > 0;
}

/** Which of these filters narrow the view: what 'Clear all' would undo. */
export function activeFilters(
  filters: ExploreFilters,
  names: readonly FilterName[] = EVERY_FILTER,
): readonly FilterName[] {
  return names.filter((name) => isFilterActive(filters, name));
}

export function hasActiveFilters(filters: ExploreFilters, names: readonly FilterName[] = EVERY_FILTER): boolean {
  return names.some((name) => isFilterActive(filters, name));
}

/** The filters of this tab as they are without any choice, or only these of them. */
export function clearFilters(filters: ExploreFilters, names: readonly FilterName[] = EVERY_FILTER): ExploreFilters {
  return copyFilters(filters, DEFAULT_FILTERS, names);
}

/** These filters as they stand in another set; the others, and the tab, stay. */
export function copyFilters(
  filters: ExploreFilters,
  from: ExploreFilters,
  names: readonly FilterName[],
): ExploreFilters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [FIELDS[name], from[FIELDS[name]]])) };
}

/** The four codes together mean all signals, as does none. */
export function isQuadrantFilterActive(quadrants: Selection<QuadrantCode>): boolean {
  return quadrants.length > 0 && quadrants.length < 4;
}
