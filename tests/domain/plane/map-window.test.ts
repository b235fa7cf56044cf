import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestSlice, wholeLessCut, WINDOW } from '../../../src/domain/plane/map-window';

const dot = fc.record({ x: fc.constant(0), y: fc.integer({ min: 10, max: 215 }), r: fc.integer({ min: 3, max: 12 }) });

it('a slice of a window shows as many whole dots as any other, and cuts as few', () => {
  fc.assert(
    fc.property(fc.array(dot, { minLength: 1, maxLength: 8 }), fc.constantFrom(30, 135), (dots, height) => {
      const scores = Array.from({ length: 2 * WINDOW.height }, (_, step) => wholeLessCut(dots, step / 2, height));
      expect(wholeLessCut(dots, bestSlice(dots, height), height)).toBeGreaterThanOrEqual(Math.max(...scores));
    }),
  );
});

it('has a dot in its middle where it shows one alone, and is the middle of all without any', () => {
  expect(bestSlice([{ x: 0, y: 60, r: 8 }], 30)).toBe(60);
  expect(
    bestSlice(
      [
        { x: 0, y: 60, r: 8 },
        { x: 0, y: 79, r: 8 },
        { x: 0, y: 180, r: 8 },
      ],
      30,
    ),
  ).toBe(180);
  expect(bestSlice([], 30)).toBe(WINDOW.height / 2);
});
