import type { AddressParameters } from '../shared/address-parameters';
import { statusOfText, type TopicStatus } from '../topic/topic-status';
import { clearFilters } from './explore-filters';
import { FILTER_NAMES, formOf, type ExploreFilters } from './filter-forms';

/** The statuses that a shared link was narrowed by, of the user who shared it: its topics are those at that moment. */
export const SENDER_PARAMETER = 'sender';

export function senderStatuses(query: AddressParameters): readonly TopicStatus[] {
  return query
    .filter(([name]) => name === SENDER_PARAMETER)
    .map(([, value]) => statusOfText(value))
    .filter((status) => status !== null);
}

/** The filters of one chart: in the list view each row has dropdowns of its own (specification, section 2). */
export function filtersOfSurface(filters: ExploreFilters, surface: string): ExploreFilters {
  if (surface !== 'trendList' && surface !== 'topicList') return filters;
  const others = FILTER_NAMES.filter((name) => {
    const { list } = formOf(name);
    return list !== 'both' && list !== surface;
  });
  return clearFilters(filters, others);
}
