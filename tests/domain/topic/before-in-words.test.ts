import { expect, it } from 'vitest';
import { beforeInWords, figureChange } from '../../../src/domain/topic/figure-change';

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
