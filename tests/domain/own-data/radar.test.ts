import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRingOrder, readMove, saysYes } from '../../../src/domain/own-data/value-words';

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
    [['1 - Act', '10 - Later', '2 - Hold'], [], ['1 - Act', '2 - Hold', '10 - Later']],
    [
      ['Hold', 'Adopt'],
      ['Hold', 'Trial', 'Adopt'],
      ['Hold', 'Trial', 'Adopt'],
    ],
  ])('put the rings %j, listed as %j, into the order %j', (found, listed, ordered) => {
    expect(inRingOrder(found, listed)).toEqual(ordered);
  });

  it('keep every ring once: those that are listed in their order, then known ones from the inside if all are, then as found', () => {
    const KNOWN = ['Adopt', 'Trial', 'Assess', 'Hold'];
    const names = fc.uniqueArray(fc.constantFrom(...KNOWN, 'blue', 'green'), { maxLength: 6 });
    fc.assert(
      fc.property(names, names, (found, listed) => {
        const ordered = inRingOrder(found, listed);
        const rest = ordered.slice(listed.length);
        expect(ordered.toSorted()).toEqual([...new Set([...found, ...listed])].toSorted());
        expect(ordered.slice(0, listed.length)).toEqual(listed);
        const order = found.every((name) => KNOWN.includes(name)) ? KNOWN : found;
        expect(rest).toEqual(order.filter((name) => rest.includes(name)));
      }),
    );
  });

  it('read a movement in any case, with blanks around it, and no other text as one', () => {
    const MEANINGS = {
      in: ['1', '+1', 'up', 'promoted'],
      out: ['-1', '−1', 'down', 'demoted'],
      new: ['2', 'new'],
      none: ['0', 'unchanged'],
    };
    const words = Object.entries(MEANINGS).flatMap(([move, all]) => all.map((word) => [word, move] as const));
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.constantFrom('', ' ', '  '),
        fc.boolean(),
        ([word, move], blank, isUpper) => {
          expect(readMove(`${blank}${isUpper ? word.toUpperCase() : word}${blank}`)).toBe(move);
          expect(readMove(`${word}x9`)).toBeNull();
        },
      ),
    );
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
