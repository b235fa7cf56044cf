import type { PercentRange } from './percent-range';

/** How the values of a figure lie, in percent, as columns that are all equally wide. */
export interface FigureHistogram {
  /** The ends of the scale, whole steps. */
  readonly least: number;
  readonly most: number;
  readonly columns: readonly HistogramColumn[];
  /** The highest column; at least 1. */
  readonly highest: number;
}

interface HistogramColumn {
  readonly all: number;
  /** Of these, what passes all other filters, inside the range and outside of it. */
  readonly inside: number;
  readonly outside: number;
}

const COLUMNS = 32;
/** The ends are multiples of this, so that no value stands right at the edge of a scale of odd numbers. */
const STEP = 5;

/**
 * @param all the values of the figure as fractions, before any filter
 * @param passing those that pass all filters but the range itself
 * @returns null: there is nothing to be drawn
 */
export function figureHistogram(
  all: readonly number[],
  passing: readonly number[],
  { min, max }: PercentRange,
): FigureHistogram | null {
  const percents = all.map(percentOf);
  let [least, most] = [Infinity, -Infinity];
  for (const value of percents) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (!(least < most)) return null;
  least = Math.floor(least / STEP) * STEP;
  most = Math.ceil(most / STEP) * STEP;
  const counts = Array.from({ length: COLUMNS }, () => ({ all: 0, inside: 0, outside: 0 }));
  const columnOf = (value: number) =>
    counts[Math.max(0, Math.min(COLUMNS - 1, Math.floor(((value - least) / (most - least)) * COLUMNS)))];
  for (const value of percents) {
    const column = columnOf(value);
    if (column !== undefined) column.all += 1;
  }
  for (const value of passing.map(percentOf)) {
    const column = columnOf(value);
    if (column === undefined) continue;
    if (value >= (min ?? -Infinity) && value <= (max ?? Infinity)) column.inside += 1;
    else column.outside += 1;
  }
  const highest = counts.reduce((high, column) => Math.max(high, column.all), 1);
  return { least, most, columns: counts, highest };
}

/** Without the last digits of a product: 0.07 is 7 percent, and inside 'from 7 %'. */
function percentOf(fraction: number): number {
  return Math.round(fraction * 1e8) / 1e6;
}
