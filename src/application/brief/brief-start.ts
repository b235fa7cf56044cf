import { MOST_TOPICS } from '../../domain/personal/brief-content';
import { filterTopics } from '../../domain/filters/filters-of-query';
import { outlineOf } from '../../domain/filters/view-outline';
import { fastestFirst } from '../../domain/topic/fastest-first';
import type { QueryFacts } from '../../domain/query/query-facts';
import type { TopicId } from '../../domain/shared/entity-id';
import { formatCount, plural } from '../../domain/shared/figures';
import { capitalNumber } from '../../domain/shared/words';
import type { AddressParameters } from '../../domain/shared/address-parameters';

/** The topics that a new brief may have. */
export interface BriefChoice {
  /** In the order of the brief. */
  readonly ids: readonly TopicId[];
  /** Whose topics they are, such as 'Filters: Important'; null: the user has chosen them one by one. */
  readonly words: string | null;
  /** The screen on which the user has chosen them; absent: any. */
  readonly place?: string;
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
export function choiceOrigin({ ids, words, place }: BriefChoice): string {
  const isAll = ids.length <= MOST_TOPICS;
  if (words === null) {
    const chosen = `chosen ${place === undefined ? 'one by one' : `in ${place}`}`;
    return isAll
      ? `${topicsInWords(ids.length)}, ${chosen}`
      : `The first ${MOST_TOPICS} of ${formatCount(ids.length)} topics, ${chosen}`;
  }
  return isAll ? `${words}, the fastest first` : `${words}; the ${MOST_TOPICS} fastest of ${formatCount(ids.length)}`;
}

/** 'Three topics'. */
export function topicsInWords(count: number): string {
  return `${capitalNumber(count)} ${plural(count, 'topic')}`;
}

/** Of the filters of a view; null: it has none. */
function wordsOf(parts: readonly string[]): string | null {
  const words = parts.slice(1).join(', ');
  return words === '' ? null : `Filters: ${words}`;
}
