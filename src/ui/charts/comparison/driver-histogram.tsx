import { useId } from 'react';
import { formatFigure } from '../../../domain/topic/figures';
import { histogram } from './histogram';
import type { TopicComparison } from './topic-comparison';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { rem } from '../../kit/layout/page-view';
import styles from './comparison.module.scss';

const HEIGHT = 96;
/** Even one topic of thousands can be seen. */
const LOWEST = 2;
const MOST_COLUMNS = 40;

/** How many topics have how many drivers, with the column that this topic stands in. */
export function DriverHistogram({ comparison }: { readonly comparison: TopicComparison }) {
  const { driverCounts, topic, figures } = comparison;
  const describedBy = useId();
  const { columns, width } = histogram(driverCounts, MOST_COLUMNS);
  const tallest = Math.max(1, ...columns.map(({ count }) => count));
  const drivers = figures.find(({ measure }) => measure === 'drivers');
  const range = columns.length * width;
  if (columns.length === 0) return null;
  return (
    <figure aria-labelledby={describedBy}>
      <div className={styles.columns} style={{ height: rem(HEIGHT) }} aria-hidden="true">
        {columns.map(({ from, count }) => {
          const isOwn = topic.driverCount !== null && topic.driverCount >= from && topic.driverCount < from + width;
          return (
            <span
              key={from}
              title={`${width === 1 ? countOf(from, 'driver') : `${formatCount(from)} to ${formatCount(from + width - 1)} drivers`}: ${countOf(count, 'topic')}`}
              className={isOwn ? styles.ownColumn : styles.column}
              style={{ height: rem(count === 0 ? 0 : Math.max(LOWEST, (count / tallest) * HEIGHT)) }}
            />
          );
        })}
        {drivers?.trend != null && <Average at={(drivers.trend + 0.5) / range} kind="trend" />}
        {drivers?.all != null && <Average at={(drivers.all + 0.5) / range} kind="all" />}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>0</span>
        <span>{countOf(range - 1, 'driver')}</span>
      </div>
      <figcaption id={describedBy} className={styles.caption}>
        <span className={styles.ownKey}>This topic {formatFigure('drivers', topic.driverCount)}</span>
        {drivers?.trend != null && (
          <span className={styles.trendKey}>Average of its trend {formatFigure('drivers', drivers.trend)}</span>
        )}
        {drivers?.all != null && (
          <span className={styles.allKey}>Average of all topics {formatFigure('drivers', drivers.all)}</span>
        )}
      </figcaption>
    </figure>
  );
}

function Average({ at, kind }: { readonly at: number; readonly kind: 'trend' | 'all' }) {
  return (
    <span
      className={kind === 'trend' ? styles.trendLine : styles.allLine}
      style={{ left: `${Math.min(1, at) * 100}%` }}
    />
  );
}
