import { countOf, formatCount, ordinal } from './figures';

/** Where a value stands among its peers: 1 is the largest. Equal values share a place. */
export interface Ranking {
  readonly value: number;
  readonly rank: number;
  /** How many peers carry the figure at all. */
  readonly total: number;
  /** How many of the other peers carry the same value. */
  readonly ties: number;
}

/**
 * Places a figure among those of its peers; peers without the figure do not count.
 * @returns null when the value itself is not known, or when there is nobody to compare with
 */
export function rankAmong(value: number | null, peers: readonly (number | null)[]): Ranking | null {
  if (value === null) return null;
  const known = peers.filter((peer) => peer !== null);
  if (known.length < 2) return null;
  return {
    value,
    rank: 1 + known.filter((peer) => peer > value).length,
    total: known.length,
    ties: Math.max(0, known.filter((peer) => peer === value).length - 1),
  };
}

/**
 * "5th of 28 topics", "tied 5th of 28 topics", "like 27 other topics". To call it the 200th of 2,413 would be silly where
 * most are alike, or where several have nothing that could be compared.
 * @param kind of the peers; left out where it is said beside
 */
export function describeRanking({ value, rank, total: of, ties: others }: Ranking, kind?: string): string {
  if (others > 0 && (value === 0 || 2 * (others + 1) > of))
    return `like ${countOf(others, kind ? `other ${kind}` : 'other')}`;
  return `${others > 0 ? 'tied ' : ''}${ordinal(rank)} of ${kind ? countOf(of, kind) : formatCount(of)}`;
}
