import { Skeleton } from '../kit/layout/skeleton';
import cards from './brief-cards.module.scss';
import styles from './library-screen.module.scss';

/** The library in grey while it loads: cards of briefs and rows, in their sizes. */
export function LibrarySkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading ...">
      <Skeleton width={420} height={40} />
      <div className={cards.cards}>
        {['a', 'b', 'c', 'd'].map((card) => (
          <div key={card} className={cards.card}>
            <Skeleton height={96} />
            <Skeleton width={180} height={20} />
            <Skeleton width={120} height={14} />
          </div>
        ))}
      </div>
      <div className={cards.card}>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </div>
    </div>
  );
}
