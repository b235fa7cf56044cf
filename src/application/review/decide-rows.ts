import { takenOf } from '../../domain/query/query';
import { materialOf } from '../../domain/query/condition-kinds';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../domain/worklist/review-filters';
import type { RowAction } from '../query/row-action';
import { pathOf } from '../shared/navigator';

/** Opens the review with the undecided topics of a query. */
export const decideRows: RowAction = {
  module: 'review',
  isFirst: true,
  verbs: ['decide', 'entscheide', 'entscheiden'],
  linkOf({ query, undecided }, sow) {
    // The review evaluates what is loaded already.
    if (undecided === 0 || query.subject !== 'topics' || materialOf(query).size > 0) return null;
    const filters = { ...ALL_TOPICS, statusFilter: [0] as const, queryFilter: takenOf(query) };
    const path = pathOf({ pathname: paths.review(sow), query: reviewFiltersToQuery(filters) });
    return { label: `Decide ${countOf(undecided, 'topic')}`, path };
  },
};
