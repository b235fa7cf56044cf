import { CHOSEN_BY_HAND, MOST_TOPICS } from '../../domain/library/brief-content';
import { filterTopics } from '../../domain/explore/filters-of-query';
import { outlineOf } from '../../domain/explore/view-outline';
import type { QueryFacts } from '../../domain/query/query-facts';
import type { TopicId, SowId } from '../../domain/shared/entity-id';
import { formatCount } from '../../domain/shared/figures';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { Topic } from '../../domain/topic/topic';
import { isAtHand } from '../../domain/query/condition-kinds';
import { withoutFlashcard } from '../../domain/flashcards/flashcard-target';
import { briefOfTopicsPath, briefOfViewPath } from '../../domain/shared/routes';
import type { ProjectFacts } from '../query/project-facts';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ExploreViewModel } from '../explore/explore.view-model';

/** The topics that a new brief may have. */
export interface BriefChoice {
  /** In the order of the brief. */
  readonly ids: readonly TopicId[];
  /** Whose topics they are, such as 'Filters: Important'; null: the user has chosen them one by one. */
  readonly words: string | null;
}

/**
 * The topics that pass the filters of a view of the explorer, the fastest first.
 * @param view its path and query
 * @param named replaces the ids of its query by names
 */
export function choiceOfView(
  view: string,
  facts: QueryFacts,
  named?: (query: AddressParameters) => AddressParameters,
): BriefChoice {
  const { filters, parts } = outlineOf(view, named);
  const passing = fastestFirst(filterTopics(filters, facts));
  return { ids: passing.map(({ id }) => id), words: wordsOf(parts) ?? 'All topics of the project' };
}

/** @param view whose topics they are; null: they were chosen one by one */
export function choiceOfTopics(ids: readonly TopicId[], view: string | null = null): BriefChoice {
  return { ids, words: view === null ? null : wordsOf(outlineOf(view).parts) };
}

/** How the topics of a brief were chosen: the first ones, where they are too many for a brief. */
export function choiceOrigin({ ids, words }: BriefChoice): string {
  const isAll = ids.length <= MOST_TOPICS;
  if (words === null)
    return isAll ? CHOSEN_BY_HAND : `Chosen by hand: the first ${MOST_TOPICS} of ${formatCount(ids.length)}`;
  return isAll ? `${words}, the fastest first` : `${words}; the ${MOST_TOPICS} fastest of ${formatCount(ids.length)}`;
}

export function fastestFirst(topics: readonly Topic[]): readonly Topic[] {
  return topics.toSorted((one, other) => (other.growth ?? -Infinity) - (one.growth ?? -Infinity) || 0);
}

/** Of the filters of a view; null: it has none. */
function wordsOf(parts: readonly string[]): string | null {
  const words = parts.slice(1).join(', ');
  return words === '' ? null : `Filters: ${words}`;
}

/** The address of a brief of the topics that the open view of the explorer shows. */
export function briefOfExplorerPath(
  sow: SowId,
  navigator: Navigator,
  { filters, query }: ExploreViewModel,
  facts: ProjectFacts,
): string {
  const { pathname, query: parameters } = navigator.location;
  const view = pathOf({ pathname, query: withoutFlashcard(parameters) });
  if (query.requested === null || isAtHand(query.requested)) return briefOfViewPath(sow, view);
  // The brief does not load what the query needs: its topics are those that the explorer has found.
  const topics = fastestFirst(filterTopics(filters, facts.picked));
  return briefOfTopicsPath(
    sow,
    topics.map(({ id }) => id),
    view,
  );
}
