import { describe, expect, it } from 'vitest';
import { ART_QUADRANTS } from '../../../src/ui/art/art-types';
import { ramp } from '../../../src/ui/art/cover/scheme';

function channels(colour: string): readonly number[] {
  return /^oklch\((\S+) (\S+) (\S+)\)$/.exec(colour)?.slice(1).map(Number) ?? [];
}

describe('ramp', () => {
  it.each(ART_QUADRANTS)('of %s rises from dark to pale', (quadrant) => {
    const colour = ramp(quadrant);
    const steps = Array.from({ length: 21 }, (_, i) => channels(colour(i / 20))[0] ?? Number.NaN);
    expect(steps).toEqual([...steps].toSorted((a, b) => a - b));
    expect(colour(-1)).toBe(colour(0));
    expect(colour(2)).toBe(colour(1));
  });

  it('leaves a signal without a quadrant grey', () => {
    for (let i = 0; i <= 10; i++) expect(channels(ramp('default')(i / 10))[1]).toBeLessThan(0.02);
  });
});
