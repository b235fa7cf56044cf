import { byId } from '../shared/by-id';
import type { Topic } from '../topic/topic';
import type { Trend } from '../trend/trend';
import { carouselItemKey } from '../workspace/carousel-item';
import { clearFilters, hasActiveFilters, type ExploreFilters } from './explore-filters';
import { FIGURE_FILTERS } from './explore-tab';
import { filterTopics, filterTrends } from './filtered-signals';
import type { Selection } from './selection';

/** Passes no row: an empty selection would mean all. */
const NO_NAME = ['\u0000'];

/** What of a project decides on its figures. */
export interface FigureSignals {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
  /** Of what the last update has added; see {@link carouselItemKey}. */
  readonly newKeys: ReadonlySet<string>;
  /** The previous rows; null: not known. */
  readonly previous: { readonly topics: readonly Topic[]; readonly trends: readonly Trend[] } | null;
}

/**
 * The filters with those of figures replaced by the names of the topics or trends that pass them, for charts that can
 * only compare names.
 */
export function figuresAsNames(
  filters: ExploreFilters,
  type: 'topic' | 'trend',
  signals: FigureSignals,
): ExploreFilters {
  if (!hasActiveFilters(filters, FIGURE_FILTERS)) return filters;
  const others = clearFilters(filters, FIGURE_FILTERS);
  // What must pass in the other version are all filters; the status is compared by a clause of its own.
  const figures = filters.allVersionsFilter
    ? clearFilters(filters, ['status', 'version'])
    : { ...clearFilters(filters), ...pickFigures(filters) };
  if (type === 'trend') {
    const passed = filterTrends(
      signals.trends,
      figures,
      ({ id }) => signals.newKeys.has(carouselItemKey({ type: 'Trend', id })),
      signals.previous && byId(signals.previous.trends),
    );
    return { ...others, trendFilter: among(filters.trendFilter, passed) };
  }
  const passed = filterTopics(
    signals.topics,
    figures,
    () => null,
    ({ id }) => signals.newKeys.has(carouselItemKey({ type: 'Topic', id })),
    signals.previous && byId(signals.previous.topics),
  );
  return { ...others, topicFilter: among(filters.topicFilter, passed) };
}

function pickFigures({ newFilter, growthFilter, sizingFilter }: ExploreFilters): Partial<ExploreFilters> {
  return { newFilter, growthFilter, sizingFilter };
}

function among(selection: Selection<string>, passed: readonly { readonly name: string }[]): Selection<string> {
  const names = new Set(passed.map(({ name }) => name));
  const chosen = selection.length === 0 ? [...names] : selection.filter((name) => names.has(name));
  return chosen.length === 0 ? NO_NAME : chosen;
}
