import { expect, it } from 'vitest';
import { withAbbreviations } from '../../../src/domain/shared/abbreviations';
import { searchOf, wordsOf } from '../../../src/domain/query/kinds/texts-of-rows';

it.each([
  ['artificial intelligence', 'AI policy observatory'],
  ['ai', 'Artificial intelligence in shops'],
  ['kunstliche intelligenz policy', 'AI policy observatory'],
  ['electric vehicle', 'EV charging'],
  ['european union', 'Law of the EU'],
])('%s finds ‘%s’, in full or short', (words, text) => {
  expect(searchOf([words])(wordsOf(text))).toBe(true);
});

it('finds no word that only begins like an abbreviation, and leaves other words alone', () => {
  expect(searchOf(['artificial intelligence'])(wordsOf('Aid for farms'))).toBe(false);
  expect(withAbbreviations('heat pumps')).toEqual(['heat pumps']);
  expect(withAbbreviations('aim')).toEqual(['aim']);
});
