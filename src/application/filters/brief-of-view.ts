import { withoutFilterParameters } from '../../domain/filters/filter-query';
import { withoutViewParameters } from '../../domain/filters/view-query';
import { filterTopics } from '../../domain/filters/filters-of-query';
import { isAtHand } from '../../domain/query/condition-kinds';
import type { SowId } from '../../domain/shared/entity-id';
import { briefOfTopicsPath, briefOfViewPath } from '../../domain/shared/routes';
import { withoutFlashcard } from '../../domain/topic/flashcard-target';
import { fastestFirst } from '../../domain/topic/fastest-first';
import type { ProjectFacts } from '../query/project-facts';
import { pathOf, type Navigator } from '../shared/navigator';
import { withoutOrigins } from './explore-address';
import type { ExploreViewModel } from './explore.view-model';

/** The address of a brief of the topics that the open view of the explorer shows. */
export function briefOfExplorerPath(
  sow: SowId,
  navigator: Navigator,
  { filters, query }: ExploreViewModel,
  facts: ProjectFacts,
): string {
  const { pathname, query: parameters } = navigator.location;
  const shown = withoutFlashcard(parameters);
  const view = pathOf({ pathname, query: shown });
  // What functions of the product have in the address, such as weights, holds for the brief as well.
  const others = pathOf({
    pathname: '',
    query: withoutOrigins(withoutViewParameters(withoutFilterParameters(shown))),
  }).slice(1);
  const further = others === '' ? '' : `&${others}`;
  if (query.requested === null || isAtHand(query.requested)) return briefOfViewPath(sow, view) + further;
  // The brief does not load what the query needs: its topics are those that the explorer has found.
  const topics = fastestFirst(filterTopics(filters, facts.picked));
  const ids = topics.map(({ id }) => id);
  return briefOfTopicsPath(sow, ids, view) + further;
}
