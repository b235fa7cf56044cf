import { SIGNAL_FIGURES } from '../../domain/topic/figures';
import { Skeleton } from '../kit/layout/skeleton';
import { Box, Row } from '../kit/layout/stack';
import styles from './sheet-skeleton.module.scss';

/** All rows of the sheet while the topics are loading. */
export function SheetSkeleton() {
  return (
    <Box pad="24 gutter 12" className={styles.sheet} role="status" aria-label="Loading the topics">
      <Row gap={24}>
        <Skeleton className={styles.picture} />
        <div className={styles.lines}>
          <Skeleton width={160} height={14} />
          <Skeleton width={280} height={32} />
          <Skeleton width={120} height={20} />
        </div>
      </Row>
      <Skeleton className={styles.text} />
      {[...SIGNAL_FIGURES, 'insight', 'note'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={140} height={14} />
          <Skeleton className={styles.strip} height={14} />
        </div>
      ))}
    </Box>
  );
}
