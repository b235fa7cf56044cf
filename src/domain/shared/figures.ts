/** The sign of a figure below 0: as wide as a plus, which a hyphen is not. */
export const MINUS = '−';

/** Shown for an unknown figure, which is not 0. */
export const MISSING_FIGURE = '–';

/** Decimals of a percentage: at most, and always on cards (specification, section 5). */
export const DECIMALS = 2;

/** To either side of 0. Beyond it the decimals of a fraction are no longer exact, and its digits have no room on a screen. */
export const LARGEST_FIGURE = 1e9;

/** Nearer to 0 a figure is shown as 0, and a scale has no step between two of them. */
const LEAST_FIGURE = 1e-12;

/**
 * A figure from outside the product as it can be shown: never NaN, infinite, -0, or so small that it only seems to be no 0.
 * @returns null where it is more than the product shows; it counts as unknown, and is reported
 */
export function showableFigure(value: number, most = LARGEST_FIGURE): number | null {
  if (!(Math.abs(value) <= most)) return null;
  return Math.abs(value) < LEAST_FIGURE ? 0 : value;
}

/**
 * A fraction as a percentage: 0.1234 is "12.34 %", 0.12 is "12 %".
 * @param fraction of 1; null and non-finite numbers are unknown
 */
export function formatFraction(fraction: number | null, decimals?: number): string {
  if (fraction === null || !Number.isFinite(fraction)) return MISSING_FIGURE;
  return `${fractionDigits(fraction, decimals)} %`;
}

/** A sentence whose figures keep their unit on the same line: '10.8 %', '3 points'. */
export function unbrokenFigures(text: string): string {
  return text.replaceAll(/(?<=\d) (?=%|points?\b)/gu, '\u00A0');
}

/** The decimals that all of these fractions need as percentages, so that a column of them is aligned: 0 to 2. */
export function decimalsOf(fractions: readonly (number | null)[]): number {
  let decimals = 0;
  for (const fraction of fractions) {
    decimals = Math.max(decimals, ownDecimals(fraction ?? 0));
    if (decimals === DECIMALS) break;
  }
  return decimals;
}

/** Of a fraction as a percentage: 0 to 2. */
function ownDecimals(fraction: number): number {
  const shown = roundedTo(fraction * 10 ** (DECIMALS + 2), 0);
  const found = DECIMAL_COUNTS.find((decimals) => shown % 10 ** (DECIMALS - decimals) === 0);
  // What is not finite is shown as a dash.
  return found ?? 0;
}

const DECIMAL_COUNTS = [0, 1, 2] as const;

/** As it is shown, in {@link DECIMALS} of a percentage: what is said of a figure holds for the one that is seen. */
export function shownFraction(fraction: number): number {
  return roundedTo(fraction, DECIMALS + 2);
}

/** Whether a title says that its figures are percentages: 'Growth %', 'Share in percent'. */
export function namesPercent(title: string): boolean {
  return /%|per ?cent|prozent/i.test(title);
}

/** The digits of {@link formatFraction} without the unit, by default without zeros at the end; never "−0". */
export function fractionDigits(fraction: number, decimals?: number): string {
  const digits = fixedDigits(fraction * 100, decimals ?? DECIMALS);
  return decimals === undefined ? withMinus(String(Number(digits.replace(MINUS, '-')))) : digits;
}

/** Digits that a binary number holds exactly. */
const EXACT_DIGITS = 15;

/**
 * Rounded as people do it: 37.65 is 37.7, and −37.65 is −37.7. The binary number nearest to 37.65 is a little less, so that
 * `toFixed` would make 37.6 of it, and 24.9 of 24.85.
 */
export function roundedTo(value: number, decimals: number): number {
  const steps = 10 ** decimals;
  const whole = Math.round(Number((Math.abs(value) * steps).toPrecision(EXACT_DIGITS)));
  return (Math.sign(value) * whole) / steps;
}

/** A number with so many decimals, and its own minus. */
export function fixedDigits(value: number, decimals: number): string {
  return withMinus(roundedTo(value, decimals).toFixed(decimals));
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
