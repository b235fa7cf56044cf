import { Skeleton } from '../kit/layout/skeleton';
import article from './insight-article.module.scss';
import styles from './insight-skeletons.module.scss';

/** The shape of two insights while they load. */
export function InsightSkeletons({ className }: { readonly className?: string | undefined }) {
  return (
    <div role="status" aria-label="Loading ..." className={className}>
      {['first', 'second'].map((insight) => (
        <div key={insight} className={article.insight} aria-hidden="true">
          <div className={styles.column}>
            <Skeleton width={140} height={20} />
            <Skeleton width={520} height={34} />
            <Skeleton className={styles.text} />
          </div>
          <div className={styles.side}>
            <Skeleton width={80} height={20} />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </div>
        </div>
      ))}
    </div>
  );
}
