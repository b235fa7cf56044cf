import styles from './carousel-skeletons.module.scss';
import { Skeleton } from '../layout/skeleton';

/** Two carousels in grey while they load, in the same size. */
export function CarouselSkeletons({ withText = false }: { withText?: boolean }) {
  return (
    <div className={styles.rows} role="status" aria-label="Loading ...">
      {['first', 'second'].map((row) => (
        <div key={row} aria-hidden="true">
          <Skeleton width={220} height={28} />
          {withText && <Skeleton width={420} height={20} className={styles.text} />}
          <div className={styles.track}>
            {['a', 'b', 'c', 'd'].map((card) => (
              <div key={card} className={styles.card}>
                <Skeleton className={styles.picture} />
                <Skeleton width={160} height={14} className={styles.meta} />
                <Skeleton width={240} height={18} className={styles.name} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
