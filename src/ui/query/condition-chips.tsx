import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Condition, type Query, withCondition, withoutCondition } from '../../domain/query/query';
import { conditionText } from '../../domain/query/query-words';
import type { OwnColumn } from '../../domain/topic/own-values';
import { quadrantOf } from '../../domain/topic/quadrant';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './condition-chips.module.scss';
import { ConditionForm, type CountRows } from './condition-form';
import type { NamesToChoose } from './names-to-choose';

export type ChangeQuery = (change: (query: Query) => Query) => void;

interface Props {
  readonly query: Query;
  /** What of a question was not understood. */
  readonly unread?: readonly string[];
  /** The columns of the user's file. */
  readonly own: readonly OwnColumn[];
  readonly names: NamesToChoose;
  readonly countRows: CountRows;
  /** null: the query cannot be changed now. */
  readonly onChange: ChangeQuery | null;
}

/** The conditions of a query, each of which can be changed and removed, and '+ Condition', which makes one. */
export function ConditionChips({ query, unread = [], own, names, countRows, onChange }: Props) {
  /** Of the conditions the index of the one whose form is open; -1: a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = (index: number): void => {
    setOpen(null);
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[aria-expanded]');
    buttons?.item(index < 0 ? buttons.length - 1 : index)?.focus();
  };
  const apply = (index: number, condition: Condition): void => {
    close(index);
    onChange?.((current) =>
      index < 0
        ? { ...current, conditions: [...current.conditions, condition] }
        : withCondition(current, index, condition),
    );
  };
  return (
    <>
      <ul ref={list} className={styles.chips} aria-label="Understood">
        {query.conditions.map((condition, index) => (
          <ConditionChip
            // oxlint-disable-next-line react/no-array-index-key -- a changed condition takes the position of the one before, with its focus
            key={index}
            condition={condition}
            isOpen={open === index}
            isFixed={onChange === null}
            onOpen={() => setOpen(open === index ? null : index)}
            onRemove={() => {
              setOpen(null);
              onChange?.((current) => withoutCondition(current, index));
            }}
          />
        ))}
        {unread.map((part) => (
          <li key={`unread ${part}`} data-unread aria-label={`Not understood: ${part}`}>
            <s>{part}</s>
          </li>
        ))}
        <li className={styles.add}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={open === -1}
            onClick={() => setOpen(open === -1 ? null : -1)}
          >
            <Plus size={14} aria-hidden /> Condition
          </button>
        </li>
      </ul>
      {open !== null && (
        <ConditionForm
          key={open < 0 ? 'new' : `${open} ${textOf(query, open)}`}
          condition={query.conditions[open] ?? null}
          query={query}
          own={own}
          names={names}
          countRows={countRows}
          onCancel={() => close(open)}
          onApply={onChange && ((condition) => apply(open, condition))}
        />
      )}
    </>
  );
}

function textOf({ conditions }: Query, index: number): string {
  const condition = conditions[index];
  return condition === undefined ? '' : conditionText(condition);
}

interface ChipProps {
  readonly condition: Condition;
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function ConditionChip({ condition, isOpen, isFixed, onOpen, onRemove }: ChipProps) {
  const name = conditionText(condition);
  return (
    <li data-added={condition.added}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        title="Change this condition"
        onClick={onOpen}
      >
        {condition.base && <i title="The share is one of those that meet this">of all with</i>}
        {condition.kind === 'quadrant' && condition.codes.length === 1 && (
          <span className={styles.dot} data-quadrant={quadrantHue(quadrantOf(condition.codes[0] ?? null))} />
        )}
        {name}
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        // Not 'disabled', which would take the focus away.
        aria-disabled={isFixed}
        onClick={() => {
          if (!isFixed) onRemove();
        }}
      >
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}
