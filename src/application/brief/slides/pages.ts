/** Groups of about the same size, of so many items at most; one that is empty where there are none. */
export function inPages<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
