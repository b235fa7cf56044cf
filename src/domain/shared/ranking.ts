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
  return rankInOrder(value, inOrder(peers), peers.length);
}

/** The known values, ascending. */
export function inOrder(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values.filter((value) => value !== null)).sort();
}

/**
 * As {@link rankAmong}, for many values among the same thousands of peers.
 * @param known the known values of all, ascending
 * @param all how many peers there are
 */
export function rankInOrder(value: number | null, known: Float64Array, all: number): Ranking | null {
  const total = known.length;
  if (value === null || total < 2) return null;
  const above = indexWhere(known, (peer) => peer > value);
  const same = above - indexWhere(known, (peer) => peer >= value);
  return { value, rank: 1 + total - above, total, all, ties: Math.max(0, same - 1) };
}

/** Of the first value that passes, by bisection: all behind it pass too. */
function indexWhere(values: Float64Array, passes: (value: number) => boolean): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = values[middle];
    if (value !== undefined && passes(value)) to = middle;
    else from = middle + 1;
  }
  return from;
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
