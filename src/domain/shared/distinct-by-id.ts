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
