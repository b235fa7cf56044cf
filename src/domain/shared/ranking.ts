/** Where a value stands among its peers: 1 is the largest. Equal values share a place. */
export interface Placement {
  readonly rank: number;
  /** How many peers carry the figure at all. */
  readonly of: number;
}

/**
 * Places a figure among those of its peers; peers without the figure do not count.
 * @returns null when the value itself is not known, or when there is nobody to compare with
 */
export function placeAmong(value: number | null, peers: readonly (number | null)[]): Placement | null {
  if (value === null) return null;
  const known = peers.filter((peer) => peer !== null);
  if (known.length < 2) return null;
  return { rank: 1 + known.filter((peer) => peer > value).length, of: known.length };
}
