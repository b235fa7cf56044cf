import { parseQuadrantCode, QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import { statusOfText, TOPIC_STATUSES } from '../topic/topic-status';
import type { Query } from '../shared/query';
import { DEFAULT_FILTERS, isQuadrantFilterActive, type ExploreFilters } from './explore-filters';
import { isIdParameter } from './id-query';
import { isExploreTab } from './explore-tab';
import { rangeFromText, rangeToText } from './percent-range';
import { selectsAll } from './selection';
import { VERSION_NAMES } from './version';

/** Parameters of the address that hold filters. */
const FILTER_PARAMETERS = [
  'tab',
  'status',
  'version',
  'topics',
  'trends',
  'maturity',
  'new',
  'growth',
  'sizing',
  'versions',
] as const;
type Parameter = (typeof FILTER_PARAMETERS)[number];

/**
 * The parameter and the values of each filter; no values for a default. Each selected value has a parameter of its own,
 * because names may hold any character. Maturity is written as `topics:3` or `trends:1`, a range of figures in percent as
 * `10..20`.
 */
const PARAMETERS: {
  readonly [Key in keyof ExploreFilters]: readonly [Parameter, (value: ExploreFilters[Key]) => readonly string[]];
} = {
  activeTab: ['tab', (tab) => (tab === DEFAULT_FILTERS.activeTab ? [] : [tab])],
  statusFilter: ['status', (statuses) => (selectsAll(statuses, TOPIC_STATUSES) ? [] : statuses.map(String))],
  versionFilter: ['version', (version) => (version === DEFAULT_FILTERS.versionFilter ? [] : [version])],
  topicFilter: ['topics', (names) => names],
  trendFilter: ['trends', (names) => names],
  trendQuadrantFilter: ['maturity', (codes) => maturityValues('trends:', codes)],
  topicQuadrantFilter: ['maturity', (codes) => maturityValues('topics:', codes)],
  newFilter: ['new', (isNew) => (isNew ? ['1'] : [])],
  growthFilter: ['growth', rangeToText],
  sizingFilter: ['sizing', rangeToText],
  allVersionsFilter: ['versions', (isAll) => (isAll ? ['all'] : [])],
};

/** Writes what is not default. */
export function filtersToQuery(filters: ExploreFilters): Query {
  return (Object.keys(PARAMETERS) as (keyof ExploreFilters)[]).flatMap((key) => {
    const [parameter, valuesOf] = PARAMETERS[key] as readonly [Parameter, (value: unknown) => readonly string[]];
    return valuesOf(filters[key]).map((value) => [parameter, value] as const);
  });
}

/** Reads what {@link filtersToQuery} wrote, and ignores anything else. */
export function filtersFromQuery(query: Query): ExploreFilters {
  const values = (name: Parameter): string[] => query.filter(([key]) => key === name).map(([, value]) => value);
  const statuses = unique(
    values('status')
      .map(statusOfText)
      .filter((status) => status !== null),
  );
  return {
    activeTab: values('tab').find(isExploreTab) ?? DEFAULT_FILTERS.activeTab,
    statusFilter: selectsAll(statuses, TOPIC_STATUSES) ? DEFAULT_FILTERS.statusFilter : statuses,
    versionFilter: VERSION_NAMES.find((name) => values('version').includes(name)) ?? DEFAULT_FILTERS.versionFilter,
    topicFilter: unique(values('topics').filter((name) => name !== '')),
    trendFilter: unique(values('trends').filter((name) => name !== '')),
    topicQuadrantFilter: quadrants(values('maturity'), 'topics:'),
    trendQuadrantFilter: quadrants(values('maturity'), 'trends:'),
    newFilter: values('new').includes('1'),
    growthFilter: rangeFromText(values('growth')[0]),
    sizingFilter: rangeFromText(values('sizing')[0]),
    allVersionsFilter: values('versions').includes('all'),
  };
}

export function withoutFilterParameters(query: Query): Query {
  return query.filter(([name]) => !FILTER_PARAMETERS.some((parameter) => parameter === name) && !isIdParameter(name));
}

function maturityValues(prefix: string, codes: readonly QuadrantCode[]): readonly string[] {
  return isQuadrantFilterActive(codes) ? codes.map((code) => `${prefix}${code}`) : [];
}

function quadrants(values: readonly string[], prefix: string): readonly QuadrantCode[] {
  const codes = values
    .filter((value) => value.startsWith(prefix))
    .map((value) => parseQuadrantCode(value.slice(prefix.length)))
    .filter((code) => code !== null);
  const distinct = unique(codes);
  return distinct.length === QUADRANT_CODES.length ? [] : distinct;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
