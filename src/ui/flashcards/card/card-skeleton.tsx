import { Box } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import styles from './card-skeleton.module.scss';

/** A card in grey while it is loading. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.cover} />
      <Text as="div" pad="24 gutter">
        <SummarySkeleton />
      </Text>
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.badge} />
      <div className={styles.name} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.lastLine} />
    </div>
  );
}

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Box pad="8 0 0" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} />
      ))}
    </Box>
  );
}
