import { parseQuadrantCode, QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import { isTopicStatus, TOPIC_STATUSES } from '../topic/topic-status';
import type { Query } from '../shared/query';
import { DEFAULT_FILTERS, isQuadrantFilterActive, type ExploreFilters } from './explore-filters';
import { isExploreTab } from './explore-tab';
import { selectsAll } from './selection';
import { VERSION_NAMES, type VersionName } from './version';

/** Parameters that the filters own in the address; only what is not default stands there. */
export const FILTER_PARAMETERS = ['tab', 'status', 'version', 'topics', 'trends', 'maturity'] as const;

/**
 * Names may hold any character, so each value of a multi-select has a parameter of its own.
 * Maturity stands as `topics:3` or `trends:1`, because the list view has one filter for each.
 */
export function filtersToQuery(filters: ExploreFilters): Query {
  const query: [string, string][] = [];
  if (filters.activeTab !== DEFAULT_FILTERS.activeTab) query.push(['tab', filters.activeTab]);
  if (!selectsAll(filters.statusFilter, TOPIC_STATUSES)) {
    for (const status of filters.statusFilter) query.push(['status', String(status)]);
  }
  if (filters.versionFilter !== DEFAULT_FILTERS.versionFilter) query.push(['version', filters.versionFilter]);
  for (const name of filters.topicFilter) query.push(['topics', name]);
  for (const name of filters.trendFilter) query.push(['trends', name]);
  if (isQuadrantFilterActive(filters.trendQuadrantFilter)) {
    for (const code of filters.trendQuadrantFilter) query.push(['maturity', `trends:${code}`]);
  }
  if (isQuadrantFilterActive(filters.topicQuadrantFilter)) {
    for (const code of filters.topicQuadrantFilter) query.push(['maturity', `topics:${code}`]);
  }
  return query;
}

/** Reads what {@link filtersToQuery} wrote; anything it does not understand counts as not there. */
export function filtersFromQuery(query: Query): ExploreFilters {
  const values = (name: string): string[] => query.filter(([key]) => key === name).map(([, value]) => value);
  const tab = values('tab').find(isExploreTab);
  const version = values('version').find((name): name is VersionName => VERSION_NAMES.some((known) => known === name));
  const statuses = distinct(
    values('status')
      .filter((value) => /^\d$/.test(value))
      .map(Number)
      .filter(isTopicStatus),
  );
  return {
    activeTab: tab ?? DEFAULT_FILTERS.activeTab,
    statusFilter: selectsAll(statuses, TOPIC_STATUSES) ? DEFAULT_FILTERS.statusFilter : statuses,
    versionFilter: version ?? DEFAULT_FILTERS.versionFilter,
    topicFilter: distinct(values('topics').filter((name) => name !== '')),
    trendFilter: distinct(values('trends').filter((name) => name !== '')),
    topicQuadrantFilter: quadrants(values('maturity'), 'topics:'),
    trendQuadrantFilter: quadrants(values('maturity'), 'trends:'),
  };
}

export function withoutFilterParameters(query: Query): Query {
  return query.filter(([name]) => !FILTER_PARAMETERS.some((own) => own === name));
}

function quadrants(values: readonly string[], prefix: string): readonly QuadrantCode[] {
  const codes = values
    .filter((value) => value.startsWith(prefix))
    .map((value) => parseQuadrantCode(value.slice(prefix.length)))
    .filter((code) => code !== null);
  const known = distinct(codes);
  return known.length === QUADRANT_CODES.length ? [] : known;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
