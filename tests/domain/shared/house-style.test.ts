import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOnWhite, textColourOf } from '../../../src/domain/shared/house-style';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour of a house style', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#ff0000', 4],
  ])('%s has the contrast %f on white', (value, expected) => {
    expect(contrastOnWhite(value)).toBeCloseTo(expected, 1);
  });

  it('is a text only where its contrast is 4.5 or more, and never another colour', () => {
    fc.assert(
      fc.property(colour, (value) => {
        expect(textColourOf(value)).toBe(contrastOnWhite(value) >= 4.5 ? value : null);
      }),
    );
    expect([textColourOf('#ff0000'), textColourOf(null)]).toEqual([null, null]);
  });
});
