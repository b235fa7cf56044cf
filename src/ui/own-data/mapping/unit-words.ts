import type { ColumnMapping, DecimalMark, Unit, UnitQuestion } from '../../../domain/own-data/mapping';
import { fractionOf, wholeOf } from '../../../domain/own-data/read-figure';
import { formatCount, formatFraction, fractionDigits } from '../../../domain/shared/figures';

/** "The column has no unit. Values run from −5,7 to 31,7." */
export function unitRange({ lowest, highest }: UnitQuestion, mark: DecimalMark): string {
  const written = (value: number): string =>
    String(Number(value.toPrecision(15)))
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
  const whole = target === 'growth' ? null : wholeOf(unit);
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
  const fraction = fractionOf({ kind: 'number', value: highest }, unit) ?? 0;
  const share = `${formatCount(Number(fractionDigits(fraction)))} %`;
  const ofHundred = formatCount(Math.abs(Number(fractionDigits(fraction))));
  const name = question?.exampleName ?? 'It';
  if (target === 'growth') {
    const way = fraction < 0 ? 'fewer' : 'more';
    return { label: `${share} a year`, consequence: `${name}: ${ofHundred} ${way} for every 100, each year.` };
  }
  const bound = fraction > 1 ? ', more than all' : fraction < 0 ? ', less than nothing' : '';
  return { label: share, consequence: `${name}: ${fraction < 0 ? '−' : ''}${ofHundred} of 100${bound}.` };
}

/** The ends of usual scales. */
function isScore(whole: number): boolean {
  return whole === 5 || whole === 10;
}
