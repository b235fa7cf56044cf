import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack, Text } from './stack';
import styles from './empty-state.module.scss';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly benefits?: readonly string[];
  readonly action?: ReactNode;
  /** With the padding of a page; false where the container has it. */
  readonly inset?: boolean;
}

/** The empty state of a screen or section: a drawing, a title, a text, the benefits and one action. */
export function EmptyState({ title, children, benefits = [], action, inset = true }: Props) {
  return (
    <section className={inset ? `${styles.state} ${styles.inset}` : styles.state} aria-label={title}>
      <Drawing />
      <Text as="h2" type="greeting">
        {title}
      </Text>
      <Text as="div" type="lead" tone="muted">
        {children}
      </Text>
      {benefits.length > 0 && (
        <Stack as="ul" gap={12} above={8} below={8} className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Check size={16} strokeWidth={2} aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </Stack>
      )}
      {action}
    </section>
  );
}

function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <path d="M0 80h240" />
      {[18, 32, 46, 60].map((radius) => (
        <path key={radius} d={`M${120 - radius} 80a${radius} ${radius} 0 0 1 ${radius * 2} 0`} />
      ))}
      <path d="M20 80l28-22 18 12 26-30M148 44l22 26 20-14 30 24" />
      <circle cx="120" cy="62" r="3.5" />
      <circle cx="92" cy="40" r="2.5" />
      <circle cx="148" cy="44" r="2.5" />
    </svg>
  );
}
