import { useState, type FormEvent } from 'react';
import { isComplete } from '../../domain/query/condition-kinds';
import type { Condition } from '../../domain/query/query';
import { conditionText } from '../../domain/query/query-words';
import { Button } from '../kit/controls/button';
import styles from './condition-form.module.scss';
import { ConditionFields } from './condition-fields';
import type { NamesToChoose } from './names-to-choose';

interface Props {
  readonly condition: Condition;
  readonly names: NamesToChoose;
  /** null: the answer cannot be changed now. */
  readonly onApply: ((condition: Condition) => void) | null;
  readonly onCancel: () => void;
}

/** Changes one condition of an answer: its values, and whether it excludes. */
export function ConditionForm({ condition, names, onApply, onCancel }: Props) {
  const [draft, setDraft] = useState(condition);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete(draft)) onApply?.(draft);
  };
  return (
    <form
      className={styles.form}
      aria-label={`Change ${conditionText(condition)}`}
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <ConditionFields condition={draft} names={names} onChange={setDraft} />
      <label>
        <input
          type="checkbox"
          checked={draft.not}
          onChange={(event) => setDraft({ ...draft, not: event.target.checked })}
        />
        Exclude these
      </label>
      <Button type="submit" size="small" disabled={onApply === null || !isComplete(draft)}>
        Apply
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
