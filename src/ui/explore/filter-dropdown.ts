import type { ExploreViewModel } from '../../application/filters/explore.view-model';
import type { ExploreFilters, FilterName } from '../../domain/filters/filter-forms';
import type { MaturityFilter } from '../../domain/filters/tab-filters';
import { countOf } from '../../domain/shared/figures';
import type { QuadrantCode, SignalType } from '../../domain/topic/quadrant';

export interface FilterProps {
  readonly explore: ExploreViewModel;
  /** Opens in the flow of the page. */
  readonly inline: boolean;
  /** How many items would be shown with this changed and all else kept; null: that is not known. */
  readonly countWith: CountWith;
}

export type CountWith = (change: Partial<ExploreFilters>) => number | null;

/** The state of a dropdown of the filter bar; the view model knows which one is open. For components that observe it. */
export function filterDropdown({ explore, inline }: Pick<FilterProps, 'explore' | 'inline'>, name: FilterName) {
  return {
    inline,
    open: explore.openDropdown === name,
    onToggle: () => explore.toggleDropdown(name),
    onClose: explore.closeDropdown,
  };
}

/** The quadrants that signals are narrowed to; none: all. */
export function quadrantsChosen({ filters }: ExploreViewModel, of: MaturityFilter): readonly QuadrantCode[] {
  return of === 'topicMaturity' ? filters.topicQuadrantFilter : filters.trendQuadrantFilter;
}

/** What closes the filters: 'Show 6 topics', 'Show 1 trend'. @param count null: not known */
export function showWords(count: number | null, type: SignalType): string {
  return count === null ? 'Show results' : `Show ${countOf(count, type)}`;
}
