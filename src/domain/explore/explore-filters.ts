import type { QuadrantCode } from '../topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../topic/topic-status';
import { DEFAULT_TAB, type ExploreTab } from './explore-tab';
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

/** The filters of this tab as they are without any choice. */
export function clearFilters(filters: ExploreFilters): ExploreFilters {
  return { ...DEFAULT_FILTERS, activeTab: filters.activeTab };
}

/** Whether anything narrows the view: what 'Clear all' would undo. */
export function narrows(filters: ExploreFilters): boolean {
  return (
    !selectsAll(filters.statusFilter, TOPIC_STATUSES) ||
    filters.versionFilter !== CURRENT_DATA ||
    filters.topicFilter.length > 0 ||
    filters.trendFilter.length > 0 ||
    isNarrowed(filters.topicQuadrantFilter) ||
    isNarrowed(filters.trendQuadrantFilter)
  );
}

/** The four codes together mean all signals, as does none. */
export function isNarrowed(quadrants: Selection<QuadrantCode>): boolean {
  return quadrants.length > 0 && quadrants.length < 4;
}
