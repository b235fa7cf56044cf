/** The items by a key of each, in their order; Map.groupBy is newer than the browsers that the product supports. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Whether two records of the same shape have the same values. */
export function haveSameFields<Shape extends object>(one: Shape, other: Shape): boolean {
  const keys = Object.keys(one) as (keyof Shape)[];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

/** The items by their ids; of items with the same id the last one. */
export function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The first of the items that share an id, because lists are keyed by id. @param onRepeated called with the others */
export function distinctById<T extends { readonly id: string }>(
  items: readonly T[],
  onRepeated: (item: T) => void = () => {},
): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isFirst = !seen.has(item.id);
    if (isFirst) seen.add(item.id);
    else onRepeated(item);
    return isFirst;
  });
}
