import { Fragment } from 'react';
import type { Lens } from '../../domain/topic/lens-disagreement';
import { FIGURES } from '../../domain/topic/figures';
import { LensMark } from '../charts/table/lens-mark';
import styles from './lens-gap.module.scss';

interface Props {
  readonly lenses: readonly Lens[];
  /** As fractions of 1, in the order of the lenses; null: not known. */
  readonly values: readonly (number | null)[];
}

/** The sizing by two or three lenses on a line from 0 to 100 %, joined where both ends are known. */
export function LensGap({ lenses, values }: Props) {
  const known = values.filter((value) => value !== null);
  return (
    <svg className={styles.gap} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      {known.length > 1 && (
        <line
          className={styles.join}
          x1={percent(Math.min(...known))}
          x2={percent(Math.max(...known))}
          y1="50%"
          y2="50%"
        />
      )}
      {lenses.map((lens, index) => {
        const value = values[index] ?? null;
        return <Fragment key={lens}>{value !== null && <LensMark lens={lens} x={percent(value)} y="50%" />}</Fragment>;
      })}
    </svg>
  );
}

/** What the marks mean. */
export function LensGapKey({ lenses }: Pick<Props, 'lenses'>) {
  return (
    <span className={styles.key}>
      {lenses.map((lens) => (
        <span key={lens}>
          <svg className={styles.mark} aria-hidden="true">
            <LensMark lens={lens} x="50%" y="50%" />
          </svg>
          {FIGURES[lens].label}
        </span>
      ))}
      <span>0 to 100 %</span>
    </span>
  );
}

function percent(share: number): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}
