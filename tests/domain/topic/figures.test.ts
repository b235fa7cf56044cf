import { formatFigure, shownDecimals } from '../../../src/domain/topic/figures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, formatFraction, fractionDigits, ordinal } from '../../../src/domain/shared/figures';
import { growthDirection } from '../../../src/domain/topic/signal';
import { saidFigure } from '../sentences/naive';

describe('a sizing figure', () => {
  it('is the fraction times 100, whole where it is whole, with the decimals that are asked for', () => {
    expect(formatFraction(0.1234)).toBe('12.34 %');
    expect(formatFraction(0.5)).toBe('50 %');
    expect(formatFraction(0)).toBe('0 %');
    expect(formatFraction(1.5)).toBe('150 %');
    expect(formatFraction(0.5, 2)).toBe('50.00 %');
  });

  it('is a dash when it is not known, never 0', () => {
    for (const missing of [null, Number.NaN, Number.POSITIVE_INFINITY]) expect(formatFraction(missing)).toBe('–');
  });

  it('never prints a negative nothing', () => {
    expect(formatFraction(-0.000001)).toBe('0 %');
  });

  it('says what it was given, to two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (fraction) => {
        const figure = formatFraction(fraction);
        expect(figure).toMatch(/^−?\d+(\.\d?[1-9])? %$/);
        expect(Math.abs(saidFigure(figure) - fraction * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

describe('the decimals of a column', () => {
  it('are the fewest with which each of its figures reads the same as alone', () => {
    const percentages = fc.integer({ min: -20_000, max: 20_000 });
    const steps = fc.constantFrom(1, 10, 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(percentages, steps)), (drawn) => {
        const fractions = drawn.map(([percentage, step]) => (percentage * step) / 1e4);
        const decimals = decimalsOf([null, ...fractions]);
        const shown = fractions.map((fraction) => fractionDigits(fraction, decimals));
        expect(shown.map(saidFigure)).toEqual(fractions.map((fraction) => saidFigure(fractionDigits(fraction))));
        if (decimals > 0) expect(shown.some((digits) => !digits.endsWith('0'))).toBe(true);
      }),
    );
  });
});

describe('growth', () => {
  it('goes up above 0 only', () => {
    expect(growthDirection(0.0001)).toBe('up');
    expect(growthDirection(0)).toBe('down');
    expect(growthDirection(-0.2)).toBe('down');
  });

  it('has no direction when it is not known', () => {
    expect(growthDirection(null)).toBeNull();
    expect(formatFigure('growth', null)).toBe('–');
  });

  it('is a signed percentage, on request with 2 decimals', () => {
    expect(formatFigure('growth', 0.1234, 2)).toBe('+12.34 %');
    expect(formatFigure('growth', -0.032)).toBe('−3.2 %');
    expect(formatFigure('growth', 0)).toBe('0 %');
    expect(formatFigure('growth', 0.000001)).toBe('0 %');
  });
});

describe('an ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [22, '22nd'],
    [101, '101st'],
    [1113, '1,113th'],
  ])('%i is %s', (position, text) => expect(ordinal(position)).toBe(text));
});

describe('a figure in lists, charts and sentences', () => {
  it('has one decimal at most for growth and none for sizing, and is the nearest such figure', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (value) => {
        const growth = formatFigure('growth', value);
        expect(growth).toMatch(/^[+−]?\d+(\.\d)? %$/);
        expect(Math.abs(saidFigure(growth) - value * 100)).toBeLessThanOrEqual(0.05 + 1e-9);
        const sizing = formatFigure('sizing', Math.abs(value));
        expect(sizing).toMatch(/^\d+ %$/);
        expect(Math.abs(saidFigure(sizing) - Math.abs(value) * 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  it('needs no decimal where the column has none', () => {
    expect(shownDecimals('growth', [0.24, 0.3, null])).toBe(0);
    expect(shownDecimals('growth', [0.24, 0.3125])).toBe(1);
    expect(shownDecimals('sizing', [0.4255])).toBe(0);
  });
});
