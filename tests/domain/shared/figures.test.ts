import { describe, expect, it } from 'vitest';
import { countOf, formatCount, formatFraction, fractionDigits, ordinal } from '../../../src/domain/shared/figures';

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
