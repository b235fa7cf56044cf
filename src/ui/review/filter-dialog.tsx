import { ListFilter } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ReviewAddress } from '../../application/review-topics/review-address';
import { describeReviewFilters } from '../../domain/review/review-filters';
import type { LoadAskBar } from '../../application/query/load-ask-bar';
import type { Topic } from '../../domain/topic/topic';
import { Button } from '../kit/controls/button';
import { Sheet } from '../kit/overlays/sheet';
import styles from './filter-dialog.module.scss';
import { FilterBar } from '../query/filter-bar';
import { FilterFields } from './filter-fields';

interface Props {
  readonly address: ReviewAddress;
  /** Of the whole project: their names are offered. */
  readonly topics: readonly Topic[];
  readonly shiftOf: (topic: Topic) => string | null;
  readonly hasTeam: boolean;
  readonly loadBar: LoadAskBar;
}

/** A button that counts the chosen values, and the dialog with the filters of the review. */
export const FilterDialog = observer(function FilterDialog({ address, loadBar, ...fields }: Props) {
  const [open, setOpen] = useState(false);
  const [host] = useState(() => address.askHost());
  const count = describeReviewFilters(address.filters).length;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Filter' : `Filter, ${count} set`}
        onClick={() => setOpen(true)}
      >
        <ListFilter size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Filter</span> {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Sheet
        open={open}
        title="Filter"
        onClose={close}
        foot={
          <>
            <Button variant="quiet" disabled={count === 0} onClick={address.clearFilters}>
              Clear
            </Button>
            <Button onClick={close}>Show results</Button>
          </>
        }
      >
        <FilterFields address={address} {...fields} />
        <FilterBar load={loadBar} host={host} />
      </Sheet>
    </>
  );
});
