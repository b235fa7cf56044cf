import { CHOSEN_BY_HAND, EMPTY_BRIEF, MOST_TOPICS, type BriefContent } from '../../domain/brief/brief-content';
import { filterTopics } from '../../domain/explore/filtered-signals';
import { outlineOf } from '../../domain/library/view-outline';
import { byId } from '../../domain/shared/by-id';
import { formatCount } from '../../domain/shared/figures';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';

/**
 * The content of a new brief from the topics that pass the filters of a view of the explorer, the fastest first.
 * @param view its path and query
 * @param previous the previous topics, for a view of what matches in all versions; null: not known
 */
export function briefOfView(
  view: string,
  topics: readonly Topic[],
  statusOf: (topic: Topic) => TopicStatus | null,
  previous: readonly Topic[] | null = null,
): BriefContent {
  const { filters, parts } = outlineOf(view);
  const passing = [...filterTopics(topics, filters, statusOf, undefined, previous && byId(previous))].sort(
    (one, other) => (other.growth ?? -Infinity) - (one.growth ?? -Infinity) || 0,
  );
  const words = parts.slice(1).join(', ');
  const all = words === '' ? 'All topics of the project' : `Filters: ${words}`;
  const rest =
    passing.length > MOST_TOPICS
      ? `; the ${formatCount(MOST_TOPICS)} fastest of ${formatCount(passing.length)}`
      : ', the fastest first';
  return { ...EMPTY_BRIEF, topics: passing.slice(0, MOST_TOPICS).map(({ id }) => id), origin: `${all}${rest}` };
}

export function briefOfTopics(topics: BriefContent['topics']): BriefContent {
  return { ...EMPTY_BRIEF, topics: topics.slice(0, MOST_TOPICS), origin: CHOSEN_BY_HAND };
}
