import type { ExploreViewModel } from '../../application/filters/explore.view-model';
import type { FilterName } from '../../domain/filters/filter-forms';
import type { MaturityFilter } from '../../domain/filters/tab-filters';
import type { QuadrantCode } from '../../domain/topic/quadrant';

export interface FilterProps {
  readonly explore: ExploreViewModel;
  /** Opens in the flow of the page. */
  readonly inline: boolean;
}

/** The state of a dropdown of the filter bar; the view model knows which one is open. For components that observe it. */
export function filterDropdown({ explore, inline }: FilterProps, name: FilterName) {
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
