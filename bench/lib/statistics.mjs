/**
 * @typedef {object} Spread
 * @property {number} median
 * @property {number} lower the first quartile
 * @property {number} upper the third quartile
 * @property {number} count how many values it stands for
 */

/**
 * @param {readonly number[]} values
 * @returns {Spread | null} null: there is nothing to say
 */
export function spreadOf(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
    count: sorted.length,
  };
}

/** @param {readonly number[]} sorted */
export function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const value = sorted[below];
  return value + ((sorted[below + 1] ?? value) - value) * (place - below);
}

/**
 * The spread of value ÷ base, taken round by round: a slow spell of the machine falls on both.
 * @param {readonly (number | undefined)[]} values by round
 * @param {readonly (number | undefined)[]} bases by round
 */
export function ratioOf(values, bases) {
  const ratios = values.map((value, round) => value / bases[round]).filter(Number.isFinite);
  return spreadOf(ratios);
}
