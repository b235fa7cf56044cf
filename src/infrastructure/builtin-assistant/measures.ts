import { formatFraction, MISSING_FIGURE } from '../../domain/shared/figures';
import { formatGrowth, GROWTH_DECIMALS } from '../../domain/topic/growth';
import type { Signal } from '../../domain/topic/signal';

/** A figure that questions can be about. */
export interface Measure {
  readonly name: string;
  readonly words: RegExp;
  readonly valueOf: (signal: Signal) => number | null;
  readonly format: (value: number | null) => string;
  readonly isCount?: boolean;
  /** Of percentages in words; omitted: two. */
  readonly decimals?: number;
}

export const GROWTH: Measure = {
  name: 'growth a year (3-year CAGR)',
  words: /\b(grow\w*|cagr|momentum|rising|fast\w*|speed|slow\w*|declin\w*|shrink\w*|falling)\b/,
  valueOf: (signal) => signal.growth,
  format: formatGrowth,
  decimals: GROWTH_DECIMALS,
};

export const SIZING: Measure = {
  name: 'average sizing',
  words: /\b(siz\w*|large\w*|big\w*|small\w*|huge|volume|biggest|mainstream|niche)\b/,
  valueOf: (signal) => signal.sizing.average,
  format: formatFraction,
};

const CONSUMERS: Measure = {
  name: 'sizing among consumers',
  words: /\b(consumer|consumers|shopper|shoppers)\b/,
  valueOf: (signal) => signal.sizing.consumer,
  format: formatFraction,
};

const INDUSTRY: Measure = {
  name: 'sizing in industry',
  words: /\b(industry|industries|companies|business\w*)\b/,
  valueOf: (signal) => signal.sizing.industry,
  format: formatFraction,
};

const SOCIETY: Measure = {
  name: 'sizing in society',
  words: /\b(society|societal|public)\b/,
  valueOf: (signal) => signal.sizing.society,
  format: formatFraction,
};

const DRIVERS: Measure = {
  name: 'impacting drivers',
  words: /\bdrivers?\b/,
  isCount: true,
  valueOf: (signal) => signal.driverCount,
  format: (value) => (value === null ? MISSING_FIGURE : String(value)),
};

const MEASURES: readonly Measure[] = [GROWTH, DRIVERS, CONSUMERS, INDUSTRY, SOCIETY, SIZING];

/** The figures that a question names. */
export function measuresIn(words: string): readonly Measure[] {
  return MEASURES.filter((measure) => measure.words.test(words));
}

/** The sizing by each lens. */
export const LENS_MEASURES: readonly Measure[] = [CONSUMERS, INDUSTRY, SOCIETY];
