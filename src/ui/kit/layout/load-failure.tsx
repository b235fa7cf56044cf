import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Stack } from './stack';
import { focusAround } from '../controls/focus-around';
import styles from './load-failure.module.scss';

interface Props {
  readonly onRetry: () => void;
  readonly what: string;
  /** Other ways out, beside 'Try again'. */
  readonly children?: ReactNode;
}

/** 'Try again' in a loading or empty state after a failed fetch; without a text, by the specification, section 8. */
export function LoadFailure({ onRetry, what, children }: Props) {
  return (
    <Stack gap={12} pad={32} className={styles.failure}>
      <Button
        variant="outline"
        size="small"
        onClick={({ currentTarget }) => {
          // The button is removed with the failure: its container takes the focus.
          focusAround(currentTarget);
          onRetry();
        }}
        aria-label={`Try again: ${what}`}
      >
        <RotateCw size={14} aria-hidden="true" />
        Try again
      </Button>
      {children}
    </Stack>
  );
}
