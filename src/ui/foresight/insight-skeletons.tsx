import { Skeleton } from '../kit/layout/skeleton';
import { Spinner } from '../kit/layout/spinner';
import { Stack } from '../kit/layout/stack';
import article from './insight-article.module.scss';
import styles from './insight-skeletons.module.scss';

/** The shape of two insights while they load; 'Loading ...' stands in the place of the first date. */
export function InsightSkeletons({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={className}>
      {['first', 'second'].map((insight) => (
        <div key={insight} className={article.insight}>
          <Stack gap={8} className={styles.column}>
            {insight === 'first' ? <Spinner size={20} /> : <Skeleton width={140} height={20} />}
            <Skeleton width={520} height={34} />
            <Skeleton className={styles.text} />
          </Stack>
          <Stack gap={8} className={styles.side}>
            <Skeleton width={80} height={20} />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </Stack>
        </div>
      ))}
    </div>
  );
}
