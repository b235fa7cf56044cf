import { expect, it } from 'vitest';
import { leftOutWords } from '../../../src/domain/topic/topic';

it('says why a screen counts fewer topics than the project has', () => {
  expect(leftOutWords(0, 'status')).toBe('');
  expect(leftOutWords(1, 'status')).toBe('Without the 1 topic of this project that cannot have a status.');
  expect(leftOutWords(4, 'place')).toBe('Without the 4 topics of this project whose growth or sizing is unknown.');
});
