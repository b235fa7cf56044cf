import type { ChartSurface } from '../../application/explore/chart-frame';
import { MAP_SURFACES } from './chart-abilities';
import styles from './chart-skeleton.module.scss';

const ROWS = 24;

/** The shape of what comes, so that nothing jumps when it is here. */
export function ChartSkeleton({ surface }: { readonly surface: ChartSurface }) {
  if (MAP_SURFACES.includes(surface)) return <div className={styles.plane} aria-hidden="true" />;
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
