import { X } from 'lucide-react';
import type { QueryBlock } from '../../application/assistant/answerer';
import { conditionText } from '../../domain/question/condition-text';
import styles from './query-chips.module.scss';

interface Props {
  readonly block: QueryBlock;
  /** null: the answer cannot be changed now. */
  readonly onRemove: ((index: number) => void) | null;
}

/** The conditions of an answer, each removable, and what of the question was not understood. */
export function QueryChips({ block: { query, unread }, onRemove }: Props) {
  const names = query.conditions.map((condition) => conditionText(condition));
  return (
    <>
      {names.length > 0 && (
        <ul className={styles.chips} aria-label="Understood">
          {names.map((name, index) => (
            <li key={name}>
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                disabled={onRemove === null}
                onClick={() => onRemove?.(index)}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <p className={styles.unread}>Not filtered by: {unread.map((word) => `‘${word}’`).join(', ')}.</p>
      )}
    </>
  );
}
