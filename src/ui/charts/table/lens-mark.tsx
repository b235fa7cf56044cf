import type { Lens } from '../../../domain/topic/lens-disagreement';
import styles from './lens-mark.module.scss';

interface Props {
  readonly lens: Lens;
  readonly x: number | string;
  readonly y: number;
}

/** The mark of a lens: consumers have a circle, industry a square, society a diamond. */
export function LensMark({ lens, x, y }: Props) {
  return (
    <svg x={x} y={y} overflow="visible" className={styles[`${lens}Mark`]}>
      {lens === 'consumer' && <circle r="4" />}
      {lens === 'industry' && <rect x="-3.5" y="-3.5" width="7" height="7" />}
      {lens === 'society' && <path d="M0 -4.75L4.75 0L0 4.75L-4.75 0Z" />}
    </svg>
  );
}
