import { formatFigure } from '../../domain/topic/figures';
import { Row } from '../kit/layout/stack';
import type { Scale } from '../kit/table/scale';
import styles from './dot-plot.module.scss';

interface Props {
  readonly figure: 'growth' | 'sizing';
  readonly scale: Scale;
  /** A ring; null: unknown. */
  readonly before: number | null;
  /** A dot, with a line from the ring to it; null: unknown. */
  readonly now: number | null;
  readonly decimals: number | undefined;
}

/** A figure before and now on a scale with its zero line, in --hue, and the one of now in digits. */
export function DotPlot({ figure, scale, before, now, decimals }: Props) {
  const [from, to, zero] = [before, now, 0].map((value) => (value === null ? null : `${scale.share(value) * 100}%`));
  return (
    <Row as="span" gap={12} fit="grow" className={styles.plot}>
      <svg aria-hidden="true">
        <line className={styles.zero} x1={zero ?? 0} x2={zero ?? 0} y1="0" y2="100%" />
        {from != null && to != null && <line className={styles.thread} x1={from} x2={to} y1="50%" y2="50%" />}
        {from != null && <circle className={styles.ring} cx={from} cy="50%" r="3.5" />}
        {to != null && <circle className={styles.dot} cx={to} cy="50%" r="4.5" />}
      </svg>
      <b>{formatFigure(figure, now, decimals)}</b>
    </Row>
  );
}
