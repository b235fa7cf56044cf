import type { ValuePart } from '../../domain/topic/value-part';
import { Row } from '../kit/layout/stack';
import styles from './value-parts.module.scss';

interface Props {
  readonly parts: readonly ValuePart[];
}

/** The parts of a value beside each other, as one bar of which 100 is the whole. Decorative. */
export function PartsBar({ parts }: Props) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return (
    <svg viewBox="0 0 100 10" className={styles.bar} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      {parts.map(({ name, share }, index) => (
        <rect key={name} className={styles.part} data-part={index % 2} x={starts[index]} width={share} height="10" />
      ))}
    </svg>
  );
}

/** Which shade is which part. */
export function PartsKey({ names }: { readonly names: readonly string[] }) {
  return (
    <Row as="span" gap="4 12" wrap type="caption" tone="muted">
      {names.map((name, index) => (
        <span key={name} className={styles.key} data-part={index % 2} dir="auto">
          {name}
        </span>
      ))}
    </Row>
  );
}

/** The same in words. */
export function PartsInWords({ parts }: Props) {
  return (
    <Row as="span" gap="4 12" wrap type="small" tone="muted">
      {parts.map(({ name, text }) => (
        <span key={name} dir="auto">
          {name} {text}
        </span>
      ))}
    </Row>
  );
}
