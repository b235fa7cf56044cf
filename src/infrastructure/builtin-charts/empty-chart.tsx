import styles from './empty-chart.module.scss';
import type { ChartItem } from '../../domain/explore/chart-item';

/** The filters leave nothing. Clearing them is the filter bar's business; this only says what has happened. */
export function EmptyChart({ type }: { readonly type: ChartItem['type'] }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
        <path d="M8 80H112M8 80V8" />
        <path className={styles.dashes} d="M60 8V80M8 44H112" />
        <circle cx="36" cy="60" r="7" />
        <circle cx="82" cy="28" r="10" />
        <circle cx="92" cy="62" r="5" />
      </svg>
      <h3>No {type}s pass these filters</h3>
      <p>Remove a filter, or clear them all, to see more.</p>
    </div>
  );
}
