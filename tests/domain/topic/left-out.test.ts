import { expect, it } from 'vitest';
import { leftOutWords } from '../../../src/domain/topic/topic';

it('says why a screen counts fewer topics than the project has', () => {
  expect(leftOutWords(0, 'status')).toBe('');
  expect(leftOutWords(1, 'status')).toBe('1 topic is left out: it cannot have a status.');
  expect(leftOutWords(4, 'place')).toBe('4 topics are left out: their growth or sizing is unknown.');
});
