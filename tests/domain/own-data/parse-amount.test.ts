import { expect, it } from 'vitest';
import { amountIn, namesMoney, parseAmount } from '../../../src/domain/own-data/parse-amount';

it.each([
  ['$1.2m', '.', 1_200_000],
  ['$1,2m', ',', 1_200_000],
  ['€ 310 bn', '.', 310_000_000_000],
  ['12,5 Mio. €', ',', 12_500_000],
  ['USD 1,200', '.', 1200],
  ['3 Mrd', ',', 3_000_000_000],
  ['500 k EUR', '.', 500_000],
  ['-2 €', '.', -2],
] as const)('%s with %j is %s', (text, mark, amount) => {
  expect(parseAmount(text, mark)?.value).toBe(amount);
});

it.each(['12', '12 %', '12 m', 'about $ 12', '$', '12 EURO-5', '€ 12 %', 'k. A.'])('%s is no amount', (text) => {
  expect(parseAmount(text, '.')).toBeNull();
});

it('has the factor of its number format', () => {
  expect(
    [amountIn(12.5, 'Mio. €'), amountIn(3, 'EUR bn'), amountIn(7, '€')].map(({ value, currency }) => [value, currency]),
  ).toEqual([
    [12_500_000, '€'],
    [3_000_000_000, 'EUR'],
    [7, '€'],
  ]);
});

it.each([
  ['Market size (USD bn)', true],
  ['Umsatz in Mio. €', true],
  ['Size [$]', true],
  ['Market size', false],
  ['Embedded systems', false],
  ['Europe', false],
])('%s names money: %s', (name, isMoney) => {
  expect(namesMoney(name)).toBe(isMoney);
});
