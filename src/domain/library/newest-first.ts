/** Sorts by the time of the last change; the order of equal times stays. */
export function newestRecordsFirst<Item extends { readonly changedAt: string }>(
  records: readonly Item[],
): readonly Item[] {
  return [...records].sort((one, other) => {
    if (one.changedAt === other.changedAt) return 0;
    return one.changedAt < other.changedAt ? 1 : -1;
  });
}
