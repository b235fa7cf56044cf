import { Skeleton } from '../kit/layout/skeleton';
import styles from './library-screen.module.scss';

/** The library in grey while it loads: its tabs and rows, in their sizes. */
export function LibrarySkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading ...">
      <Skeleton width={420} height={40} />
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  );
}
