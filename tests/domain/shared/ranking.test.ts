import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAmong } from '../../../src/domain/shared/ranking';

describe('a placement', () => {
  it('puts the largest first, and equals on one place', () => {
    expect(placeAmong(5, [5, 9, 5, 1])).toEqual({ rank: 2, of: 4 });
    expect(placeAmong(9, [5, 9, 5, 1])).toEqual({ rank: 1, of: 4 });
    expect(placeAmong(1, [5, 9, 5, 1])).toEqual({ rank: 4, of: 4 });
  });

  it('leaves out those without the figure', () => {
    expect(placeAmong(2, [null, 2, 3, null])).toEqual({ rank: 2, of: 2 });
  });

  it('is not given without a value, nor without company', () => {
    expect(placeAmong(null, [1, 2])).toBeNull();
    expect(placeAmong(1, [1])).toBeNull();
  });

  it('lies between 1 and the number of peers', () => {
    const values = fc.array(fc.option(fc.integer(), { nil: null }), { minLength: 2 });
    fc.assert(
      fc.property(values, fc.nat(), (peers, pick) => {
        const value = peers[pick % peers.length] ?? null;
        const placement = placeAmong(value, peers);
        if (placement === null) return;
        expect(placement.rank).toBeGreaterThanOrEqual(1);
        expect(placement.rank).toBeLessThanOrEqual(placement.of);
      }),
    );
  });
});
