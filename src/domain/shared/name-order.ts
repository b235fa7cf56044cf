const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Compares names: digits by their numeric value, without regard to case and accents.
 * @returns less than 0, 0, or more than 0, as `Array.prototype.sort` expects
 */
export const compareNames: (one: string, other: string) => number = collator.compare;

/** A sorted copy of the items, by {@link compareNames}. */
export function byName<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  return items.toSorted((one, other) => compareNames(one.name, other.name));
}
