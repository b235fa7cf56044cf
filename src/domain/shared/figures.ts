/** Shown for an unknown figure, which is not 0. */
export const MISSING_FIGURE = '–';

/**
 * A fraction as a percentage, with two decimals by default (specification, section 5): 0.1234 is "12.34 %".
 * @param fraction of 1; null and non-finite numbers are unknown
 */
export function formatFraction(fraction: number | null, decimals = 2): string {
  if (fraction === null || !Number.isFinite(fraction)) return MISSING_FIGURE;
  return `${fractionDigits(fraction, decimals)} %`;
}

/** As it is shown, in two decimals of a percentage: what is said of a figure holds for the one that is seen. */
export function shownFraction(fraction: number): number {
  return Math.round(fraction * 1e4) / 1e4;
}

/** The digits of {@link formatFraction} without the unit; never "-0.00". */
export function fractionDigits(fraction: number, decimals = 2): string {
  const digits = (fraction * 100).toFixed(decimals);
  return Number(digits) === 0 ? digits.replace('-', '') : digits;
}

let grouped: Intl.NumberFormat | null = null;

/** "7", "2,413". The formatter is created with the first count that has groups, because that delays the first screen. */
export function formatCount(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count);
  grouped ??= new Intl.NumberFormat('en-US');
  return grouped.format(count);
}

/** "1 topic", "2 topics", "2,413 topics". */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** "1st", "22nd", "113th". */
export function ordinal(position: number): string {
  const rule = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(position);
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule];
  return `${formatCount(position)}${suffix}`;
}
