import { type Lens, LENSES } from '../../domain/topic/signal';
import styles from './lens-spread.module.scss';
import type { ReactNode } from 'react';
import { FIGURES } from '../../domain/topic/figures';
import { Text, Row } from '../kit/layout/stack';

interface Props {
  readonly lens: Lens;
  readonly x: number | string;
  readonly y: number | string;
}

/** Attributes of a nested SVG whose content is drawn in units of 1/16 rem, from its upper left corner. */
export const UNITS = { width: '1rem', height: '1rem', viewBox: '0 0 16 16' } as const;

/** The mark of a lens: consumers have a circle, industry a square, society a diamond. */
function LensMark({ lens, x, y }: Props) {
  return (
    <svg x={x} y={y} overflow="visible" {...UNITS} className={styles[`${lens}Mark`]}>
      {lens === 'consumer' && <circle r="4" />}
      {lens === 'industry' && <rect x="-3.5" y="-3.5" width="7" height="7" />}
      {lens === 'society' && <path d="M0 -4.75L4.75 0L0 4.75L-4.75 0Z" />}
    </svg>
  );
}

interface LensSpreadProps {
  readonly lenses?: readonly Lens[];
  /** As fractions, in the order of the lenses; null: not known. */
  readonly values: readonly (number | null)[];
  /** Where a value is in the width; omitted: the width is from 0 to 100 %. */
  readonly share?: (value: number) => number;
}

/** The sizing by two or three lenses as marks on a line, joined from the smallest to the largest. Decorative. */
export function LensSpread({ lenses = LENSES, values, share = (value) => value }: LensSpreadProps) {
  const at = values.map((value) => (value === null ? null : Math.min(1, Math.max(0, share(value)))));
  const known = at.filter((value) => value !== null);
  return (
    <svg className={styles.spread} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      {known.length > 1 && <line x1={percent(Math.min(...known))} x2={percent(Math.max(...known))} y1="50%" y2="50%" />}
      {lenses.map((lens, index) => {
        const value = at[index] ?? null;
        return value === null ? null : <LensMark key={lens} lens={lens} x={percent(value)} y="50%" />;
      })}
    </svg>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** What the marks mean. */
export function LensKey({
  lenses = LENSES,
  children,
}: Pick<LensSpreadProps, 'lenses'> & { readonly children?: ReactNode }) {
  return (
    <Text as="span" weight={400} nowrap className={styles.key}>
      {lenses.map((lens) => (
        <Row as="span" gap={4} key={lens}>
          <svg aria-hidden="true">
            <LensMark lens={lens} x="50%" y="50%" />
          </svg>
          {FIGURES[lens].label}
        </Row>
      ))}
      {children}
    </Text>
  );
}
