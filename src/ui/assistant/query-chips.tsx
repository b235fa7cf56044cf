import { X } from 'lucide-react';
import { useState } from 'react';
import type { QueryBlock } from '../../application/assistant/answerer';
import { conditionText } from '../../domain/question/condition-text';
import type { Condition } from '../../domain/question/query';
import { quadrantOf } from '../../domain/topic/quadrant';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { ConditionForm } from './condition-form';
import styles from './query-chips.module.scss';

interface Props {
  readonly block: QueryBlock;
  /** null: the answer cannot be changed now. */
  readonly onRemove: ((index: number) => void) | null;
  readonly onChange: ((index: number, condition: Condition) => void) | null;
}

/** The conditions of an answer, each changeable and removable, and what of the question was not understood. */
export function QueryChips({ block: { query, unread }, onRemove, onChange }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const edited = open === null ? undefined : query.conditions[open];
  if (query.conditions.length + unread.length === 0) return null;
  return (
    <>
      <ul className={styles.chips} aria-label="Understood">
        {query.conditions.map((condition, index) => {
          const name = conditionText(condition);
          return (
            <li key={name} data-added={condition.added}>
              <button
                type="button"
                className={styles.name}
                aria-expanded={open === index}
                title="Change this condition"
                disabled={onChange === null}
                onClick={() => setOpen(open === index ? null : index)}
              >
                {condition.kind === 'quadrant' && condition.codes.length === 1 && (
                  <span className={styles.dot} data-quadrant={quadrantHue(quadrantOf(condition.codes[0] ?? null))} />
                )}
                {name}
              </button>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                disabled={onRemove === null}
                onClick={() => onRemove?.(index)}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          );
        })}
        {unread.map((part) => (
          <li key={`unread ${part}`} data-unread aria-label={`Not understood: ${part}`}>
            <s>{part}</s>
          </li>
        ))}
      </ul>
      {open !== null && edited !== undefined && onChange !== null && (
        <ConditionForm
          key={conditionText(edited)}
          condition={edited}
          onCancel={() => setOpen(null)}
          onApply={(condition) => {
            setOpen(null);
            onChange(open, condition);
          }}
        />
      )}
    </>
  );
}
