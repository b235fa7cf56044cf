import type { Requirement } from '../query/query';
import type { QueryFigure } from '../query/query-figures';

/** Bounds of a figure in percent, both included; null: none. */
export interface PercentRange {
  readonly min: number | null;
  readonly max: number | null;
}

export const ANY_FIGURE: PercentRange = { min: null, max: null };

export function isBounded({ min, max }: PercentRange): boolean {
  return min !== null || max !== null;
}

/** As a condition on a figure; at least one bound is set. */
export function rangeCondition(figure: QueryFigure, { min, max }: PercentRange): Requirement {
  if (min !== null && max !== null) return { kind: 'between', figure, from: min / 100, to: max / 100 };
  return min === null
    ? { kind: 'figure', figure, comparator: 'at most', value: (max ?? Infinity) / 100 }
    : { kind: 'figure', figure, comparator: 'at least', value: min / 100 };
}

/** "10 to 20 %", "from 10 %", "up to 20 %". */
export function rangeWords({ min, max }: PercentRange): string {
  if (min === null) return `up to ${max ?? ''} %`;
  return max === null ? `from ${min} %` : `${min} to ${max} %`;
}

/** "10..20", "10..", "..20"; none without a bound. */
export function rangeToText({ min, max }: PercentRange): readonly string[] {
  return min === null && max === null ? [] : [`${min ?? ''}..${max ?? ''}`];
}

/** Reads what {@link rangeToText} wrote; anything else, and a range that is empty, bounds nothing. */
export function rangeFromText(text: string | undefined): PercentRange {
  const [, first, last] = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(text ?? '') ?? [];
  const range = { min: bound(first), max: bound(last) };
  return range.min !== null && range.max !== null && range.min > range.max ? ANY_FIGURE : range;
}

function bound(text: string | undefined): number | null {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? null : value;
}
