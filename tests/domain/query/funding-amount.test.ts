import { expect, it } from 'vitest';
import { raisedBy } from '../../../src/domain/query/funding-amount';

it.each([
  ['€7.4 million (illustrative)', '€', 7.4],
  ['£600,000', '£', 0.6],
  ['$2M', '$', 2],
  ['Raised $1.2 Bn in 2025', '$', 1200],
  ['350 Thousand', null, 0.35],
  ['12', null, 0.000_012],
])('an amount is read as it is written: %s', (text, currency, millions) => {
  const amount = raisedBy(text);
  expect(amount?.currency).toBe(currency);
  expect(amount?.millions).toBeCloseTo(millions, 9);
});

it.each([null, '', 'undisclosed'])('there is none in %j', (text) => {
  expect(raisedBy(text)).toBeNull();
});
