type Values = readonly (number | null | undefined)[];

/** Of the known values; null: none is known. */
export function mean(values: Values): number | null {
  const known = knownOf(values);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Of the known values; null: none is known. */
export function median(values: Values): number | null {
  const sorted = knownOf(values).sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [lower, upper] = [sorted[middle - 1], sorted[middle]];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** The smallest and the largest of the known values; null: none is known. */
export function extent(values: Values): readonly [least: number, most: number] | null {
  const known = knownOf(values);
  return known.length === 0 ? null : [known.reduce((a, b) => Math.min(a, b)), known.reduce((a, b) => Math.max(a, b))];
}

function knownOf(values: Values): number[] {
  return values.filter((value) => value != null);
}

/**
 * The few items with the largest value, the largest first; of equal ones the first. In one pass, because sorting
 * thousands of items for three of them is slow.
 */
export function largest<T>(items: readonly T[], count: number, valueOf: (item: T) => number): readonly T[] {
  const best: { readonly item: T; readonly value: number }[] = [];
  for (const item of items) {
    const value = valueOf(item);
    if (best.length === count && value <= (best.at(-1)?.value ?? Infinity)) continue;
    const at = best.findIndex((other) => other.value < value);
    best.splice(at === -1 ? best.length : at, 0, { item, value });
    if (best.length > count) best.pop();
  }
  return best.map(({ item }) => item);
}

/**
 * Where the ticks of a strip plot are, from 0 to 1. Values that fall on the same tick are drawn once.
 * @param width in units of the drawing; one tick every two units at most
 */
export function tickShares(values: readonly number[], from: number, to: number, width: number): readonly number[] {
  const span = to - from;
  const ticks = new Set<number>();
  for (const value of values) {
    const share = span > 0 ? (value - from) / span : 0.5;
    if (share >= 0 && share <= 1) ticks.add(Math.round((share * width) / 2) * 2);
  }
  return [...ticks].map((x) => x / width);
}
