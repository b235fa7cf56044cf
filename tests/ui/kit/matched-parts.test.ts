import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedParts } from '../../../src/ui/kit/media/marked';

const marked = (title: string, query: string) =>
  matchedParts(title, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('the matched parts of a title', () => {
  it.each([
    ['Data platform', 'plat', 'Data [plat]form'],
    ['Unpackaged', 'PACK', 'Un[pack]aged'],
    ['Database of data', 'data database', '[Database] of [data]'],
    ['C++ (member)', 'c++', '[C]++ (member)'],
    ['René AI', 'rene', '[René] AI'],
    ['Cafe\u0301s', 'café', '[Cafe\u0301]s'],
    ['Seaweed films', 'seawed', 'Seaweed films'],
    ['Seaweed films', ' ', 'Seaweed films'],
  ])('of %j for %j are %j', (title, query, expected) => expect(marked(title, query)).toBe(expected));

  it('are always the whole title, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        expect(
          matchedParts(title, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title);
      }),
    );
  });
});
