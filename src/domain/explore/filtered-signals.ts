import type { Topic } from '../topic/topic';
import { type TopicStatus, UNDECIDED } from '../topic/topic-status';
import type { QuadrantCode } from '../topic/quadrant';
import type { Trend } from '../trend/trend';
import { isWithin } from './percent-range';
import { clearFilters, isFilterActive, type ExploreFilters } from './explore-filters';
import type { FilterName } from './explore-tab';
import type { Selection } from './selection';

/** The rows of the version that is not shown, by id. */
export type OtherVersion<Signal> = ReadonlyMap<string, Signal> | null;

/** Makes the check of each filter that applies to a kind of signal; null: it does not apply. */
type Checks<Signal> = Readonly<Record<FilterName, (() => (signal: Signal) => boolean) | null>>;

/**
 * The topics that pass every active filter. A topic that is not trackable counts as Undefined.
 * @param isNew whether the last update of the data has added it
 * @param others the topics of the other version by id, for `allVersionsFilter`; null: not known, so that it is not applied
 */
export function filterTopics(
  topics: readonly Topic[],
  filters: ExploreFilters,
  statusOf: (topic: Topic) => TopicStatus | null,
  isNew: (topic: Topic) => boolean = () => false,
  others: OtherVersion<Topic> = null,
): readonly Topic[] {
  return passing(topics, filters, {
    status: () => (topic) => filters.statusFilter.includes(statusOf(topic) ?? UNDECIDED),
    version: null,
    topics: () => isNamed(filters.topicFilter),
    trends: () => {
      const isSelected = isNamed(filters.trendFilter);
      return ({ trend }) => trend !== null && isSelected(trend);
    },
    topicMaturity: () => isInQuadrant(filters.topicQuadrantFilter),
    trendMaturity: null,
    new: () => isNew,
    ...figureChecks(filters),
    // The status of a topic is the same in each version.
    allVersions: inOther(others, (rows) => filterTopics(rows, inOneVersion(filters), () => 0)),
  });
}

/** The trends that pass every active filter. */
export function filterTrends(
  trends: readonly Trend[],
  filters: ExploreFilters,
  isNew: (trend: Trend) => boolean = () => false,
  others: OtherVersion<Trend> = null,
): readonly Trend[] {
  return passing(trends, filters, {
    status: null,
    version: null,
    topics: null,
    trends: () => isNamed(filters.trendFilter),
    topicMaturity: null,
    trendMaturity: () => isInQuadrant(filters.trendQuadrantFilter),
    new: () => isNew,
    ...figureChecks(filters),
    allVersions: inOther(others, (rows) => filterTrends(rows, inOneVersion(filters))),
  });
}

/** The filters that are checked in the other version: those of its own rows. */
function inOneVersion(filters: ExploreFilters): ExploreFilters {
  return clearFilters(filters, ['status', 'version', 'new', 'allVersions']);
}

function inOther<Signal extends Topic | Trend>(
  others: OtherVersion<Signal>,
  pass: (rows: readonly Signal[]) => readonly Signal[],
): (() => (signal: Signal) => boolean) | null {
  if (others === null) return null;
  return () => {
    const passed = new Set<string>(pass([...others.values()]).map(({ id }) => id));
    return ({ id }) => passed.has(id);
  };
}

function figureChecks({
  growthFilter,
  sizingFilter,
}: ExploreFilters): Pick<Checks<Topic | Trend>, 'growth' | 'sizing'> {
  return {
    growth: () => (signal) => isWithin(growthFilter, signal.growth),
    sizing: () => (signal) => isWithin(sizingFilter, signal.sizing.average),
  };
}

function passing<Signal>(
  signals: readonly Signal[],
  filters: ExploreFilters,
  checks: Checks<Signal>,
): readonly Signal[] {
  return (Object.keys(checks) as FilterName[])
    .filter((name) => isFilterActive(filters, name))
    .map((name) => checks[name]?.())
    .reduce<readonly Signal[]>((passed, check) => (check === undefined ? passed : passed.filter(check)), signals);
}

// A set, because a selection may hold thousands of names.
function isNamed(selection: Selection<string>): (item: { readonly name: string }) => boolean {
  const names = new Set(selection);
  return ({ name }) => names.has(name);
}

function isInQuadrant(selection: Selection<QuadrantCode>): (signal: Topic | Trend) => boolean {
  return ({ quadrant }) => selection.some((code) => code === quadrant.code);
}
