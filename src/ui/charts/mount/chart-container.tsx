import type { ReactNode } from 'react';
import type { ChartState } from '../../../application/explore/chart-frame';
import styles from './chart-container.module.scss';
import { LoadFailure } from '../../kit/layout/load-failure';
import { Spinner } from '../../kit/layout/spinner';

interface Props {
  readonly label: string;
  readonly state: ChartState;
  readonly onRetry?: () => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The container of a chart: shows that it is loading, or offers to try again. While a menu is open on the page, a shield
 * covers it, also the frame of an external service, so that the click that closes the menu does nothing in the chart.
 */
export function ChartContainer({ label, state, onRetry, className, children }: Props) {
  return (
    <section
      className={[styles.container, className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-busy={state.kind === 'loading'}
    >
      {children}
      <div className={styles.shield} data-shield />
      {state.kind === 'loading' && (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
      {state.kind === 'failed' && onRetry !== undefined && (
        <div className={styles.failed}>
          <LoadFailure what={label} onRetry={onRetry} />
        </div>
      )}
    </section>
  );
}
