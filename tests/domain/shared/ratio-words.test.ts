import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_RATIO, sizeInWords, timesAsFast } from '../../../src/domain/shared/ratio-words';
import { numberWord } from '../../../src/domain/shared/words';

describe('how much faster', () => {
  it.each([
    [1.5, 'one and a half times as fast'],
    [2, 'twice as fast'],
    [2.05, 'about twice as fast'],
    [36.8 / 15.8, '2.3 times as fast'],
    [2.5, 'two and a half times as fast'],
    [3.4, '3.4 times as fast'],
    [3.1, 'about three times as fast'],
    [3.99, 'four times as fast'],
    [12, 'twelve times as fast'],
    [40, 'more than twelve times as fast'],
  ])('%d is "%s"', (ratio, words) => expect(timesAsFast(ratio)).toBe(words));

  it('is within a two-hundredth of the ratio, or within a twentieth with "about" or a decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: LEAST_RATIO, max: 100, noNaN: true }), (ratio) => {
        const words = timesAsFast(ratio);
        if (words.startsWith('more than')) return ratio > 12;
        const said = saidNumber(words.replace('about ', ''));
        const off = Math.abs(said - ratio) / ratio;
        return off <= (words.startsWith('about') || /^\d/.test(words) ? 0.05 : 0.005);
      }),
    );
  });
});

function saidNumber(words: string): number {
  if (words.startsWith('twice')) return 2;
  if (/^\d/.test(words)) return Number.parseFloat(words);
  const whole = Array.from({ length: 13 }, (_, each) => each).find((each) => words.startsWith(`${numberWord(each)} `));
  return (whole ?? Number.NaN) + (words.includes('and a half') ? 0.5 : 0);
}

describe('how much larger', () => {
  it.each([
    [0.05, 'at less than a tenth of its size'],
    [0.2, 'at less than a quarter of its size'],
    [0.3, 'at less than a third of its size'],
    [33 / 85, 'at less than half its size'],
    [0.5, 'and is smaller'],
    [1, 'at about the same size'],
    [1.4, 'and is larger'],
    [2, 'at twice its size'],
    [2.1, 'at more than twice its size'],
    [3.5, 'at more than three times its size'],
    [50, 'at more than twelve times its size'],
  ])('%d is "%s"', (ratio, words) => expect(sizeInWords(ratio)).toBe(words));
});
