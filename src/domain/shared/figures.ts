/** The sign of a figure below 0: as wide as a plus, which a hyphen is not. */
export const MINUS = '−';

/** Shown for an unknown figure, which is not 0. */
export const MISSING_FIGURE = '–';

/** Decimals of a percentage: at most, and always on cards (specification, section 5). */
export const DECIMALS = 2;

/**
 * A fraction as a percentage: 0.1234 is "12.34 %", 0.12 is "12 %".
 * @param fraction of 1; null and non-finite numbers are unknown
 */
export function formatFraction(fraction: number | null, decimals?: number): string {
  if (fraction === null || !Number.isFinite(fraction)) return MISSING_FIGURE;
  return `${fractionDigits(fraction, decimals)} %`;
}

/** The decimals that all of these fractions need as percentages, so that a column of them is aligned: 0 to 2. */
export function decimalsOf(fractions: readonly (number | null)[]): number {
  let decimals = 0;
  for (const fraction of fractions) {
    const shown = Math.round((fraction ?? 0) * 10 ** (DECIMALS + 2));
    while (shown % 10 ** (DECIMALS - decimals) !== 0) decimals += 1;
    if (decimals === DECIMALS) break;
  }
  return decimals;
}

/** As it is shown, in {@link DECIMALS} of a percentage: what is said of a figure holds for the one that is seen. */
export function shownFraction(fraction: number): number {
  return Math.round(fraction * 1e4) / 1e4;
}

/** The digits of {@link formatFraction} without the unit, by default without zeros at the end; never "−0". */
export function fractionDigits(fraction: number, decimals?: number): string {
  const digits = (fraction * 100).toFixed(decimals ?? DECIMALS);
  return withMinus(decimals === undefined ? String(Number(digits)) : digits);
}

/** A number in digits with its own minus in the place of the hyphen; "-0.0" is "0.0". */
export function withMinus(digits: string): string {
  return digits.replace('-', Number(digits) === 0 ? '' : MINUS);
}

let grouped: Intl.NumberFormat | null = null;
let plurals: Intl.PluralRules | null = null;
let ordinals: Intl.PluralRules | null = null;

/** "7", "2,413". The formatter is created with the first count that has groups, because that delays the first screen. */
export function formatCount(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < 1000) return withMinus(String(count));
  grouped ??= new Intl.NumberFormat('en-US');
  return withMinus(grouped.format(count));
}

/** The form of a word for a count: "topic" for 1, "topics" for any other. */
export function plural(count: number, one: string, other = `${one}s`): string {
  plurals ??= new Intl.PluralRules('en-US');
  return plurals.select(count) === 'one' ? one : other;
}

/** "1 topic", "2 topics", "2,413 topics". */
export function countOf(count: number, one: string, other?: string): string {
  return `${formatCount(count)} ${plural(count, one, other)}`;
}

/** "1st", "22nd", "113th". */
export function ordinal(position: number): string {
  ordinals ??= new Intl.PluralRules('en-US', { type: 'ordinal' });
  const rule = ordinals.select(position);
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule];
  return `${formatCount(position)}${suffix}`;
}
