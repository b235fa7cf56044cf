import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRanking, rankAmong } from '../../../src/domain/shared/ranking';

describe('a placement', () => {
  it('puts the largest first, and equals on one place', () => {
    expect(rankAmong(5, [5, 9, 5, 1])).toEqual({ value: 5, rank: 2, total: 4, all: 4, ties: 1 });
    expect(rankAmong(9, [5, 9, 5, 1])).toEqual({ value: 9, rank: 1, total: 4, all: 4, ties: 0 });
    expect(rankAmong(1, [5, 9, 5, 1])).toEqual({ value: 1, rank: 4, total: 4, all: 4, ties: 0 });
  });

  it('leaves out those without the figure', () => {
    expect(rankAmong(2, [null, 2, 3, null])).toEqual({ value: 2, rank: 2, total: 2, all: 4, ties: 0 });
  });

  it('is not given without a value, nor without company', () => {
    expect(rankAmong(null, [1, 2])).toBeNull();
    expect(rankAmong(1, [1])).toBeNull();
  });

  it('counts the others that share the value, also where the value is not among the peers', () => {
    expect(rankAmong(5, [5, 5])).toEqual({ value: 5, rank: 1, total: 2, all: 2, ties: 1 });
    expect(rankAmong(5, [9, 1])).toEqual({ value: 5, rank: 2, total: 2, all: 2, ties: 0 });
  });

  it('needs two peers with the figure, and no more', () => {
    expect(rankAmong(1, [1, 2])).toEqual({ value: 1, rank: 2, total: 2, all: 2, ties: 0 });
    expect(rankAmong(1, [1, null, null])).toBeNull();
  });

  it('is the position in the list sorted from the largest, with equals at the first of their positions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2 }), fc.nat(), (peers, pick) => {
        const value = peers[pick % peers.length] as number;
        const sorted = [...peers].sort((one, other) => other - one);
        expect(rankAmong(value, peers)).toEqual({
          value,
          rank: sorted.indexOf(value) + 1,
          total: peers.length,
          all: peers.length,
          ties: sorted.lastIndexOf(value) - sorted.indexOf(value),
        });
      }),
    );
  });

  it('lies between 1 and the number of peers', () => {
    const values = fc.array(fc.option(fc.integer(), { nil: null }), { minLength: 2 });
    fc.assert(
      fc.property(values, fc.nat(), (peers, pick) => {
        const value = peers[pick % peers.length] ?? null;
        const placement = rankAmong(value, peers);
        if (placement === null) return;
        expect(placement.rank).toBeGreaterThanOrEqual(1);
        expect(placement.rank).toBeLessThanOrEqual(placement.total);
      }),
    );
  });
});

describe('a placement in words', () => {
  const peers = (...counts: readonly (readonly [value: number, times: number])[]): readonly number[] =>
    counts.flatMap(([value, times]) => Array.from({ length: times }, () => value));
  const words = (value: number, all: readonly number[], kind?: string): string => {
    const placement = rankAmong(value, all);
    return placement === null ? '' : describeRanking(placement, kind);
  };

  it('is the rank, and says when others share it', () => {
    const all = peers([9, 1], [5, 3], [2, 1], [1, 8]);
    expect([words(9, all, 'topic'), words(5, all, 'topic')]).toEqual(['1st of 13 topics', 'tied 2nd of 13 topics']);
    expect(words(5, all)).toBe('tied 2nd of 13');
  });

  it('says that it is among those with a figure where others have none', () => {
    const ranking = rankAmong(2, [null, 1, 2, 3]);
    expect(ranking && describeRanking(ranking, 'topic')).toBe('2nd of 3 topics with a figure');
    expect(ranking && describeRanking(ranking)).toBe('2nd of 3');
  });

  it('is no rank where most are alike', () => {
    expect(words(1, peers([9, 1], [1, 8]), 'trend')).toBe('like 7 other trends');
    expect(words(1, peers([1, 2]), 'trend')).toBe('like 1 other trend');
  });

  it('is a rank where exactly half are alike, and none where one more is', () => {
    expect(words(5, peers([9, 4], [5, 4]), 'topic')).toBe('tied 5th of 8 topics');
    expect(words(5, peers([9, 4], [5, 5]), 'topic')).toBe('like 4 other topics');
    expect(words(5, peers([9, 3], [5, 4]), 'topic')).toBe('like 3 other topics');
    expect(words(5, peers([9, 2], [5, 2]), 'topic')).toBe('tied 3rd of 4 topics');
  });

  it('is no rank exactly where more than half are alike, for any number of peers', () => {
    const counts = fc.integer({ min: 2, max: 200 });
    fc.assert(
      fc.property(counts, counts, (alike, different) => {
        const text = words(1, peers([1, alike], [2, different]), 'topic');
        if (alike > different) expect(text).toBe(`like ${alike - 1} other topic${alike === 2 ? '' : 's'}`);
        else expect(text).toMatch(/^tied \d+(?:st|nd|rd|th) of \d+ topics$/);
      }),
    );
  });

  it('is a rank for a value that no other has, also next to many equal ones', () => {
    expect(words(9, peers([9, 1], [1, 1]), 'topic')).toBe('1st of 2 topics');
    expect(words(1, peers([9, 99], [1, 1]), 'topic')).toBe('100th of 100 topics');
  });

  it('is no rank for nothing at all, unless it is the only nothing', () => {
    const drivers = peers([5, 300], [0, 213]);
    expect([words(0, drivers, 'topic'), words(0, drivers)]).toEqual(['like 212 other topics', 'like 212 others']);
    expect(words(0, [3, 2, 0], 'topic')).toBe('3rd of 3 topics');
  });
});
