import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import type { AskChip } from '../../domain/ask/chips';
import type { AskPart } from '../../domain/ask/part';
import { groupsOf } from '../../domain/query/change-query';
import { isComplete } from '../../domain/query/condition-kinds';
import { groupForm } from '../../domain/query/group-rows';
import { STATISTICS, type Condition, type Query, type QueryGroup } from '../../domain/query/query';
import { figureName, figuresOfSubject, type QueryFigure } from '../../domain/query/query-figures';
import { conditionText, statisticWords, subjectWords } from '../../domain/query/query-words';
import { SUBJECTS, type Subject } from '../../domain/query/subject';
import { capitalized } from '../../domain/shared/capitalized';
import { ownColumnsOf, type OwnColumn } from '../../domain/topic/own-values';
import { Button } from '../kit/controls/button';
import { Choices } from './choices';
import { ConditionFields } from './condition-fields';
import styles from './condition-form.module.scss';

interface Props {
  readonly bar: AskBar;
  readonly chip: AskChip;
  readonly onClose: () => void;
}

/** Changes the part of one chip. A choice from a list takes effect at once; of a condition and of numbers by Apply. */
export const ChipForm = observer(function ChipForm({ bar, chip, onClose }: Props) {
  const [draft, setDraft] = useState<AskPart>(chip.part);
  const own = ownColumnsOf(bar.project?.facts.topics ?? []);
  const isReady = draft.kind !== 'condition' || isComplete(draft.condition);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    onClose();
    bar.edit(chip, draft);
  };
  return (
    <form
      className={styles.form}
      aria-label={`Change ${chip.key === '' ? chip.value : chip.key}`}
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {draft.kind === 'condition' ? (
        <ConditionPart
          bar={bar}
          own={own}
          condition={draft.condition}
          onChange={(condition) => setDraft({ kind: 'condition', condition })}
        />
      ) : (
        <ShapePart query={bar.query} own={own} part={draft} onChange={setDraft} />
      )}
      <Button type="submit" size="small" disabled={!isReady}>
        Apply
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
});

interface ConditionProps {
  readonly bar: AskBar;
  readonly own: readonly OwnColumn[];
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

const ConditionPart = observer(function ConditionPart({ bar, own, condition, onChange }: ConditionProps) {
  return (
    <>
      <ConditionFields
        condition={condition}
        subject={bar.query.subject}
        own={own}
        names={bar.names}
        onChange={onChange}
      />
      <label>
        <input
          type="checkbox"
          checked={condition.not}
          onChange={({ target }) => onChange({ ...condition, not: target.checked })}
        />
        Exclude these
      </label>
    </>
  );
});

interface ShapeProps {
  readonly query: Query;
  readonly own: readonly OwnColumn[];
  readonly part: Exclude<AskPart, { readonly kind: 'condition' }>;
  readonly onChange: (part: AskPart) => void;
}

function ShapePart({ query, own, part, onChange }: ShapeProps) {
  const { subject, conditions } = query;
  const figures = figuresOfSubject(subject, own);
  switch (part.kind) {
    case 'subject':
      return (
        <Choice
          label="Rows"
          value={part.subject}
          options={SUBJECTS.map((each) => [each, capitalized(subjectWords(each))])}
          onChange={(next) => onChange({ kind: 'subject', subject: next as Subject })}
        />
      );
    case 'group':
      return (
        <Choice
          label="Group by"
          value={part.group}
          options={groupsOf(subject, own).map((each) => [each, groupForm(each).words])}
          onChange={(next) => onChange({ kind: 'group', group: next as QueryGroup })}
        />
      );
    case 'order':
      return (
        <Choice
          label="Order"
          value={part.alphabetical ?? JSON.stringify(part.order)}
          options={[
            ['ascending', 'Name, A to Z'],
            ['descending', 'Name, Z to A'],
            ...figures.flatMap((figure) =>
              [false, true].map(
                (ascending) =>
                  [
                    JSON.stringify({ figure, ascending }),
                    `${figureName(figure)}, ${ascending ? 'smallest' : 'largest'} first`,
                  ] as const,
              ),
            ),
          ]}
          onChange={(next) =>
            onChange(
              next === 'ascending' || next === 'descending'
                ? { kind: 'order', order: null, alphabetical: next }
                : { kind: 'order', order: JSON.parse(next) as Query['order'], alphabetical: undefined },
            )
          }
        />
      );
    case 'statistic':
      return (
        <Choice
          label="Figure"
          value={JSON.stringify(part.statistic)}
          options={figures.flatMap((figure) =>
            STATISTICS.map(
              (kind) =>
                [JSON.stringify({ kind, figure }), statisticWords({ statistic: { kind, figure } }) ?? ''] as const,
            ),
          )}
          onChange={(next) =>
            onChange({ kind: 'statistic', statistic: JSON.parse(next) as NonNullable<Query['statistic']> })
          }
        />
      );
    case 'rows':
      return (
        <>
          <Whole
            label="From row"
            value={part.offset + 1}
            onChange={(row) => onChange({ ...part, offset: (row ?? 1) - 1 })}
          />
          <Whole label="How many" value={part.limit} onChange={(limit) => onChange({ ...part, limit })} />
        </>
      );
    case 'rowsOfGroup':
      return (
        <Whole
          label="Rows of each"
          value={part.perGroup}
          onChange={(perGroup) => onChange({ ...part, perGroup: perGroup ?? 1 })}
        />
      );
    case 'columns':
      return (
        <Choices
          label="Columns"
          options={figures}
          nameOf={figureName}
          chosen={part.figures}
          onChange={(chosen: readonly QueryFigure[]) => onChange({ kind: 'columns', figures: chosen })}
        />
      );
    case 'share':
      return (
        <Choices
          label="The share is of those with"
          options={conditions.map((_, at) => at)}
          nameOf={(at) => conditionText(conditions[at] as Condition)}
          chosen={part.of}
          onChange={(of) => onChange({ kind: 'share', of })}
        />
      );
    default:
      return null;
  }
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WholeProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A number from 1 on; empty: all. */
function Whole({ label, value, onChange }: WholeProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={1}
        step={1}
        placeholder="all"
        defaultValue={value ?? undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : Math.max(1, Math.floor(target.valueAsNumber)))}
      />
    </label>
  );
}
