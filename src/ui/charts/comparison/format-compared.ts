import { formatCount, formatFraction, MISSING_FIGURE } from '../../../domain/shared/figures';
import { formatGrowth } from '../../../domain/topic/growth';
import type { ComparedMeasure } from './topic-comparison';

/** A figure of the comparison with its unit; means of driver counts get one decimal. */
export function formatCompared(measure: ComparedMeasure, value: number | null): string {
  if (value === null) return MISSING_FIGURE;
  if (measure === 'growth') return formatGrowth(value);
  if (measure !== 'drivers') return formatFraction(value);
  return Number.isInteger(value) ? formatCount(value) : value.toFixed(1);
}
