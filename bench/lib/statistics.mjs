/**
 * @typedef {object} Spread
 * @property {number} median
 * @property {number} lower the first quartile
 * @property {number} upper the third quartile
 */

/**
 * @param {readonly number[]} values
 * @returns {Spread | null} null: there are no values
 */
export function spreadOf(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
  };
}

/**
 * @param {readonly number[]} sorted ascending, not empty
 * @param {number} share from 0 to 1
 */
export function quantile(sorted, share) {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const value = sorted[below] ?? Number.NaN;
  return value + ((sorted[below + 1] ?? value) - value) * (position - below);
}

/**
 * The spread of value ÷ base, paired by round, so that a slow phase of the machine affects both.
 * @param {readonly (number | undefined)[]} values by round
 * @param {readonly (number | undefined)[]} bases by round
 */
export function ratioOf(values, bases) {
  const ratios = values.map((value, round) => (value ?? Number.NaN) / (bases[round] ?? Number.NaN));
  return spreadOf(ratios.filter(Number.isFinite));
}
