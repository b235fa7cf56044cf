import { activeFilters, filterWords } from '../filters/explore-filters';
import { queryOfFilters } from '../filters/filters-of-query';
import { initialOf, REVIEW_FILTERS, type ReviewFilterName, type ReviewFilters } from '../filters/filter-forms';
import { readFilters, withoutFilterParameters, writtenFilters } from '../filters/filter-query';
import { matchingRows } from '../query/evaluate-query';
import type { QueryFacts } from '../query/query-facts';
import type { AddressParameters } from '../shared/address-parameters';
import type { Topic } from '../topic/topic';

/** Passes every topic. */
export const ALL_TOPICS = initialOf(REVIEW_FILTERS) as ReviewFilters;

/** Reads the parameters of the explorer's address. */
export function reviewFiltersFromQuery(query: AddressParameters): ReviewFilters {
  return { ...ALL_TOPICS, ...readFilters(query, REVIEW_FILTERS) };
}

/** Writes what is not default. */
export function reviewFiltersToQuery(filters: ReviewFilters): AddressParameters {
  return writtenFilters(filters, REVIEW_FILTERS);
}

/** Other parameters, such as an open flashcard; also without the tab. */
export function withoutReviewParameters(query: AddressParameters): AddressParameters {
  return withoutFilterParameters(query);
}

/** The trackable topics that pass every filter. */
export function reviewTopics(filters: ReviewFilters, facts: QueryFacts): readonly Topic[] {
  const query = queryOfFilters(filters, REVIEW_FILTERS, 'topics', false);
  // All topics count in what a query takes: the ten fastest may be others than of those with a status.
  return matchingRows(query, facts).flatMap((row) =>
    row.type === 'topic' && row.topic.status !== null ? [row.topic] : [],
  );
}

/** From the largest part of the project to what was decided on it. */
const WORDS: readonly ReviewFilterName[] = ['shifts', 'trends', 'topics'];

/** What the filters narrow to, in words, such as ['Everyday health', 'Strong Signal']; empty without a filter. */
export function describeReviewFilters(filters: ReviewFilters): readonly string[] {
  const others = REVIEW_FILTERS.filter((name) => !WORDS.includes(name) && name !== 'status');
  return activeFilters(filters, [...WORDS, ...others, 'status']).flatMap((name) => filterWords(filters, name));
}

/** The tabs of the review screen itself; functions of the product add others, by ids of their own. */
export const REVIEW_TABS = ['queue', 'board', 'coverage'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number] | (string & {});

export const REVIEW_TAB_NAMES: Readonly<Record<(typeof REVIEW_TABS)[number], string>> = {
  queue: 'Review queue',
  board: 'Board',
  coverage: 'Coverage',
};

const PARAMETER = 'tab';

/** The id of a tab, which the review may not have: then it shows the queue. */
export function reviewTabFromQuery(query: AddressParameters): ReviewTab {
  return query.find(([name]) => name === PARAMETER)?.[1] ?? 'queue';
}

/** Writes what is not default. */
export function reviewTabToQuery(tab: ReviewTab): AddressParameters {
  return tab === 'queue' ? [] : [[PARAMETER, tab]];
}
