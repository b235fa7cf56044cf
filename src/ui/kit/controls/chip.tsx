import { X } from 'lucide-react';
import styles from './chip.module.scss';

interface Props {
  readonly text: string;
  readonly onRemove: () => void;
}

/** A chosen value with a button that removes it. */
export function Chip({ text, onRemove }: Props) {
  return (
    <span className={styles.chip}>
      <span className={styles.text} title={text} dir="auto">
        {text}
      </span>
      <button type="button" className={styles.remove} aria-label={`Remove ${text}`} onClick={onRemove}>
        <X size={12} strokeWidth={2} aria-hidden="true" />
      </button>
    </span>
  );
}
