import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisExtent, reaching, roundTicks } from '../../../src/domain/plane/plane-scale';
import { tickLabel } from '../../../src/domain/plane/plane-axes';
import { saidFigure } from '../sentences/naive';
import { aTenthByDay } from '../../setup/random-cases';

// Of integers, because doubles are drawn by their exponents: nearly all of them would be next to nothing.
const between = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((value) => value / 10_000);
const fraction = between(-2, 5);
const ranges = fc.tuple(between(-2, 2), between(-3, 1)).map(([from, power]) => [from, from + 10 ** power] as const);

describe('what an axis spans', () => {
  it('holds every value, the core within the ends', () => {
    fc.assert(
      fc.property(fc.array(fraction, { minLength: 1, maxLength: 60 }), (values) => {
        const { min, low, high, max } = axisExtent(values);
        expect(min).toBeLessThanOrEqual(low);
        expect(low).toBeLessThan(high);
        expect(high).toBeLessThanOrEqual(max);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('is the same whatever the order of the values', () => {
    fc.assert(
      fc.property(fc.array(fraction), (values) => {
        expect(axisExtent(values.toReversed())).toEqual(axisExtent(values));
      }),
    );
  });

  it('gives one extreme value a band of its own, instead of squeezing the others', () => {
    const even = Array.from({ length: 27 }, (_, index) => 0.02 + index * 0.01);
    const { low, high, max } = axisExtent([...even, 4]);
    expect([low, high]).toEqual([0, 0.28]);
    expect(max).toBe(4);
  });

  it('keeps a small lead in the core: it is no outlier', () => {
    const even = Array.from({ length: 27 }, (_, index) => index * 0.01);
    expect(axisExtent([...even, 0.3])).toEqual({ min: 0, low: 0, high: 0.3, max: 0.3 });
  });

  it('knows no outliers among fewer than ten values', () => {
    expect(axisExtent([0.1, 0.11, 0.12, 9])).toMatchObject({ high: 9, max: 9 });
  });

  it('puts a single value in the middle, 0 as well', () => {
    expect(axisExtent([0.2, 0.2])).toEqual({ min: 0.1, low: 0.1, high: 0.30000000000000004, max: 0.30000000000000004 });
    expect(axisExtent([0])).toEqual({ min: -0.01, low: -0.01, high: 0.01, max: 0.01 });
  });

  it('begins at zero unless that wastes half of the plane, on the negative side too', () => {
    expect(axisExtent([0.1, 0.4]).low).toBe(0);
    expect(axisExtent([0.3, 0.4]).low).toBe(0.3);
    expect(axisExtent([-0.4, -0.1]).high).toBe(0);
  });

  it('has a range when there is nothing to show', () => {
    expect(axisExtent([])).toEqual({ min: 0, low: 0, high: 1, max: 1 });
  });
});

describe('values that had no say in the layout', () => {
  const core = { min: 0, low: 0, high: 1, max: 1 };

  it('widen the core when they lie a little outside', () => {
    expect(reaching(core, [1.2, -0.1])).toEqual({ min: -0.1, low: -0.1, high: 1.2, max: 1.2 });
  });

  it('only push the ends when they lie far outside', () => {
    expect(reaching(core, [7, -3])).toEqual({ min: -3, low: 0, high: 1, max: 7 });
  });

  it('leave the axis as it is when they lie where there is a place anyway, but not beside outliers', () => {
    expect(reaching(core, [1.1, -0.1], 0.1)).toEqual(core);
    expect(reaching(core, [1.11, -0.1], 0.1)).toEqual({ min: 0, low: 0, high: 1.11, max: 1.11 });
    const broken = { min: -4, low: 0, high: 1, max: 4 };
    expect(reaching(broken, [4.1, -4.1], 0.5)).toEqual({ min: -4.1, low: 0, high: 1, max: 4.1 });
  });

  it('always find a place, and never narrow the axis', () => {
    fc.assert(
      fc.property(fc.array(fraction, { minLength: 1 }), fc.array(fraction), (values, drawn) => {
        const before = axisExtent(values);
        const after = reaching(before, drawn);
        for (const value of drawn) {
          expect(value).toBeGreaterThanOrEqual(after.min);
          expect(value).toBeLessThanOrEqual(after.max);
        }
        expect(after.low).toBeLessThanOrEqual(before.low);
        expect(after.high).toBeGreaterThanOrEqual(before.high);
      }),
    );
  });
});

describe('round ticks', () => {
  it.each([
    [5, 7],
    [3, 5],
  ])('are between %i and %i, evenly apart and within the range', (least, most) => {
    fc.assert(
      fc.property(ranges, ([from, to]) => {
        const { values, step } = roundTicks(from, to, [least, most]);
        expect(values.length).toBeGreaterThanOrEqual(least);
        expect(values.length).toBeLessThanOrEqual(most);
        const slack = step * 1e-6;
        for (const [index, value] of values.entries()) {
          expect(value).toBeGreaterThanOrEqual(from - slack);
          expect(value).toBeLessThanOrEqual(to + slack);
          if (index > 0) expect(Math.abs(value - (values[index - 1] ?? 0) - step)).toBeLessThan(slack);
        }
      }),
      { numRuns: aTenthByDay(500) },
    );
  });

  it('are as many as there can be of the roundest steps, where figures have to be short', () => {
    expect(roundTicks(0.101, 0.148, [null, 7]).values).toEqual([0.11, 0.12, 0.13, 0.14]);
    fc.assert(
      fc.property(ranges, ([from, to]) => {
        const { values, step } = roundTicks(from, to, [null, 7]);
        expect(values.length).toBeGreaterThanOrEqual(2);
        expect(values.length).toBeLessThanOrEqual(7);
        expect(['1', '2', '5']).toContain(step.toExponential(0).charAt(0));
      }),
      { numRuns: aTenthByDay(500) },
    );
    expect(roundTicks(1, 1, [null, 7]).values).toEqual([]);
  });

  it('stand at the roundest numbers', () => {
    expect(roundTicks(0, 0.6, [5, 7]).values).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
    expect(roundTicks(-0.13, 0.31, [5, 7]).values).toEqual([-0.1, 0, 0.1, 0.2, 0.3]);
  });

  it('are none in an empty or a turned range', () => {
    expect(roundTicks(1, 1, [5, 7]).values).toEqual([]);
    expect(roundTicks(2, 1, [5, 7]).values).toEqual([]);
  });
});

describe('the label of a tick', () => {
  it('has a sign for growth and a unit', () => {
    expect(tickLabel(0.15, 0.05, true)).toBe('+15 %');
    expect(tickLabel(-0.15, 0.05, true)).toBe('−15 %');
    expect(tickLabel(0.15, 0.05, false)).toBe('15 %');
    expect(tickLabel(-0, 0.05, true)).toBe('0 %');
  });

  it('has as many decimals as the step needs', () => {
    expect(tickLabel(0.025, 0.025, false)).toBe('2.5 %');
    expect(tickLabel(0.075, 0.015, true)).toBe('+7.5 %');
    expect(tickLabel(0.0025, 0.0025, true)).toBe('+0.25 %');
    expect(tickLabel(0.5, 0.25, false)).toBe('50 %');
  });

  it('is short for huge figures, as long as two of them still differ', () => {
    expect(tickLabel(12.5, 2.5, true)).toBe('1250 %');
    expect(tickLabel(-12.5, 2.5, true)).toBe('−1250 %');
    expect(tickLabel(125, 25, true)).toBe('12.5k %');
    expect(tickLabel(125.01, 0.01, true)).toBe('12501 %');
    expect(tickLabel(-2_000_000, 500_000, true)).toBe('−200M %');
    expect(tickLabel(5e12, 1e12, false)).toBe('500000B %');
  });

  it('says the number at which the tick stands, whatever the range', () => {
    fc.assert(
      fc.property(ranges, ([from, to]) => {
        const { values, step } = roundTicks(from, to, [5, 7]);
        for (const value of values) {
          const said = saidFigure(tickLabel(value, step, true)) / 100;
          expect(Math.abs(said - value)).toBeLessThan(step * 1e-6 + 1e-12);
        }
      }),
      { numRuns: aTenthByDay(500) },
    );
  });
});
