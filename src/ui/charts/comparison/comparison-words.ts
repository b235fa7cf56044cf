import { formatCount, formatFraction, MISSING_FIGURE } from '../../../domain/shared/figures';
import { formatGrowth } from '../../../domain/topic/growth';
import type { ComparedFigure, ComparedMeasure, TopicComparison } from './topic-comparison';

/** A figure of the comparison with its unit; means of driver counts get one decimal. */
export function formatCompared(measure: ComparedMeasure, value: number | null): string {
  if (value === null) return MISSING_FIGURE;
  if (measure === 'growth') return formatGrowth(value);
  if (measure !== 'drivers') return formatFraction(value);
  return Number.isInteger(value) ? formatCount(value) : value.toFixed(1);
}

/** The comparison in words: drivers, growth and average sizing, a sentence each. */
export function comparisonWords(comparison: TopicComparison): readonly string[] {
  const figure = (measure: ComparedMeasure): ComparedFigure | undefined =>
    comparison.figures.find((candidate) => candidate.measure === measure);
  return [
    sentence(figure('drivers'), comparison, {
      unknown: 'How many drivers impact it is not known.',
      lead: (own) => `${own} ${own === '1' ? 'driver impacts' : 'drivers impact'} it`,
      above: 'more than',
      below: 'fewer than',
    }),
    sentence(figure('growth'), comparison, {
      unknown: 'How fast it grows is not known.',
      lead: (own, value) => `It ${value < 0 ? 'shrinks' : 'grows'} by ${own.replace(/^[-+]/, '')} a year`,
      above: 'faster than',
      below: 'slower than',
    }),
    sentence(figure('average'), comparison, {
      unknown: 'Its average sizing is not known.',
      lead: (own) => `Its average sizing is ${own}`,
      above: 'larger than',
      below: 'smaller than',
    }),
  ];
}

interface Wording {
  readonly unknown: string;
  readonly lead: (own: string, value: number) => string;
  readonly above: string;
  readonly below: string;
}

function sentence(figure: ComparedFigure | undefined, comparison: TopicComparison, wording: Wording): string {
  if (figure?.own == null) return wording.unknown;
  const lead = wording.lead(formatCompared(figure.measure, figure.own), figure.own);
  const parts = [
    // Alone in its trend, a topic is its trend's average: comparing would say nothing.
    ...(comparison.trendSize > 1 ? [against(figure, figure.trend, 'the average of its trend', wording)] : []),
    ...(comparison.allSize > 1 ? [against(figure, figure.all, 'the average of all topics', wording)] : []),
  ].filter((part) => part !== null);
  return parts.length === 0 ? `${lead}.` : `${lead}: ${parts.join(' and ')}.`;
}

function against(figure: ComparedFigure, average: number | null, whose: string, wording: Wording): string | null {
  if (figure.own === null || average === null) return null;
  const amount = `${whose} (${formatCompared(figure.measure, average)})`;
  if (isLevel(figure.own, average)) return `about ${amount}`;
  return `${figure.own > average ? wording.above : wording.below} ${amount}`;
}

/** Figures within two per cent of one another are not called more or less. */
function isLevel(own: number, average: number): boolean {
  return Math.abs(own - average) <= 0.02 * Math.max(Math.abs(own), Math.abs(average));
}
