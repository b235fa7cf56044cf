import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCharacter } from '../../../src/domain/shared/words';

describe('the first character', () => {
  it.each([
    ['Grid batteries', 'G'],
    ['Élan', 'É'],
    ['e\u0301lan', 'e\u0301'],
    ['👩‍🔬 in the laboratory', '👩‍🔬'],
    ['東京', '東'],
    ['', ''],
  ])('of %j is %j', (text, first) => {
    expect(firstCharacter(text)).toBe(first);
  });

  it('is what any text begins with, and breaks no character of it', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [first] = segmenter.segment(text);
        expect(firstCharacter(text)).toBe(first?.segment ?? '');
      }),
    );
  });
});
