import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalEvidence, namesMoney, readNumber } from '../../../src/domain/own-data/written-number';

const NONE = { is: 'none' } as const;
const PERCENT = { is: 'part', per: 100 } as const;

describe('a written number', () => {
  it.each([
    ['0.42', '.', 0.42],
    ['.5', '.', 0.5],
    ['1e-3', '.', 0.001],
    ['+31,7', ',', 31.7],
    ['−5,7', ',', -5.7],
    ['- 5.7', '.', -5.7],
    ['8.5-', '.', -8.5],
    ['(3.2)', '.', -3.2],
    ['1.234,5', ',', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['1\u202F234,5', ',', 1234.5],
    ["1'234.5", '.', 1234.5],
    ['1’234’567', '.', 1_234_567],
    ['12,345,678', '.', 12_345_678],
    ['12,34,567.8', '.', 1_234_567.8],
    ['１２.５', '.', 12.5],
    ['١٢٫٥', '.', 12.5],
    ['۱۲٬۳۴۵', '.', 12_345],
    ['४२', '.', 42],
    ['12.5 *', '.', 12.5],
    ['12.5¹', '.', 12.5],
    ['12.5²)', '.', 12.5],
    ['12.5 [3]', '.', 12.5],
    ['12.5e', '.', 12.5],
    ['ca. 12', '.', 12],
    ['~12', '.', 12],
    ['▲ 3', '.', 3],
    ['\u200E-3', '.', -3],
  ] as const)('%j with %j is %d', (text, mark, value) => {
    expect(readNumber(text, mark)).toEqual({ value, unit: NONE });
  });

  it.each([
    ['42 %', 42],
    ['42%', 42],
    ['４２％', 42],
    ['٤٢٪', 42],
    ['12.5 Prozent', 12.5],
    ['12 per cent', 12],
    ['12 % p.a.', 12],
    ['12 %/a', 12],
    ['12% CAGR', 12],
    ['12 % per year', 12],
    ['12 % pro Jahr', 12],
    ['(3.2%)', -3.2],
    ['(3.2)%', -3.2],
    ['8.5 %-', -8.5],
    ['▼ 4 %', -4],
    ['↓4.5%', -4.5],
    ['↑ 12 %', 12],
    ['4 % ▼', -4],
    ['3 pp', 3],
    ['3 %-Punkte', 3],
    ['12 %*', 12],
    ['12 %¹', 12],
  ] as const)('%j is %d per cent', (text, value) => {
    expect(readNumber(text, '.')).toEqual({ value, unit: PERCENT });
  });

  it.each([
    ['250 bps', 10_000],
    ['3 ‰', 1000],
  ] as const)('%j is a part of %d', (text, per) => {
    expect(readNumber(text, '.')?.unit).toEqual({ is: 'part', per });
  });

  it.each(['1.2x', '1.2 ×', '1.2-fach'])('%j is a factor', (text) => {
    expect(readNumber(text, '.')).toEqual({ value: 1.2, unit: { is: 'factor' } });
  });

  it.each([
    ['$1.2m', '.', 1_200_000, 'USD'],
    ['$1,2m', ',', 1_200_000, 'USD'],
    ['€ 310 bn', '.', 310_000_000_000, 'EUR'],
    ['12,5 Mio. €', ',', 12_500_000, 'EUR'],
    ['1,2 Mrd. €', ',', 1_200_000_000, 'EUR'],
    ['USD 1,200', '.', 1200, 'USD'],
    ['1,200 USD', '.', 1200, 'USD'],
    ['500 T€', '.', 500_000, 'EUR'],
    ['500 TEUR', '.', 500_000, 'EUR'],
    ['TEUR 500', '.', 500_000, 'EUR'],
    ['500 k$', '.', 500_000, 'USD'],
    ['500 k EUR', '.', 500_000, 'EUR'],
    ['3 MEUR', '.', 3_000_000, 'EUR'],
    ['$1T', '.', 1_000_000_000_000, 'USD'],
    ['USD bn 3', '.', 3_000_000_000, 'USD'],
    ["CHF 1'200", '.', 1200, 'CHF'],
    ['₹ 1.5 crore', '.', 15_000_000, 'INR'],
    ['(€ 2)', '.', -2, 'EUR'],
    ['-2 €', '.', -2, 'EUR'],
    ['3 Mrd', ',', 3_000_000_000, ''],
    ['12k', '.', 12_000, ''],
  ] as const)('%j with %j is the amount %d %s', (text, mark, amount, code) => {
    const found = readNumber(text, mark);
    expect(found?.unit).toMatchObject({ is: 'money', currency: code });
    expect(Math.round((found?.value ?? 0) * (found?.unit.is === 'money' ? found.unit.factor : 0))).toBe(amount);
  });

  it.each([
    'k. A.',
    '',
    '%',
    '12,34',
    '1.2.3',
    '1.234,5',
    '0x10',
    'Infinity',
    '1e999',
    '5 apples',
    '2026-01-01',
    '10-20 %',
    '10 – 20 %',
    '5 to 8',
    '>50 %',
    '< 5',
    '≥ 3',
    '50+',
    '12 m',
    '12 ABC',
    '12 EURO-5',
    '€ 12 %',
    'Web 2.0',
    'Q3',
    '3D',
  ])('%j is none', (text) => {
    expect(readNumber(text, '.')).toBeNull();
  });

  it('is read back from the format of many countries', () => {
    const countries = fc.constantFrom(
      ...([
        ['de-DE', ','],
        ['en-US', '.'],
        ['fr-FR', ','],
        ['es-ES', ','],
        ['de-CH', '.'],
        ['en-IN', '.'],
        ['ar-EG', '.'],
        ['fa-IR', '.'],
        ['hi-IN-u-nu-deva', '.'],
      ] as const),
    );
    fc.assert(
      fc.property(countries, fc.integer({ min: -1e9, max: 1e9 }), ([locale, mark], cents) => {
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(cents / 100);
        expect(readNumber(written, mark)?.value).toBe(cents / 100 + 0);
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
    ['12,34,567', '.'],
    ['1234,567', ','],
    ['1,2 Mrd. €', ','],
    ['(3,2%)', ','],
    ['1,234', null],
    ['12.345', null],
    ['42', null],
    ['text, with comma', null],
    ['A1.5', null],
  ])('of %j is %j', (text, mark) => {
    expect(decimalEvidence(text)).toBe(mark);
  });
});

it.each([
  ['Market size (USD bn)', true],
  ['Umsatz in Mio. €', true],
  ['Marktvolumen (TEUR)', true],
  ['TAM ($M)', true],
  ['Size [$]', true],
  ['Market size', false],
  ['Embedded systems', false],
  ['Europe', false],
])('%s names money: %s', (name, isMoney) => {
  expect(namesMoney(name)).toBe(isMoney);
});
