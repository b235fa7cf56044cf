import type { ReactNode } from 'react';
import type { ChartState } from '../../../application/filters/chart-frame';
import styles from './chart-container.module.scss';
import { Button } from '../../kit/controls/button';
import { LoadFailure } from '../../kit/layout/load-failure';
import { Spinner } from '../../kit/layout/spinner';

interface Props {
  readonly label: string;
  readonly state: ChartState;
  readonly onRetry?: () => void;
  /** Shows the built-in chart instead, when the service is silent; absent where there is none. */
  readonly onFallback?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The container of a chart: shows that it is loading, or offers to try again. While a menu is open on the page, a shield
 * covers it, also the frame of an external service, so that the click that closes the menu does nothing in the chart.
 */
export function ChartContainer({ label, state, onRetry, onFallback, className, children }: Props) {
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
        <ChartFailure label={label} onRetry={onRetry} onFallback={state.isServiceSilent ? onFallback : undefined} />
      )}
    </section>
  );
}

interface FailureProps extends Pick<Props, 'label' | 'onFallback'> {
  readonly onRetry: () => void;
}

/**
 * Over the place of a chart: 'Try again' alone, as after every failed fetch (specification, section 8), and what may be the
 * reason where only the chart's service did not answer.
 */
export function ChartFailure({ label, onRetry, onFallback }: FailureProps) {
  return (
    <div className={styles.failed}>
      <div>
        {onFallback !== undefined && (
          <p className={styles.reason} role="status">
            The chart did not load. Its service may be blocked by a browser extension or the network.
          </p>
        )}
        <LoadFailure what={label} onRetry={onRetry}>
          {onFallback !== undefined && (
            <Button size="small" onClick={onFallback} aria-label={`Show the built-in chart: ${label}`}>
              Show the built-in chart
            </Button>
          )}
        </LoadFailure>
      </div>
    </div>
  );
}
