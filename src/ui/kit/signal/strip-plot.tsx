import { useMemo } from 'react';
import styles from './strip-plot.module.scss';
import { stripTicks } from './strip-ticks';

interface Props {
  readonly value: number;
  readonly peers: readonly number[];
  /** The ends of the scale. */
  readonly from: number;
  readonly to: number;
}

const WIDTH = 1000;

/** A strip plot: a tick for each peer and a bar for the value, in --hue. Decorative: the rank stands beside it in words. */
export function StripPlot({ value, peers, from, to }: Props) {
  const path = useMemo(() => stripTicks(peers, from, to, WIDTH), [peers, from, to]);
  const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg className={styles.ticks} viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none">
        <path className={styles.line} d={`M0 12H${WIDTH}`} />
        <path className={styles.tick} d={path} />
      </svg>
      <span className={styles.bar} style={{ insetInlineStart: `${share * 100}%` }} />
    </div>
  );
}
