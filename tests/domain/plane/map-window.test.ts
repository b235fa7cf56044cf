import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliceWithMost, WINDOW } from '../../../src/domain/plane/map-window';

it('a slice of a window cuts no dot where one would be whole, and shows as many as any other', () => {
  const dot = fc.record({
    x: fc.constant(0),
    y: fc.integer({ min: 10, max: 215 }),
    r: fc.integer({ min: 3, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(dot, { minLength: 1, maxLength: 8 }), fc.constantFrom(30, 135), (dots, height) => {
      const wholeAround = (middle: number) =>
        dots.filter(({ y, r }) => y - r >= middle - height / 2 && y + r <= middle + height / 2).length;
      const best = Math.max(...Array.from({ length: 2 * WINDOW.height }, (_, half) => wholeAround(half / 2)));
      expect(wholeAround(sliceWithMost(dots, height))).toBe(best);
    }),
  );
  expect(sliceWithMost([], 30)).toBe(WINDOW.height / 2);
});
