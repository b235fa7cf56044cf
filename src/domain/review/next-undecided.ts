/**
 * The first undecided item after a position, else the first one before it; null: there is no other.
 * @param position -1: before the first
 */
export function nextUndecided<Item>(
  items: readonly Item[],
  position: number,
  isUndecided: (item: Item) => boolean,
): Item | null {
  const after = items.slice(position + 1).find(isUndecided);
  return after ?? items.slice(0, Math.max(0, position)).find(isUndecided) ?? null;
}
