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
