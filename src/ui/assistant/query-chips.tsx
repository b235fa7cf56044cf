import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { QueryBlock } from '../../application/assistant/answerer';
import type { Condition } from '../../domain/query/query';
import { conditionText } from '../../domain/query/query-words';
import { quadrantOf } from '../../domain/topic/quadrant';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { ConditionForm } from './condition-form';
import type { NamesToChoose } from './names-to-choose';
import styles from './query-chips.module.scss';

interface Props {
  readonly block: QueryBlock;
  readonly names: NamesToChoose;
  /** null: the answer cannot be changed now. */
  readonly onRemove: ((index: number) => void) | null;
  readonly onChange: ((index: number, condition: Condition) => void) | null;
}

/** The conditions of an answer, each changeable and removable, and what of the question was not understood. */
export function QueryChips({ block: { query, unread }, names, onRemove, onChange }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const edited = open === null ? undefined : query.conditions[open];
  if (query.conditions.length + unread.length === 0) return null;
  const close = (index: number): void => {
    setOpen(null);
    list.current?.querySelectorAll<HTMLElement>('button[aria-expanded]')[index]?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.chips} aria-label="Understood">
        {query.conditions.map((condition, index) => {
          const name = conditionText(condition);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a changed condition takes the position of the one before, with its focus
            <li key={index} data-added={condition.added}>
              <button
                type="button"
                className={styles.name}
                aria-expanded={open === index}
                title="Change this condition"
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
                // Not 'disabled', which would take the focus away.
                aria-disabled={onRemove === null}
                onClick={() => {
                  if (onRemove === null) return;
                  setOpen(null);
                  onRemove(index);
                }}
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
      {open !== null && edited !== undefined && (
        <ConditionForm
          key={`${open} ${conditionText(edited)}`}
          condition={edited}
          names={names}
          onCancel={() => close(open)}
          onApply={
            onChange &&
            ((condition) => {
              close(open);
              onChange(open, condition);
            })
          }
        />
      )}
    </>
  );
}
