import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecewise } from '../../../src/domain/plane/plane-scale';

it('is linear between stops', () => {
  const scale = piecewise([0, 10, 110], [0, 100, 150]);
  expect([0, 5, 10, 60, 110].map(scale)).toEqual([0, 50, 100, 125, 150]);
});

it('goes on beyond the outermost stops', () => {
  const scale = piecewise([0, 10], [20, 40]);
  expect([-5, 15].map(scale)).toEqual([10, 50]);
  expect(piecewise([0, 10, 20], [0, 10, 110])(21)).toBeCloseTo(120);
});

it('leads a value to the middle where all values are equal', () => {
  expect(piecewise([3, 3], [0, 10])(3)).toBe(5);
});

it('is inverted exactly by the same stops the other way round', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(gaps, gaps, fc.integer({ min: -2000, max: 4000 }), (values, pixels, value) => {
      const sums = (steps: readonly number[]): number[] =>
        steps.reduce((all, step) => [...all, all.at(-1)! + step], [0]);
      const count = Math.min(values.length, pixels.length) + 1;
      const [from, to] = [sums(values).slice(0, count), sums(pixels).slice(0, count)];
      expect(piecewise(to, from)(piecewise(from, to)(value))).toBeCloseTo(value, 3);
    }),
  );
});
