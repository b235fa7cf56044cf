import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearScale } from '../../../../src/ui/charts/geometry/linear-scale';

it('is linear between stops', () => {
  const scale = linearScale([0, 10, 110], [0, 100, 150]);
  expect([0, 5, 10, 60, 110].map(scale)).toEqual([0, 50, 100, 125, 150]);
});

it('goes on beyond the outermost stops', () => {
  const scale = linearScale([0, 10], [20, 40]);
  expect([-5, 15].map(scale)).toEqual([10, 50]);
  expect(linearScale([0, 10, 20], [0, 10, 110])(21)).toBeCloseTo(120);
});

it('leads a value to the middle where all values are equal', () => {
  expect(linearScale([3, 3], [0, 10])(3)).toBe(5);
});

it('is inverted exactly, with pixels in either direction', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(gaps, gaps, fc.boolean(), fc.integer({ min: -2000, max: 4000 }), (values, pixels, isDown, value) => {
      const sums = (steps: readonly number[]): number[] =>
        steps.reduce((all, step) => [...all, all.at(-1)! + step], [0]);
      const count = Math.min(values.length, pixels.length) + 1;
      const images = sums(pixels)
        .slice(0, count)
        .map((pixel) => (isDown ? 5000 - pixel : pixel));
      const scale = linearScale(sums(values).slice(0, count), images);
      expect(scale.invert(scale(value))).toBeCloseTo(value, 3);
    }),
  );
});
