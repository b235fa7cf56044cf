import { IMPORTANT } from '../../domain/topic/topic-status';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { inReviewOrder, type ReviewOrder } from '../../domain/review/review-order';
import { formatCount } from '../../domain/shared/figures';
import { formatGrowth } from '../../domain/topic/growth';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './rail.module.scss';

/** More than fit into any window. */
const MOST = 50;

interface Props {
  readonly review: ReviewViewModel;
  readonly order: ReviewOrder;
  readonly menu: ReactNode;
}

/** Beside the empty queue: what became Important. */
export const ImportantRail = observer(function ImportantRail({ review, order, menu }: Props) {
  const important = inReviewOrder(
    review.queue.topics.filter((topic) => review.queue.statusOf(topic) === IMPORTANT),
    order,
  );
  return (
    <aside className={styles.rail} aria-label="Important">
      <div className={styles.head}>
        <h2>Important</h2>
        <span>{formatCount(important.length)}</span>
        {menu}
      </div>
      <ol className={styles.list}>
        {important.slice(0, MOST).map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={styles.row}
              data-quadrant={quadrantHue(topic.quadrant)}
              onClick={() => review.go(topic)}
            >
              <span className={styles.name} title={topic.name} dir="auto">
                {topic.name}
              </span>{' '}
              <em>{formatGrowth(topic.growth)}</em>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
});
