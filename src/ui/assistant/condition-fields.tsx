import { useState } from 'react';
import { COMPARATOR_SIGNS, FIGURE_NAMES, isInPoints } from '../../domain/question/condition-text';
import { nameWords } from '../../domain/question/name-words';
import { COUNTED_FIGURES, type Comparator, type Condition, type QueryFigure } from '../../domain/question/query';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Choices } from './choices';

interface Props {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

const LEVELS = [1, 2, 3] as const;
const LEVEL_NAMES = { 1: 'Low', 2: 'Moderate', 3: 'High' } as const;
const COMPARATORS = Object.keys(COMPARATOR_SIGNS) as Comparator[];

/** The fields for the values of a condition. Shares are typed as percentages. */
export function ConditionFields({ condition, onChange }: Props) {
  switch (condition.kind) {
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
          options={LEVELS}
          nameOf={(level) => LEVEL_NAMES[level]}
          chosen={condition.levels}
          onChange={(levels) => onChange({ ...condition, levels })}
        />
      );
    case 'text':
    case 'mentions':
    case 'product':
      return (
        <label>
          Words
          <input
            defaultValue={condition.words.join(', ')}
            onChange={({ target }) =>
              onChange({
                ...condition,
                words: target.value
                  .split(',')
                  .map((text) => nameWords(text).join(' '))
                  .filter(Boolean),
              })
            }
          />
        </label>
      );
    case 'figure':
      return (
        <>
          <label>
            {FIGURE_NAMES[condition.figure]}
            <select
              value={condition.comparator}
              onChange={({ target }) => onChange({ ...condition, comparator: target.value as Comparator })}
            >
              {COMPARATORS.map((comparator) => (
                <option key={comparator} value={comparator}>
                  {comparator}
                </option>
              ))}
            </select>
          </label>
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
            label={`${FIGURE_NAMES[condition.figure]} from`}
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
          Rows with the {condition.ascending ? 'lowest' : 'highest'} {FIGURE_NAMES[condition.figure]}
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

interface AmountProps {
  readonly label: string;
  readonly figure: QueryFigure;
  /** As in the query: shares as fractions of 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, figure, value, onChange }: AmountProps) {
  const factor = COUNTED_FIGURES.has(figure) ? 1 : 100;
  const [initial] = useState(() => Math.round(value * factor * 100) / 100);
  const unit = factor === 1 ? '' : isInPoints(figure) ? 'points' : '%';
  return (
    <label>
      {label}
      <input
        type="number"
        step="any"
        defaultValue={initial}
        onChange={({ target }) => onChange(Math.round(target.valueAsNumber * 1e4) / factor / 1e4)}
      />
      {unit}
    </label>
  );
}
