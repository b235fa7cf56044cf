import styles from './condition-form.module.scss';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import type { AskChip } from '../../domain/query/language/chips';
import { type AskPart, groupsOf } from '../../domain/query/part';
import { isComplete } from '../../domain/query/condition-kinds';
import { type Condition, type Query } from '../../domain/query/query';
import { STATISTICS, SUBJECTS, type Subject } from '../../domain/query/vocabulary';
import { figuresOfSubject } from '../../domain/query/query-figures';
import { figureName } from '../../domain/query/query-figure-words';
import { chipWords, conditionText } from '../../domain/query/query-words';
import { ownColumnsOf, type OwnColumn } from '../../domain/topic/own-values';
import { Button } from '../kit/controls/button';
import { Select } from '../kit/controls/select';
import { ConditionFields } from './condition-fields';
import { Choices, NumberField } from './form-fields';
import { Row } from '../kit/layout/stack';

interface Props {
  readonly bar: AskBar;
  readonly chip: AskChip;
  readonly onClose: () => void;
}

/** Changes the part of one chip, which takes effect by Apply. */
export const ChipForm = observer(function ChipForm({ bar, chip, onClose }: Props) {
  const [draft, setDraft] = useState<AskPart>(chip.part);
  const isReady = draft.kind !== 'condition' || isComplete(draft.condition);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    onClose();
    bar.edit(chip, draft);
  };
  return (
    <Row
      as="form"
      gap={12}
      wrap
      type="small"
      className={styles.form}
      aria-label={`Change ${chip.key === '' ? chip.value : chip.key}`}
      onSubmit={apply}
    >
      {draft.kind === 'condition' ? (
        <>
          <ConditionFields
            condition={draft.condition}
            subject={bar.query.subject}
            project={bar.project}
            onChange={(condition) => setDraft({ kind: 'condition', condition })}
          />
          <label>
            <input
              type="checkbox"
              checked={draft.condition.not}
              onChange={({ target }) =>
                setDraft({ kind: 'condition', condition: { ...draft.condition, not: target.checked } })
              }
            />
            Exclude these
          </label>
        </>
      ) : (
        <ShapePart
          query={bar.query}
          own={ownColumnsOf(bar.project?.facts.topics ?? [])}
          part={draft}
          onChange={setDraft}
        />
      )}
      <Button type="submit" size="small" disabled={!isReady}>
        Apply
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        Cancel
      </Button>
    </Row>
  );
});

type ShapeOfQuery = Parameters<typeof chipWords>[0];

interface ShapeProps {
  readonly query: Query;
  /** The columns of the user's file. */
  readonly own: readonly OwnColumn[];
  readonly part: Exclude<AskPart, { readonly kind: 'condition' }>;
  readonly onChange: (part: AskPart) => void;
}

/** What the parts that are chosen from a list may be instead. */
function alternatives(kind: AskPart['kind'], subject: Subject, own: readonly OwnColumn[]): readonly ShapeOfQuery[] {
  const figures = figuresOfSubject(subject, own);
  const order = (by: Pick<Query, 'order' | 'alphabetical'>): ShapeOfQuery => {
    return { kind: 'order', order: by.order, alphabetical: by.alphabetical };
  };
  switch (kind) {
    case 'subject':
      return SUBJECTS.map((each) => ({ kind, subject: each }));
    case 'group':
      return groupsOf(subject, own).map((group) => ({ kind, group }));
    case 'order':
      return [
        ...(['ascending', 'descending'] as const).map((alphabetical) => order({ order: null, alphabetical })),
        ...figures.flatMap((figure) => [false, true].map((ascending) => order({ order: { figure, ascending } }))),
      ];
    case 'statistic':
      return figures.flatMap((figure) => STATISTICS.map((each) => ({ kind, statistic: { kind: each, figure } })));
    default:
      return [];
  }
}

const LABELS = { subject: 'Rows', group: 'Group by', order: 'Order', statistic: 'Figure' } as const;

function ShapePart({ query: { subject, conditions }, own, part, onChange }: ShapeProps) {
  switch (part.kind) {
    case 'subject':
    case 'group':
    case 'order':
    case 'statistic': {
      const options = new Map(alternatives(part.kind, subject, own).map((each) => [JSON.stringify(each), each]));
      return (
        <Select
          label={LABELS[part.kind]}
          value={JSON.stringify(part)}
          options={[...options].map(([text, each]) => [text, chipWords(each)[1]])}
          onChange={(text) => onChange(options.get(text) ?? part)}
        />
      );
    }
    case 'rows': {
      const { offset, limit } = part;
      const set = (changed: Partial<typeof part>): void => onChange({ ...part, ...changed });
      return (
        <>
          <NumberField
            label="From row"
            least={1}
            value={offset + 1}
            onChange={(row) => set({ offset: (row ?? 1) - 1 })}
          />
          <NumberField
            label="How many"
            least={1}
            placeholder="all"
            value={limit}
            onChange={(rows) => set({ limit: rows })}
          />
        </>
      );
    }
    case 'rowsOfGroup':
      return (
        <NumberField
          label="Rows of each"
          least={1}
          value={part.perGroup}
          onChange={(perGroup) => onChange({ ...part, perGroup: perGroup ?? 1 })}
        />
      );
    case 'columns':
      return (
        <Choices
          label="Columns"
          options={figuresOfSubject(subject, own)}
          nameOf={figureName}
          chosen={part.shown}
          onChange={(chosen) => onChange({ kind: 'columns', shown: chosen })}
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
