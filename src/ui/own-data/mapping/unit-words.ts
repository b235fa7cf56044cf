import type { ColumnMapping, DecimalMark, Unit, UnitQuestion } from '../../../domain/own-data/mapping';
import { wholeOf } from '../../../domain/own-data/read-figure';
import { formatCount, formatFraction } from '../../../domain/shared/figures';

/** "The column has no unit. Values run from −5,7 to 31,7." */
export function unitRange({ lowest, highest }: UnitQuestion, mark: DecimalMark): string {
  const written = (value: number): string =>
    String(Number(value.toPrecision(6)))
      .replace('-', '−')
      .replace('.', mark);
  return `The column has no unit. Values run from ${written(lowest)} to ${written(highest)}.`;
}

/** What the largest value becomes with a unit, and what that means. */
export function unitAnswer(
  { question, target }: ColumnMapping,
  unit: Unit,
): { readonly label: string; readonly consequence: string } {
  const highest = question?.highest ?? 0;
  const whole = wholeOf(unit);
  if (whole === highest && !isScore(whole)) {
    return {
      label: 'An amount, placed in relation to the largest',
      consequence: `${question?.exampleName ?? 'The largest'} counts as 100 %, half of it as 50 %. The card shows the amount.`,
    };
  }
  if (whole !== null) {
    return {
      label: `A score of up to ${formatCount(whole)}`,
      consequence: `${question?.exampleName ?? 'It'}: ${formatFraction(highest / whole, 0)}. The card shows the score.`,
    };
  }
  const fraction = unit === 'percent' ? highest / 100 : highest;
  const share = grouped(formatFraction(fraction));
  const ofHundred = formatCount(Math.round(fraction * 100));
  const name = question?.exampleName ?? 'It';
  if (target === 'growth') {
    return { label: `${share} a year`, consequence: `${name}: ${ofHundred} more for every 100, each year.` };
  }
  return { label: share, consequence: `${name}: ${ofHundred} of 100${fraction > 1 ? ', more than all' : ''}.` };
}

/** The ends of usual scales. */
function isScore(whole: number): boolean {
  return whole === 5 || whole === 10;
}

/** "3170.00 %" as "3,170.00 %". */
function grouped(percentage: string): string {
  return percentage.replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
}
