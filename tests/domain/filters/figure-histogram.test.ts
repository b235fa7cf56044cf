import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureHistogram } from '../../../src/domain/filters/figure-histogram';
import { ANY_FIGURE } from '../../../src/domain/filters/percent-range';

const percents = fc.array(fc.integer({ min: -80, max: 300 }), { minLength: 2, maxLength: 60 });
const bound = fc.option(fc.integer({ min: -100, max: 320 }));
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

describe('the histogram of a figure', () => {
  it('counts a value at the end of the range as inside, whatever the binary number nearest to it is', () => {
    for (let percent = 1; percent < 100; percent += 1) {
      const at = [percent / 100];
      const range = { min: percent, max: percent };
      const columns = figureHistogram([0, ...at, 1], at, range)?.columns ?? [];
      expect([percent, sum(columns.map(({ inside }) => inside))]).toEqual([percent, 1]);
    }
  });

  it('has every value once: all, and those that pass inside or outside of the range', () => {
    fc.assert(
      fc.property(percents, fc.array(fc.nat()), bound, bound, (values, chosen, min, max) => {
        fc.pre(new Set(values).size > 1);
        const passing = values.filter((_, at) => chosen.includes(at));
        const fractions = (of: readonly number[]): readonly number[] => of.map((value) => value / 100);
        const histogram = figureHistogram(fractions(values), fractions(passing), { min, max });
        const columns = histogram?.columns ?? [];
        expect(sum(columns.map(({ all }) => all))).toBe(values.length);
        const isInside = (value: number): boolean => (min === null || value >= min) && (max === null || value <= max);
        expect(sum(columns.map(({ inside }) => inside))).toBe(passing.filter(isInside).length);
        expect(sum(columns.map(({ outside }) => outside))).toBe(passing.filter((value) => !isInside(value)).length);
        expect(columns.every(({ all, inside, outside }) => inside + outside <= all)).toBe(true);
        expect(histogram?.highest).toBe(Math.max(...columns.map(({ all }) => all)));
        expect(histogram?.least).toBeLessThanOrEqual(Math.min(...values));
        expect(histogram?.most).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('is none where all values are the same, or there are none', () => {
    expect(figureHistogram([0.2, 0.2], [], ANY_FIGURE)).toBeNull();
    expect(figureHistogram([], [], ANY_FIGURE)).toBeNull();
  });
});
