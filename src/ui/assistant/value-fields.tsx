import { useState } from 'react';
import { COMPARATORS } from '../../domain/query/comparator';
import type { Comparator } from '../../domain/query/query';
import { isCounted, isInPoints, type QueryFigure } from '../../domain/query/query-figures';

interface ComparatorsProps {
  readonly label: string;
  readonly value: Comparator;
  readonly onChange: (comparator: Comparator) => void;
}

export function Comparators({ label, value, onChange }: ComparatorsProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as Comparator)}>
        {COMPARATORS.map((comparator) => (
          <option key={comparator} value={comparator}>
            {comparator}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TextsProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly read: (text: string) => string;
  readonly onChange: (texts: readonly string[]) => void;
}

/** Several texts, separated by commas. */
export function Texts({ label, texts, read, onChange }: TextsProps) {
  return (
    <label>
      {label}
      <input
        defaultValue={texts.join(', ')}
        onChange={({ target }) => onChange(target.value.split(',').map(read).filter(Boolean))}
      />
    </label>
  );
}

interface AmountProps {
  readonly label: string;
  readonly figure: QueryFigure;
  /** As in the query: shares as fractions of 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Shares are typed as percentages. */
export function Amount({ label, figure, value, onChange }: AmountProps) {
  const factor = isCounted(figure) ? 1 : 100;
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
