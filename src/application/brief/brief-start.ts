import { CHOSEN_BY_HAND, EMPTY_BRIEF, MOST_TOPICS, type BriefContent } from '../../domain/brief/brief-content';
import { filterTopics } from '../../domain/explore/filtered-signals';
import { outlineOf } from '../../domain/library/view-outline';
import type { QueryFacts } from '../../domain/query/query-facts';
import { formatCount } from '../../domain/shared/figures';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { Topic } from '../../domain/topic/topic';

/**
 * The content of a new brief from the topics that pass the filters of a view of the explorer, the fastest first.
 * @param view its path and query
 * @param named replaces the ids of its query by names
 */
export function briefOfView(
  view: string,
  facts: QueryFacts,
  named?: (query: AddressParameters) => AddressParameters,
): BriefContent {
  const { filters, parts } = outlineOf(view, named);
  const passing = fastestFirst(filterTopics(filters, facts));
  const words = parts.slice(1).join(', ');
  const all = words === '' ? 'All topics of the project' : `Filters: ${words}`;
  const rest =
    passing.length > MOST_TOPICS
      ? `; the ${formatCount(MOST_TOPICS)} fastest of ${formatCount(passing.length)}`
      : ', the fastest first';
  return { ...EMPTY_BRIEF, topics: passing.slice(0, MOST_TOPICS).map(({ id }) => id), origin: `${all}${rest}` };
}

/** @param view whose topics they are; null: they were chosen one by one */
export function briefOfTopics(topics: BriefContent['topics'], view: string | null = null): BriefContent {
  const words = view === null ? [] : outlineOf(view).parts.slice(1);
  const origin = words.length === 0 ? CHOSEN_BY_HAND : `Filters: ${words.join(', ')}, the fastest first`;
  return { ...EMPTY_BRIEF, topics: topics.slice(0, MOST_TOPICS), origin };
}

export function fastestFirst(topics: readonly Topic[]): readonly Topic[] {
  return topics.toSorted((one, other) => (other.growth ?? -Infinity) - (one.growth ?? -Infinity) || 0);
}
