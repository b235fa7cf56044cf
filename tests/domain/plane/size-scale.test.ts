import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLabel } from '../../../src/domain/plane/plane-axes';
import { amountScale, isWide } from '../../../src/domain/plane/size-scale';

const LENGTH = 800;
const axis = (whole: number) => ({ whole, direction: 'x' as const, labelOf: amountLabel });

describe('the axis of amounts', () => {
  it('has round amounts of the file at its ticks, and not per cents of the largest', () => {
    const values = [0.02, 0.1, 0.3, 0.55, 0.8, 1];
    const scale = amountScale(values, [], LENGTH, axis(15_306.5));
    const ticks = scale.ticks(0, LENGTH, [5, 7]);
    expect(ticks.map(({ label }) => label)).toEqual(['0', '2,500', '5,000', '7,500', '10k', '12.5k', '15k']);
    expect(ticks.map(({ value }) => Math.round(value * 15_306.5))).toEqual([
      0, 2500, 5000, 7500, 10_000, 12_500, 15_000,
    ]);
    expect(ticks.every(({ value, at }) => Math.abs(scale.at(value) - at) < 1e-6)).toBe(true);
  });

  it('is logarithmic where the largest is over 100 times the median', () => {
    const amounts = [20, 60, 110, 900, 8_900_000];
    const values = amounts.map((amount) => amount / 8_900_000);
    expect(isWide(values)).toBe(true);
    const scale = amountScale(values, [], LENGTH, axis(8_900_000));
    expect(scale.ticks(0, LENGTH, [5, 7]).map(({ label }) => label)).toEqual([
      '100',
      '1,000',
      '10k',
      '100k',
      '1M',
      '10M',
    ]);
    const [at100, at1000, at10k] = [100, 1000, 10_000].map((amount) => scale.at(amount / 8_900_000));
    expect((at1000 ?? 0) - (at100 ?? 0)).toBeCloseTo((at10k ?? 0) - (at1000 ?? 0), 6);
    expect(isWide(values.slice(0, 4))).toBe(false);
    expect(isWide([0, ...values])).toBe(false);
  });

  it.each(['x', 'y'] as const)(
    'keeps the order of all amounts, and all of them on the plane, in the direction %s',
    (direction) => {
      const amount = fc.double({ min: 1e-3, max: 1e12, noNaN: true });
      fc.assert(
        fc.property(fc.array(amount, { minLength: 2, maxLength: 40 }), (amounts) => {
          const whole = Math.max(...amounts);
          const sorted = amounts.map((each) => each / whole).toSorted((one, other) => one - other);
          const scale = amountScale(sorted, [], LENGTH, { ...axis(whole), direction });
          const pixels = sorted.map((each) => (direction === 'x' ? scale.at(each) : LENGTH - scale.at(each)));
          const ticks = scale.ticks(0, LENGTH, [null, 7]);
          expect(
            ticks.every(({ value, at }) => value < (sorted[0] ?? 0) || Math.abs(scale.at(value) - at) < 1e-6 * LENGTH),
          ).toBe(true);
          expect(pixels.every((pixel) => pixel >= 0 && pixel <= LENGTH)).toBe(true);
          expect(pixels.every((pixel, index) => index === 0 || pixel >= (pixels[index - 1] ?? 0) - 1e-6)).toBe(true);
        }),
      );
    },
  );

  it.each([
    [950, '950'],
    [1240.5, '1,241'],
    [12_500, '12.5k'],
    [8_900_000_000, '8.9B'],
    [-20_000, '−20k'],
    [0, '0'],
  ])('writes %s as %s', (value, label) => {
    expect(amountLabel(value)).toBe(label);
  });
});
