import { describe, expect, it } from 'vitest';
import { inRingOrder, readMove, saysYes } from '../../../src/domain/own-data/radar-words';

describe('the words of a technology radar', () => {
  it.each([
    [['Hold', 'Assess', 'Trial', 'Adopt'], [], ['Adopt', 'Trial', 'Assess', 'Hold']],
    [['Explore', 'Retire', 'Pilot', 'Scale'], [], ['Scale', 'Pilot', 'Explore', 'Retire']],
    [
      ['Zurückhalten', 'Einsetzen', 'Beobachten', 'Erproben'],
      [],
      ['Einsetzen', 'Erproben', 'Beobachten', 'Zurückhalten'],
    ],
    [['blue', 'green'], [], ['blue', 'green']],
    [
      ['Hold', 'Adopt'],
      ['Hold', 'Trial', 'Adopt'],
      ['Hold', 'Trial', 'Adopt'],
    ],
  ])('put the rings %j, listed as %j, into the order %j', (found, listed, ordered) => {
    expect(inRingOrder(found, listed)).toEqual(ordered);
  });

  it('say in numbers and words what has moved', () => {
    expect(['1', '+1', '-1', '−1', '0', '2', 'moved in', 'No change', 'up to date'].map(readMove)).toEqual([
      'in',
      'in',
      'out',
      'out',
      'none',
      'new',
      'in',
      'none',
      null,
    ]);
  });

  it('do not take the text false for yes', () => {
    expect(['TRUE', 'true', 'ja', 'X', 'false', 'FALSE', 'nein', '0', ''].map(saysYes)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
