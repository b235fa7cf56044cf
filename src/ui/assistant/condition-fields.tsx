import type { Condition } from '../../domain/query/query';
import { figureName } from '../../domain/query/query-figures';
import { foldedWords } from '../../domain/shared/fold';
import { CONSENSUS_LEVELS, consensusName } from '../../domain/topic/consensus';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import styles from './condition-form.module.scss';
import { Choices } from './choices';
import { NamesOfCondition } from './names-of-condition';
import type { NamesToChoose } from './names-to-choose';
import { Amount, Comparators, Texts } from './value-fields';

interface Props {
  readonly condition: Condition;
  readonly names: NamesToChoose;
  readonly onChange: (condition: Condition) => void;
}

/** The fields for the values of a condition. Shares are typed as percentages. */
export function ConditionFields({ condition, names, onChange }: Props) {
  switch (condition.kind) {
    case 'shift':
    case 'trend':
    case 'topic':
    case 'platform':
    case 'label':
      return <NamesOfCondition condition={condition} names={names} onChange={onChange} />;
    case 'either':
      return condition.of.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- their number and order do not change
        <fieldset key={index} className={styles.part}>
          <legend>{index === 0 ? 'Either' : 'or'}</legend>
          <ConditionFields
            condition={each}
            names={names}
            onChange={(changed) =>
              onChange({ ...condition, of: condition.of.map((other, at) => (at === index ? changed : other)) })
            }
          />
        </fieldset>
      ));
    case 'quadrant':
    case 'was':
      return (
        <Choices
          label={condition.kind === 'was' ? 'Quadrant before' : 'Quadrant'}
          options={QUADRANT_CODES}
          nameOf={(code) => quadrantOf(code).label}
          chosen={condition.codes}
          onChange={(codes) => onChange({ ...condition, codes })}
        />
      );
    case 'status':
      return (
        <Choices
          label="Status"
          options={TOPIC_STATUSES}
          nameOf={topicStatusName}
          chosen={condition.statuses}
          onChange={(statuses) => onChange({ ...condition, statuses })}
        />
      );
    case 'consensus':
      return (
        <Choices
          label="Consensus"
          options={CONSENSUS_LEVELS}
          nameOf={consensusName}
          chosen={condition.levels}
          onChange={(levels) => onChange({ ...condition, levels })}
        />
      );
    case 'text':
    case 'mentions':
    case 'product':
    case 'funding':
      return (
        <Texts
          label="Words"
          texts={condition.words}
          read={(text) => foldedWords(text).join(' ')}
          onChange={(words) => onChange({ ...condition, words })}
        />
      );
    case 'publisher':
      return (
        <Texts
          label="Addresses of publishers"
          texts={condition.hosts}
          read={(text) => text.trim().toLowerCase()}
          onChange={(hosts) => onChange({ ...condition, hosts })}
        />
      );
    case 'raised':
      return (
        <>
          <Comparators
            label="Amount raised"
            value={condition.comparator}
            onChange={(comparator) => onChange({ ...condition, comparator })}
          />
          <label>
            Millions{condition.currency === null ? '' : `, ${condition.currency}`}
            <input
              type="number"
              step="any"
              defaultValue={condition.millions}
              onChange={({ target }) => onChange({ ...condition, millions: target.valueAsNumber })}
            />
          </label>
        </>
      );
    case 'figure':
      return (
        <>
          <Comparators
            label={figureName(condition.figure)}
            value={condition.comparator}
            onChange={(comparator) => onChange({ ...condition, comparator })}
          />
          <Amount
            label="Value"
            figure={condition.figure}
            value={condition.value}
            onChange={(value) => onChange({ ...condition, value })}
          />
        </>
      );
    case 'between':
      return (
        <>
          <Amount
            label={`${figureName(condition.figure)} from`}
            figure={condition.figure}
            value={condition.from}
            onChange={(from) => onChange({ ...condition, from })}
          />
          <Amount
            label="to"
            figure={condition.figure}
            value={condition.to}
            onChange={(to) => onChange({ ...condition, to })}
          />
        </>
      );
    case 'top':
      return (
        <label>
          Rows with the {condition.ascending ? 'lowest' : 'highest'} {figureName(condition.figure)}
          <input
            type="number"
            min={1}
            step={1}
            defaultValue={condition.count}
            onChange={({ target }) => onChange({ ...condition, count: Math.floor(target.valueAsNumber) })}
          />
        </label>
      );
    case 'ahead':
      return (
        <Amount
          label="Ahead by at least"
          figure="disagreement"
          value={condition.by}
          onChange={(by) => onChange({ ...condition, by })}
        />
      );
    default:
      return null;
  }
}
