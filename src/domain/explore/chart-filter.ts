import { TOPIC_STATUSES } from '../topic/topic-status';
import { isQuadrantFilterActive, type ExploreFilters } from './explore-filters';
import { selectsAll } from './selection';

/** One clause of a dashboard's filter list (specification, sections 3 and 7). Clauses combine with 'and'. */
export interface ChartFilter {
  readonly clause: 'where';
  readonly origin: 'global';
  readonly securableId: string;
  readonly columnId: string;
  readonly expression: '? in ?';
  readonly value: readonly (string | number)[];
}

/** Where the filterable columns of one dashboard are; null: this dashboard has no such column. */
export interface ChartColumns {
  readonly status: string | null;
  readonly version: string | null;
  readonly topic: string | null;
  readonly trend: string | null;
  readonly topicQuadrant: string | null;
  readonly trendQuadrant: string | null;
}

/**
 * Rebuilds the dashboard's filter list from the active filters. A filter that lets everything through adds no clause;
 * the version always does, because the data set holds the rows of every version.
 */
export function buildChartFilters(
  filters: ExploreFilters,
  securableId: string,
  columns: ChartColumns,
): readonly ChartFilter[] {
  const clauses: readonly [column: string | null, value: readonly (string | number)[], active: boolean][] = [
    [columns.status, filters.statusFilter, !selectsAll(filters.statusFilter, TOPIC_STATUSES)],
    [columns.version, [filters.versionFilter], true],
    [columns.topic, filters.topicFilter, filters.topicFilter.length > 0],
    [columns.trend, filters.trendFilter, filters.trendFilter.length > 0],
    [columns.topicQuadrant, filters.topicQuadrantFilter, isQuadrantFilterActive(filters.topicQuadrantFilter)],
    [columns.trendQuadrant, filters.trendQuadrantFilter, isQuadrantFilterActive(filters.trendQuadrantFilter)],
  ];
  return clauses.flatMap(([columnId, value, active]) =>
    active && columnId !== null ? [isIn(securableId, columnId, value)] : [],
  );
}

/** The two clauses of the Impacting Drivers chart: the same topic in its two data sets (specification, section 7). */
export function impactingDriversFilters(
  topicId: string,
  places: readonly { readonly securableId: string; readonly columnId: string }[],
): readonly ChartFilter[] {
  return places.map(({ securableId, columnId }) => isIn(securableId, columnId, [topicId]));
}

function isIn(securableId: string, columnId: string, value: readonly (string | number)[]): ChartFilter {
  return { clause: 'where', origin: 'global', securableId, columnId, expression: '? in ?', value };
}
