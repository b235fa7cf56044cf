import { observer } from 'mobx-react-lite';
import type { ReviewAddress } from '../../application/worklist/review-address';
import { describeReviewFilters } from '../../domain/worklist/review-filters';
import { Button } from '../kit/controls/button';
import { EmptyState } from '../kit/layout/empty-state';

/** No topic passes the filter, or the project has none. */
export const NothingToReview = observer(function NothingToReview({ address }: { readonly address: ReviewAddress }) {
  const filters = describeReviewFilters(address.filters);
  if (filters.length === 0) {
    return (
      <EmptyState title="No topics">
        <p>This project has no topics to review.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No topic passes the filter" action={<Button onClick={address.clearFilters}>Clear</Button>}>
      <p dir="auto">{filters.join(', ')}</p>
    </EmptyState>
  );
});
