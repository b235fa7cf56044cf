import type { Field } from '../../domain/query/checks';
import { kindOf } from '../../domain/query/condition-kinds';
import type { NamedCondition } from '../../domain/query/name-choices';
import type { Comparator, Condition } from '../../domain/query/query';
import type { Subject } from '../../domain/query/subject';
import { figureName, type QueryFigure } from '../../domain/query/query-figures';
import { saysWords, TEAM_SAYS, type TeamSays } from '../../domain/team/agreement';
import { foldedWords } from '../../domain/shared/fold';
import type { OwnColumn } from '../../domain/topic/own-values';
import { CONSENSUS_LEVELS, consensusName, type ConsensusLevel } from '../../domain/topic/consensus';
import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Box } from '../kit/layout/stack';
import { Choices } from './choices';
import styles from './condition-form.module.scss';
import { NamesOfCondition } from './names-of-condition';
import type { NamesToChoose } from '../../application/query/ask-bar';
import { Amount, Comparators, Count, Day, Figures, Texts } from './value-fields';

interface Props {
  readonly condition: Condition;
  readonly subject: Subject;
  /** The columns of the user's file. */
  readonly own: readonly OwnColumn[];
  readonly names: NamesToChoose;
  readonly onChange: (condition: Condition) => void;
}

/** The fields for the values of a condition, as its kind lists them. */
export function ConditionFields(props: Props) {
  const { condition } = props;
  return Object.entries(kindOf(condition.kind).fields).map(([name, field]) => (
    <ValueField key={`${condition.kind} ${name}`} {...props} name={name} field={field} />
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
};

interface ValueProps extends Props {
  readonly name: string;
  readonly field: Field;
}

function ValueField(props: ValueProps) {
  const { condition, subject, own, name, field, names, onChange } = props;
  const value = (condition as unknown as Readonly<Record<string, unknown>>)[name];
  // A field of the kind takes the values that its check accepts.
  const set = (changed: unknown): void => onChange({ ...condition, [name]: changed });
  const label = LABELS[name] ?? kindOf(condition.kind).title;
  const figure = 'figure' in condition ? condition.figure : null;
  switch (field.input) {
    case 'names':
      return <NamesOfCondition condition={condition as NamedCondition} names={names} onChange={onChange} />;
    case 'quadrants':
      return (
        <Choices
          label={label}
          options={QUADRANT_CODES}
          nameOf={(code) => quadrantOf(code).label}
          chosen={value as readonly QuadrantCode[]}
          onChange={set}
        />
      );
    case 'statuses':
      return (
        <Choices
          label={label}
          options={TOPIC_STATUSES}
          nameOf={topicStatusName}
          chosen={value as readonly TopicStatus[]}
          onChange={set}
        />
      );
    case 'levels':
      return (
        <Choices
          label={label}
          options={CONSENSUS_LEVELS}
          nameOf={consensusName}
          chosen={value as readonly ConsensusLevel[]}
          onChange={set}
        />
      );
    case 'says':
      return (
        <Choices
          label={label}
          options={TEAM_SAYS}
          nameOf={saysWords}
          chosen={value as readonly TeamSays[]}
          onChange={set}
        />
      );
    case 'figure':
      return (
        <Figures
          label={name === 'figure' ? 'Figure' : label}
          subject={subject}
          own={own}
          value={value as QueryFigure}
          onChange={set}
        />
      );
    case 'comparator':
      return (
        <Comparators
          label={figure === null ? label : `${figureName(figure)} is`}
          value={value as Comparator}
          onChange={set}
        />
      );
    case 'amount':
      return (
        <Amount
          key={figure}
          label={label}
          figure={figure ?? 'growth'}
          isDifference={name === 'plus'}
          value={value as number}
          onChange={set}
        />
      );
    case 'number':
      return <Count label={label} isWhole={name === 'count'} value={value as number} onChange={set} />;
    case 'texts':
      return <Texts label={label} texts={value as readonly string[]} read={readerOf(name)} onChange={set} />;
    case 'day':
      return <Day label={label} value={value as string | null} onChange={set} />;
    case 'flag':
      return (
        <label>
          <input type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} />
          {label}
        </label>
      );
    case 'parts':
      return <Parts {...props} of={value as readonly Condition[]} onSet={set} />;
    case null:
      return null;
  }
}

function readerOf(name: string): (text: string) => string {
  return name === 'hosts' ? (text) => text.trim().toLowerCase() : (text) => foldedWords(text).join(' ');
}

interface PartsProps extends Props {
  readonly of: readonly Condition[];
  readonly onSet: (of: readonly Condition[]) => void;
}

function Parts({ condition, of, subject, own, names, onSet }: PartsProps) {
  const first = condition.kind === 'either' ? 'Either' : 'With';
  const next = condition.kind === 'either' ? 'or' : 'and';
  return of.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- their number and order do not change
    <fieldset key={index} className={styles.part}>
      <Box as="legend" tone="muted">
        {index === 0 ? first : next}
      </Box>
      <ConditionFields
        condition={part}
        subject={condition.kind === 'parts' ? condition.parts : subject}
        own={own}
        names={names}
        onChange={(changed) => onSet(of.map((other, at) => (at === index ? changed : other)))}
      />
    </fieldset>
  ));
}
