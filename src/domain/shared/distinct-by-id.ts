/** Of items that share an id the first one alone: rows and names of the lists are told apart by it. */
export function distinctById<T extends { readonly id: string }>(
  items: readonly T[],
  repeated: (item: T) => void = () => {},
): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isFirst = !seen.has(item.id);
    if (isFirst) seen.add(item.id);
    else repeated(item);
    return isFirst;
  });
}
