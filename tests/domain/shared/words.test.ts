import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialLetter } from '../../../src/domain/shared/words';

describe('the initial of a name', () => {
  it.each([
    ['Grid batteries', 'G'],
    ['.NET', 'N'],
    ['‘3D printing’', '3'],
    ['Élan', 'É'],
    ['e\u0301lan', 'e\u0301'],
    ['👩‍🔬 in the laboratory', 'i'],
    ['👩‍🔬', '👩‍🔬'],
    ['東京', '東'],
    ['...', '.'],
    ['', ''],
  ])('of %j is %j', (name, initial) => {
    expect(initialLetter(name)).toBe(initial);
  });

  it('is one whole character of the name', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const initial = initialLetter(name);
        expect([...segmenter.segment(initial)]).toHaveLength(1);
        expect(name).toContain(initial);
      }),
    );
  });
});
