import { useState } from 'react';
import { COMPARATORS } from '../../domain/query/comparator';
import type { Comparator } from '../../domain/query/query';
import type { Subject } from '../../domain/query/subject';
import type { OwnColumn } from '../../domain/topic/own-values';
import {
  figureName,
  figuresOfSubject,
  isCounted,
  isInPoints,
  type QueryFigure,
} from '../../domain/query/query-figures';

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

interface FiguresProps {
  readonly label: string;
  /** Only figures that it has. */
  readonly subject: Subject;
  /** The columns of the user's file. */
  readonly own: readonly OwnColumn[];
  readonly value: QueryFigure;
  readonly onChange: (figure: QueryFigure) => void;
}

export function Figures({ label, subject, own, value, onChange }: FiguresProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as QueryFigure)}>
        {figuresOfSubject(subject, own).map((figure) => (
          <option key={figure} value={figure}>
            {figureName(figure)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly label: string;
  readonly isWhole: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Count({ label, isWhole, value, onChange }: CountProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={isWhole ? 0 : undefined}
        step={isWhole ? 1 : 'any'}
        defaultValue={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(isWhole ? Math.floor(target.valueAsNumber) : target.valueAsNumber)}
      />
    </label>
  );
}

interface DayProps {
  readonly label: string;
  /** ISO 8601; null: open. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

export function Day({ label, value, onChange }: DayProps) {
  return (
    <label>
      {label}
      <input
        type="date"
        defaultValue={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </label>
  );
}

interface AmountProps {
  readonly label: string;
  readonly figure: QueryFigure;
  /** It is added to a share, so it is in points. */
  readonly isDifference?: boolean;
  /** As in the query: shares as fractions of 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Shares are typed as percentages. */
export function Amount({ label, figure, isDifference = false, value, onChange }: AmountProps) {
  const factor = isCounted(figure) ? 1 : 100;
  const [initial] = useState(() => (Number.isNaN(value) ? '' : Math.round(value * factor * 100) / 100));
  const unit = factor === 1 ? '' : isDifference || isInPoints(figure) ? 'points' : '%';
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
