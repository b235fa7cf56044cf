import { isFilterActive, clearFilters, hasActiveFilters } from './explore-filters';
import { valueOf, type BarFilter, type ExploreFilters, FILTER_NAMES, formOf, type FilterName } from './filter-forms';
import type { QueryFacts } from '../query/query-facts';
import { filterTopics, filterTrends } from './filters-of-query';
import type { Selection } from '../shared/selection';

type Values = readonly (string | number)[];

/** One clause of a dashboard's filter list; clauses combine with 'and' (specification, sections 3, 4 and 7). */
export interface ChartFilter {
  readonly clause: 'where';
  readonly origin: 'global';
  readonly securableId: string;
  readonly columnId: string;
  readonly expression: '? in ?';
  readonly value: Values;
}

/** The column ids of a dashboard; null: the dashboard has no such column. */
interface ChartColumns {
  readonly status: string | null;
  readonly version: string | null;
  readonly topic: string | null;
  readonly trend: string | null;
  readonly topicQuadrant: string | null;
  readonly trendQuadrant: string | null;
}

/** Only projects of a file have rings. */
type ChartedFilter = Exclude<BarFilter, 'rings'>;

/** The column that each filter compares, in the order of the clauses. */
const COLUMNS: Readonly<Record<ChartedFilter, keyof ChartColumns>> = {
  status: 'status',
  version: 'version',
  topics: 'topic',
  trends: 'trend',
  topicMaturity: 'topicQuadrant',
  trendMaturity: 'trendQuadrant',
};

/**
 * A clause for each active filter, and always one for the version, because the data set holds the rows of every version.
 * The others have no clause: see {@link figuresAsNames}.
 */
export function buildChartFilters(
  filters: ExploreFilters,
  securableId: string,
  columns: ChartColumns,
): readonly ChartFilter[] {
  return (Object.keys(COLUMNS) as ChartedFilter[]).flatMap((name) => {
    const columnId = columns[COLUMNS[name]];
    const applies = name === 'version' || isFilterActive(filters, name);
    return applies && columnId !== null ? [isIn(securableId, columnId, [valueOf(filters, name)].flat() as Values)] : [];
  });
}

/** The two clauses of the Impacting Drivers chart: one topic in its two data sets (specification, section 7). */
export function impactingDriversFilters(
  topicId: string,
  columns: readonly { readonly securableId: string; readonly columnId: string }[],
): readonly ChartFilter[] {
  return columns.map(({ securableId, columnId }) => isIn(securableId, columnId, [topicId]));
}

function isIn(securableId: string, columnId: string, value: Values): ChartFilter {
  return { clause: 'where', origin: 'global', securableId, columnId, expression: '? in ?', value };
}

/** Passes no row: an empty selection would mean all. */
const NO_NAME = ['\u0000'];

/** The filters that no dashboard has a column for. */
const WITHOUT_COLUMN = FILTER_NAMES.filter((name) => formOf(name).place !== 'bar');

/**
 * The filters with those of figures and of answers replaced by the names of the topics or trends that pass them, for
 * charts that can only compare names.
 */
export function figuresAsNames(filters: ExploreFilters, type: 'topic' | 'trend', facts: QueryFacts): ExploreFilters {
  if (!hasActiveFilters(filters, WITHOUT_COLUMN)) return filters;
  const others = clearFilters(filters, WITHOUT_COLUMN);
  // What must pass in the other version are all filters; the status is compared by a clause of its own.
  const compared: readonly FilterName[] = filters.allVersionsFilter
    ? ['status', 'version']
    : FILTER_NAMES.filter((name) => !WITHOUT_COLUMN.includes(name));
  const figures = clearFilters(filters, compared);
  return type === 'trend'
    ? { ...others, trendFilter: among(filters.trendFilter, filterTrends(figures, facts)) }
    : { ...others, topicFilter: among(filters.topicFilter, filterTopics(figures, facts)) };
}

function among(selection: Selection<string>, passed: readonly { readonly name: string }[]): Selection<string> {
  const names = new Set(passed.map(({ name }) => name));
  const chosen = selection.length === 0 ? [...names] : selection.filter((name) => names.has(name));
  return chosen.length === 0 ? NO_NAME : chosen;
}
