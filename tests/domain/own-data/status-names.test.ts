import { expect, it } from 'vitest';
import { readStatusWord } from '../../../src/domain/own-data/value-words';

it.each([
  ['2', 2],
  ['-1', -1],
  ['Monitor', 2],
  ['Beobachten', 2],
  ['wichtig', 3],
  ['Verworfen', 4],
  ['Prüfen', 1],
  ['5', null],
  ['', null],
  ['Maybe', null],
])('%j is the status %j', (text, status) => {
  expect(readStatusWord(text)).toBe(status);
});
