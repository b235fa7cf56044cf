import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import type { QuadrantCode } from '../../domain/topic/quadrant';

/** The quadrants that a map is narrowed to; none: it shows all. */
export function quadrantsChosen({ filters }: ExploreViewModel, of: MaturityFilter): readonly QuadrantCode[] {
  return of === 'topicMaturity' ? filters.topicQuadrantFilter : filters.trendQuadrantFilter;
}
