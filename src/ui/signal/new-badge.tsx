import styles from './new-badge.module.scss';

interface Props {
  /** A filled chip; otherwise outlined, for a line of text. */
  readonly onPicture?: boolean;
  readonly className?: string | undefined;
}

/** Marks what the last load of the data brought. */
export function NewBadge({ onPicture = false, className }: Props) {
  return (
    <span className={[styles.badge, onPicture ? styles.chip : styles.outlined, className].filter(Boolean).join(' ')}>
      NEW
    </span>
  );
}
