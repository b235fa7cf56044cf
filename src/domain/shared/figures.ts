/** Shown where a figure is not known. Never 0: a missing value is not a small one. */
export const MISSING_FIGURE = '–';

/**
 * A fraction as a percentage with two decimals (specification, section 5): 0.1234 is "12.34 %".
 * @param fraction share of 1; null or not finite when it is not known
 */
export function formatFraction(fraction: number | null): string {
  if (fraction === null || !Number.isFinite(fraction)) return MISSING_FIGURE;
  return `${fractionDigits(fraction)} %`;
}

/** The digits of {@link formatFraction} without the unit, for places that set the unit smaller. */
export function fractionDigits(fraction: number): string {
  const digits = (fraction * 100).toFixed(2);
  // Rounding -0.00001 must not print a negative nothing.
  return digits === '-0.00' ? '0.00' : digits;
}

let grouped: Intl.NumberFormat | null = null;

/** "7", "2,413". */
export function formatCount(count: number): string {
  // Without groups there is nothing to format, and the first use of Intl costs a page more than its first cards do.
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count);
  grouped ??= new Intl.NumberFormat('en-US');
  return grouped.format(count);
}

/** "1 topic", "2 topics", "2,413 topics". */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** 1 is "1st", 22 is "22nd", 113 is "113th". */
export function ordinal(position: number): string {
  const rule = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(position);
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule];
  return `${formatCount(position)}${suffix}`;
}
