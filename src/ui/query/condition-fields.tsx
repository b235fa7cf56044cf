import styles from './condition-form.module.scss';
import type { AskProject } from '../../domain/query/language/project';
import type { Field } from '../../domain/query/query-fields';
import { KIND_FIELDS, type Condition } from '../../domain/query/query';
import { COMPARATORS, type Comparator, type Subject } from '../../domain/query/vocabulary';
import { kindOf } from '../../domain/query/condition-kinds';
import { figuresOfSubject, type QueryFigure } from '../../domain/query/query-figures';
import { figureName, isCounted, isInPoints } from '../../domain/query/query-figure-words';
import { foldedWords } from '../../domain/shared/fold';
import { saysWords, TEAM_SAYS } from '../../domain/topic/agreement';
import { CONSENSUS_LEVELS, consensusName } from '../../domain/topic/signal';
import { ownColumnsOf } from '../../domain/topic/own-values';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Select } from '../kit/controls/select';
import { Box } from '../kit/layout/stack';
import { Choices, NamesField, NumberField } from './form-fields';

interface Props {
  readonly condition: Condition;
  readonly subject: Subject;
  /** null: it is not loaded. */
  readonly project: AskProject | null;
  readonly onChange: (condition: Condition) => void;
}

/** The fields for the values of a condition, as its kind lists them. */
export function ConditionFields(props: Props) {
  const { condition } = props;
  return Object.entries(KIND_FIELDS[condition.kind]).map(([name, field]) => (
    <ValueField key={`${condition.kind} ${name}`} {...props} name={name} input={field.input} />
  ));
}

const LABELS: Readonly<Record<string, string>> = {
  value: 'Value',
  from: 'From',
  to: 'To',
  plus: 'Plus',
  times: 'Times',
  other: 'Other figure',
  count: 'How many',
  millions: 'Millions',
  ascending: 'Lowest first',
  words: 'Words',
  hosts: 'Addresses of publishers',
  statuses: 'Status',
};

const named = <Value extends number | string>(options: readonly Value[], nameOf: (value: Value) => string) => ({
  options: options as readonly (number | string)[],
  nameOf: nameOf as (value: number | string) => string,
});
/** Those of which any may apply. */
const CHOICES = {
  quadrants: named(QUADRANT_CODES, (code) => quadrantOf(code).label),
  statuses: named(TOPIC_STATUSES, topicStatusName),
  levels: named(CONSENSUS_LEVELS, consensusName),
  says: named(TEAM_SAYS, saysWords),
};

interface ValueProps extends Props {
  readonly name: string;
  readonly input: Field['input'];
}

function ValueField(props: ValueProps) {
  const { condition, subject, project, name, input, onChange } = props;
  // A field of the kind takes the values that its check accepts.
  const value = (condition as unknown as Readonly<Record<string, never>>)[name] as never;
  const set = (changed: unknown): void => onChange({ ...condition, [name]: changed });
  const label = LABELS[name] ?? kindOf(condition.kind).title;
  const figure = 'figure' in condition ? condition.figure : null;
  switch (input) {
    case 'names': {
      const names = project?.names.items.filter(({ type }) => type === condition.kind).map((each) => each.name) ?? [];
      return <NamesField label={label} names={names} chosen={value} onChange={set} />;
    }
    case 'quadrants':
    case 'statuses':
    case 'levels':
    case 'says':
      return <Choices label={label} {...CHOICES[input]} chosen={value} onChange={set} />;
    case 'figure': {
      const own = ownColumnsOf(project?.facts.topics ?? []);
      const options = figuresOfSubject(subject, own).map((each) => [each, figureName(each)] as const);
      const title = name === 'figure' ? 'Figure' : label;
      return <Select<QueryFigure> label={title} options={options} value={value} onChange={set} />;
    }
    case 'comparator': {
      const options = COMPARATORS.map((each) => [each, each] as const);
      const title = figure === null ? label : `${figureName(figure)} is`;
      return <Select<Comparator> label={title} options={options} value={value} onChange={set} />;
    }
    case 'amount': {
      // Shares are typed as percentages; what is added to one is in points.
      const isPlain = figure !== null && isCounted(figure);
      const isInSteps = name === 'plus' || (figure !== null && isInPoints(figure));
      return (
        <NumberField
          key={figure}
          label={label}
          value={value}
          factor={isPlain ? 1 : 100}
          unit={isPlain ? '' : isInSteps ? 'points' : '%'}
          onChange={(entered) => set(entered ?? Number.NaN)}
        />
      );
    }
    case 'number':
      return (
        <NumberField
          label={label}
          value={value}
          {...(name === 'count' && { least: 0 })}
          onChange={(entered) => set(entered ?? Number.NaN)}
        />
      );
    case 'texts': {
      const read = (text: string): string =>
        name === 'hosts' ? text.trim().toLowerCase() : foldedWords(text).join(' ');
      return (
        <label>
          {label}
          <input
            defaultValue={(value as readonly string[]).join(', ')}
            onChange={({ target }) => set(target.value.split(',').map(read).filter(Boolean))}
          />
        </label>
      );
    }
    case 'day':
      return (
        <label>
          {label}
          <input type="date" defaultValue={value ?? ''} onChange={({ target }) => set(target.value || null)} />
        </label>
      );
    case 'flag':
      return (
        <label>
          <input type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} />
          {label}
        </label>
      );
    case 'parts':
      return <Parts {...props} of={value} onSet={set} />;
    case null:
      return null;
  }
}

interface PartsProps extends Props {
  readonly of: readonly Condition[];
  readonly onSet: (of: readonly Condition[]) => void;
}

function Parts({ condition, of, subject, project, onSet }: PartsProps) {
  const [first, next] = condition.kind === 'either' ? ['Either', 'or'] : ['With', 'and'];
  return of.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- their number and order do not change
    <fieldset key={index} className={styles.part}>
      <Box as="legend" tone="muted">
        {index === 0 ? first : next}
      </Box>
      <ConditionFields
        condition={part}
        subject={condition.kind === 'parts' ? condition.parts : subject}
        project={project}
        onChange={(changed) => onSet(of.with(index, changed))}
      />
    </fieldset>
  ));
}
