import { useMemo } from 'react';
import { tickShares } from '../../domain/shared/statistics';
import styles from './strip-plot.module.scss';

interface Props {
  readonly value: number;
  readonly peers: readonly number[];
  readonly from: number;
  readonly to: number;
  /** The value in the previous data: a ring, and a line from it to the value. */
  readonly was?: number | null;
}

const WIDTH = 1000;

/** A strip plot: a tick for each peer and a bar for the value, in --hue. Decorative: the text beside it gives the rank. */
export function StripPlot({ value, peers, from, to, was = null }: Props) {
  const shareOf = (of: number): number => (to > from ? Math.min(1, Math.max(0, (of - from) / (to - from))) : 0.5);
  const share = shareOf(value);
  const before = was === null ? null : shareOf(was);
  return (
    <div className={styles.strip} aria-hidden="true">
      <StripTicks values={peers} from={from} to={to} />
      {before !== null && (
        <>
          <span
            className={styles.thread}
            style={{
              insetInlineStart: `${Math.min(share, before) * 100}%`,
              width: `${Math.abs(share - before) * 100}%`,
            }}
          />
          <span className={styles.was} style={{ insetInlineStart: `${before * 100}%` }} />
        </>
      )}
      <span className={styles.bar} style={{ insetInlineStart: `${share * 100}%` }} />
    </div>
  );
}

interface TicksProps {
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The line of a strip with a tick for each value; it fills its container. */
export function StripTicks({ values, from, to }: TicksProps) {
  const path = useMemo(() => stripTicks(values, from, to, WIDTH), [values, from, to]);
  return (
    <svg className={styles.ticks} viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.line} d={`M0 12H${WIDTH}`} />
      <path className={styles.tick} d={path} />
    </svg>
  );
}

/** The SVG path of all ticks of a strip plot, 10 units high around the middle of 24. */
export function stripTicks(values: readonly number[], from: number, to: number, width: number): string {
  return tickShares(values, from, to, width)
    .map((share) => `M${Math.round(share * width)} 7v10`)
    .join('');
}
