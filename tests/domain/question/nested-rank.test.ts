import { describe, expect, it } from 'vitest';
import { isOfOneRanked, nestedRank } from '../../../src/domain/question/nested-rank';

const RANKS = ['largest', 'fastest growing', 'smallest', 'most important'];
const KINDS = ['topic', 'trend', 'shift'];

describe('a ranked item of another kind', () => {
  // Every pair of kinds, in the forms in which one is asked for and the other is ranked.
  const pairs = KINDS.flatMap((asked) =>
    KINDS.flatMap((ranked) => RANKS.map((rank) => [asked, ranked, rank] as const)),
  );

  it.each(pairs)('is found where a %s is asked for and a %s is the %s', (asked, ranked, rank) => {
    const found = asked === ranked ? null : `the ${rank} ${ranked}`;
    expect(nestedRank(`which ${asked} has the ${rank} ${ranked}`)).toBe(found);
    expect(nestedRank(`how many ${asked}s are in the ${rank} ${ranked}`)).toBe(found);
    expect(nestedRank(`what ${asked} does the ${rank} ${ranked} belong to`)).toBe(found);
  });

  it.each(['which trend does the largest disruptor belong to', 'how many drivers does the largest topic have'])(
    'is found in %j',
    (question) => {
      expect(nestedRank(question)).not.toBeNull();
    },
  );

  it.each([
    'which topic is the largest disruptor',
    'the largest topic of each shift',
    'which shift has the largest topics',
    'which trend has the largest growth',
    'how many topics are in the shift health at home',
    'the largest shift',
  ])('is not found in %j', (question) => {
    expect(nestedRank(question)).toBeNull();
  });
});

it.each([
  [' size of the fastest growing topic ', true],
  [' growth of the largest trend ', true],
  [' growth of the largest topics ', false],
  [' growth of disruptors ', false],
])('%j is of one ranked item: %s', (text, isOne) => {
  expect(isOfOneRanked(text)).toBe(isOne);
});
