import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalEvidence, parseNumber } from '../../../src/domain/own-data/parse-number';

describe('a written number', () => {
  it.each([
    ['0.42', '.', 0.42, false],
    ['.5', '.', 0.5, false],
    ['1e-3', '.', 0.001, false],
    ['+31,7', ',', 31.7, false],
    ['42 %', '.', 42, true],
    ['42%', ',', 42, true],
    ['42,0 %', ',', 42, true],
    ['12,5 Prozent', ',', 12.5, true],
    ['12 % p.a.', '.', 12, true],
    ['12 pour cent', ',', 12, true],
    ['−5,7', ',', -5.7, false],
    ['- 5.7', '.', -5.7, false],
    ['1.234,5', ',', 1234.5, false],
    ['1 234,5', ',', 1234.5, false],
    ['1\u202F234,5', ',', 1234.5, false],
    ["1'234.5", '.', 1234.5, false],
    ['12,345,678', '.', 12_345_678, false],
  ] as const)('%j with %j is %d', (text, mark, value, isPercent) => {
    expect(parseNumber(text, mark)).toEqual({ value, isPercent });
  });

  it.each([
    ['k. A.', ','],
    ['', '.'],
    ['%', '.'],
    ['12,34', '.'],
    ['1,23,456', '.'],
    ['1.2.3', '.'],
    ['1.234,5', '.'],
    ['0x10', '.'],
    ['Infinity', '.'],
    ['1e999', '.'],
    ['5 apples', '.'],
    ['2026-01-01', '.'],
  ] as const)('%j with %j is none', (text, mark) => {
    expect(parseNumber(text, mark)).toBeNull();
  });

  it('is read back from the format of many countries', () => {
    const countries = fc.constantFrom(['de-DE', ','], ['en-US', '.'], ['fr-FR', ','], ['es-ES', ','], ['de-CH', '.']);
    fc.assert(
      fc.property(countries, fc.integer({ min: -1e9, max: 1e9 }), ([locale, mark], cents) => {
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(cents / 100);
        expect(parseNumber(written, mark)?.value).toBe(cents / 100 + 0);
      }),
    );
  });
});

describe('the decimal mark', () => {
  it.each([
    ['31,7', ','],
    ['31.7 %', '.'],
    ['0,123', ','],
    ['1.234,5', ','],
    ['1,234.5', '.'],
    ['1.234.567', ','],
    ['1,234,567', '.'],
    ['1234,567', ','],
    ['1,234', null],
    ['12.345', null],
    ['42', null],
    ['text, with comma', null],
    ['A1.5', null],
  ])('of %j is %j', (text, mark) => {
    expect(decimalEvidence(text)).toBe(mark);
  });
});
