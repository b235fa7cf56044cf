import { expect, it } from 'vitest';
import { beforeInWords, betweenInWords, figureChange } from '../../../src/domain/topic/figure-change';

it.each([
  ['growth', 0.243, 0.181, '+18.10 % in Sep 2025, +6.2 points'],
  ['growth', 0.243, 0.243, 'as in Sep 2025'],
  ['growth', 0.243, null, 'not known in Sep 2025'],
  ['growth', null, 0.181, '+18.10 % in Sep 2025'],
  ['growth', null, null, ''],
  ['sizing', 0.3, 0.4, '40.00 % in Sep 2025, −10 points'],
  ['drivers', 5, 3, '3 in Sep 2025, +2'],
] as const)('%s %s, before it %s: %s', (figure, now, before, words) => {
  expect(beforeInWords(figureChange(figure, now, before), 'Sep 2025')).toBe(words);
});

it('says before where the day of the previous data is not known', () => {
  expect(beforeInWords(figureChange('drivers', 5, 3), null)).toBe('3 before, +2');
});

it.each([
  ['growth', 0.243, 0.181, '+18.10 % in Sep 2024, +24.30 % in Sep 2025, +6.2 points'],
  ['growth', 0.243, null, 'not known in Sep 2024, +24.30 % in Sep 2025'],
  ['growth', null, null, ''],
  ['drivers', 3, 3, '3 in Sep 2024, 3 in Sep 2025'],
] as const)('%s %s, and %s before it, both earlier: %s', (figure, later, before, words) => {
  expect(betweenInWords(figureChange(figure, later, before), ['Sep 2024', 'Sep 2025'])).toBe(words);
});
