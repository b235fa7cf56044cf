import type { ReactNode } from 'react';
import { FIGURES } from '../../../domain/topic/figures';
import { LENSES, type Lens } from '../../../domain/topic/signal';
import { Text } from '../layout/text';
import { Row } from '../layout/stack';
import { LensMark } from './lens-mark';
import styles from './lens-spread.module.scss';

interface Props {
  readonly lenses?: readonly Lens[];
  /** As fractions, in the order of the lenses; null: not known. */
  readonly values: readonly (number | null)[];
  /** Where a value is in the width; omitted: the width is from 0 to 100 %. */
  readonly share?: (value: number) => number;
}

/** The sizing by two or three lenses as marks on a line, joined from the smallest to the largest. Decorative. */
export function LensSpread({ lenses = LENSES, values, share = (value) => value }: Props) {
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
export function LensKey({ lenses = LENSES, children }: Pick<Props, 'lenses'> & { readonly children?: ReactNode }) {
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
