import type { RankedMetrics } from '../../../application/flashcards/ranked-metrics';
import { originLine, type FigureOrigin } from '../../../domain/flashcards/figure-explanation';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import { KeyFigures } from './key-figures';
import styles from './metrics-tab.module.scss';
import { SizingRows } from './sizing-rows';

interface Props {
  readonly type: SignalType;
  readonly signal: Signal;
  readonly metrics: RankedMetrics | null;
  readonly origin: FigureOrigin;
  readonly growthOrigin: FigureOrigin;
}

/** The figures of a topic or trend, each placed among its peers in the project. */
export function MetricsTab({ type, signal, metrics, origin, growthOrigin }: Props) {
  const line = originLine(origin);
  return (
    <>
      <KeyFigures type={type} signal={signal} metrics={metrics} origin={origin} growthOrigin={growthOrigin} />
      <SizingRows type={type} sizing={signal.sizing} placed={metrics?.sizing ?? null} origin={origin} />
      {line !== '' && (
        <p className={styles.origin} dir="auto">
          {line}
        </p>
      )}
    </>
  );
}
