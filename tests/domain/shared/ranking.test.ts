import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRanking, rankAmong } from '../../../src/domain/shared/ranking';

describe('a placement', () => {
  it('puts the largest first, and equals on one place', () => {
    expect(rankAmong(5, [5, 9, 5, 1])).toEqual({ value: 5, rank: 2, total: 4, ties: 1 });
    expect(rankAmong(9, [5, 9, 5, 1])).toEqual({ value: 9, rank: 1, total: 4, ties: 0 });
    expect(rankAmong(1, [5, 9, 5, 1])).toEqual({ value: 1, rank: 4, total: 4, ties: 0 });
  });

  it('leaves out those without the figure', () => {
    expect(rankAmong(2, [null, 2, 3, null])).toEqual({ value: 2, rank: 2, total: 2, ties: 0 });
  });

  it('is not given without a value, nor without company', () => {
    expect(rankAmong(null, [1, 2])).toBeNull();
    expect(rankAmong(1, [1])).toBeNull();
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

  it('is no rank where most are alike', () => {
    expect(words(1, peers([9, 1], [1, 8]), 'trend')).toBe('like 7 other trends');
    expect(words(1, peers([1, 2]), 'trend')).toBe('like 1 other trend');
  });

  it('is no rank for nothing at all, unless it is the only nothing', () => {
    const drivers = peers([5, 300], [0, 213]);
    expect([words(0, drivers, 'topic'), words(0, drivers)]).toEqual(['like 212 other topics', 'like 212 others']);
    expect(words(0, [3, 2, 0], 'topic')).toBe('3rd of 3 topics');
  });
});
