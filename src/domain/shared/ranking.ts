import { countOf, formatCount, ordinal } from './figures';

/** The rank of a value among its peers; equal values share a rank. */
export interface Ranking {
  readonly value: number;
  /** 1 is the largest. */
  readonly rank: number;
  /** How many peers have a value. */
  readonly total: number;
  /** How many peers there are, with or without a value. */
  readonly all: number;
  /** How many other peers have the same value. */
  readonly ties: number;
}

/**
 * @param peers the values of all, the ranked one included; null: unknown, and not counted
 * @returns null where the value is unknown, or no other peer has one
 */
export function rankAmong(value: number | null, peers: readonly (number | null)[]): Ranking | null {
  if (value === null) return null;
  const known = peers.filter((peer) => peer !== null);
  if (known.length < 2) return null;
  return {
    value,
    rank: 1 + known.filter((peer) => peer > value).length,
    total: known.length,
    all: peers.length,
    ties: Math.max(0, known.filter((peer) => peer === value).length - 1),
  };
}

/**
 * "5th of 28 topics", "tied 5th of 28 topics"; "5th of 26 topics with a figure" where other peers have none; "like 27
 * other topics" where most are equal, or several are 0.
 * @param kind of the peers, in the singular; without it only the number is given
 */
export function describeRanking({ value, rank, total, all, ties }: Ranking, kind?: string): string {
  if (ties > 0 && (value === 0 || 2 * (ties + 1) > total))
    return `like ${countOf(ties, kind ? `other ${kind}` : 'other')}`;
  const among = kind ? `${countOf(total, kind)}${total < all ? ' with a figure' : ''}` : formatCount(total);
  return `${ties > 0 ? 'tied ' : ''}${ordinal(rank)} of ${among}`;
}
