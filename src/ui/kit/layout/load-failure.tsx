import { RotateCw } from 'lucide-react';
import { Button } from '../controls/button';
import styles from './load-failure.module.scss';

/**
 * Stands inside a loading or empty state after a failed fetch: no text about the failure (specification, section 8),
 * but a way out of it (decisions, 5).
 */
export function LoadFailure({ onRetry, what }: { onRetry: () => void; what: string }) {
  return (
    <div className={styles.failure}>
      <Button
        variant="outline"
        size="small"
        onClick={({ currentTarget }) => {
          // The button goes with its failure; what it stands in keeps the focus.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
          onRetry();
        }}
        aria-label={`Try again: ${what}`}
      >
        <RotateCw size={14} aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
