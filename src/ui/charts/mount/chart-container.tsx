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
 * The reserved place of a chart: says that it is loading, or offers to try again. While something is open on the page, a
 * shield lies over it, also over the frame of an external service: the click that dismisses is not one on the chart.
 */
export function ChartPlace({ label, state, onRetry, className, children }: Props) {
  return (
    <section
      className={[styles.place, className].filter(Boolean).join(' ')}
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
