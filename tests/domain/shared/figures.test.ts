import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  formatCount,
  formatFraction,
  fractionDigits,
  ordinal,
  unbrokenFigures,
} from '../../../src/domain/shared/figures';

it.each([
  [0.1234, undefined, '12.34 %'],
  [0.1234, 0, '12 %'],
  [null, undefined, '–'],
  [Number.NaN, undefined, '–'],
  [Number.POSITIVE_INFINITY, undefined, '–'],
])('the fraction %s with %s decimals is %s', (fraction, decimals, text) =>
  expect(formatFraction(fraction, decimals)).toBe(text),
);

it.each([
  [-0.00001, '0'],
  [-0.0001, '−0.01'],
])('the digits of %s are %s', (fraction, digits) => expect(fractionDigits(fraction)).toBe(digits));

it('a figure with halves is rounded as people do it, whatever the binary number nearest to it is', () => {
  const hundredths = fc.integer({ min: -99_999, max: 99_999 });
  fc.assert(
    fc.property(hundredths, (all) => {
      const tenths = Math.floor((Math.abs(all) + 5) / 10);
      const sign = all < 0 && tenths > 0 ? '−' : '';
      expect(fractionDigits(all / 10_000, 1)).toBe(`${sign}${Math.floor(tenths / 10)}.${tenths % 10}`);
      const whole = `${Math.floor(Math.abs(all) / 100)}.${String(Math.abs(all) % 100).padStart(2, '0')}`;
      expect(fractionDigits(all / 10_000, 2)).toBe(`${all < 0 ? '−' : ''}${whole}`);
    }),
    { examples: [[3765], [2485], [1625], [-825], [-4], [0]] },
  );
});

it('figures of a sentence keep their unit on the same line, and no word changes', () => {
  const figure = fc.oneof(
    fc.double({ min: -3, max: 3, noNaN: true }).map((value) => formatFraction(value)),
    fc.integer({ min: 1, max: 40 }).map((count) => countOf(count, 'point')),
  );
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1, maxLength: 4 }), (figures) => {
      const sentence = `It grew by ${figures.join(' and ')} a year`;
      const parts = unbrokenFigures(sentence).split(' ');
      expect(parts.join(' ').replaceAll('\u00A0', ' ')).toBe(sentence);
      expect(parts.filter((part) => part === '%' || part.startsWith('point'))).toEqual([]);
      expect(parts.length).toBe(sentence.split(' ').length - figures.length);
    }),
  );
});

describe('counts', () => {
  it.each([
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [-1000, '−1,000'],
    [-999, '−999'],
    [2.5, '2.5'],
    [0.12345, '0.123'],
  ])('%s is written as %s', (count, text) => expect(formatCount(count)).toBe(text));

  it.each([
    [0, '0 topics'],
    [1, '1 topic'],
    [2413, '2,413 topics'],
  ])('%s is %s', (count, text) => expect(countOf(count, 'topic')).toBe(text));

  it('take an irregular plural', () => expect(countOf(2, 'company', 'companies')).toBe('2 companies'));
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
  [1001, '1,001st'],
])('position %s is the %s', (position, text) => expect(ordinal(position)).toBe(text));
