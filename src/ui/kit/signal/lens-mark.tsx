import type { Lens } from '../../../domain/topic/signal';
import styles from './lens-mark.module.scss';

interface Props {
  readonly lens: Lens;
  readonly x: number | string;
  readonly y: number | string;
}

/** Attributes of a nested SVG whose content is drawn in units of 1/16 rem, from its upper left corner. */
export const UNITS = { width: '1rem', height: '1rem', viewBox: '0 0 16 16' } as const;

/** The mark of a lens: consumers have a circle, industry a square, society a diamond. */
export function LensMark({ lens, x, y }: Props) {
  return (
    <svg x={x} y={y} overflow="visible" {...UNITS} className={styles[`${lens}Mark`]}>
      {lens === 'consumer' && <circle r="4" />}
      {lens === 'industry' && <rect x="-3.5" y="-3.5" width="7" height="7" />}
      {lens === 'society' && <path d="M0 -4.75L4.75 0L0 4.75L-4.75 0Z" />}
    </svg>
  );
}
