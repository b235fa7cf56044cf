import styles from './new-badge.module.scss';

interface Props {
  /** On a chip of its own ground; otherwise outlined, in a line of text. */
  readonly onPicture?: boolean;
  readonly className?: string | undefined;
}

/** For what the last load of the data brought, wherever it appears. */
export function NewBadge({ onPicture = false, className }: Props) {
  return (
    <span className={[styles.badge, onPicture ? styles.chip : styles.outlined, className].filter(Boolean).join(' ')}>
      NEW
    </span>
  );
}
