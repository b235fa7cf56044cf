import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOfCell, splitOf } from '../../../src/domain/own-data/split-cells';

const LABELS = ['Food', 'Capital', 'Public sector', 'Energy', 'R&D'];

it('cells with several labels are lists, whatever stands between the labels', () => {
  const cells = fc.array(fc.uniqueArray(fc.constantFrom(...LABELS), { minLength: 1, maxLength: 3 }), {
    minLength: 10,
    maxLength: 30,
  });
  fc.assert(
    fc.property(cells, fc.constantFrom('\n', ';', '|', ','), fc.constantFrom('', ' '), (lists, sign, blank) => {
      fc.pre(lists.filter(({ length }) => length > 1).length > 1);
      const texts = lists.map((parts) => parts.join(`${sign}${blank}`));
      expect(splitOf(texts)).toBe(sign);
      expect(texts.map((text) => partsOfCell(text, sign))).toEqual(lists);
    }),
    { numRuns: 60 },
  );
});

it('texts with commas, amounts and single labels are no lists', () => {
  for (const texts of [
    ['Food, mostly from kelp and moss in the north', 'Energy, where the wind blows at night', 'Capital, of all kinds'],
    ['1,5', '2,5', '1,5', '2,5'],
    ['Food', 'Energy', 'Food', 'Energy'],
    ['Munich, Germany', 'Paris, France', 'Oslo, Norway', 'Rome, Italy'],
    ['Wind/Solar', 'Wind/Solar', 'Coal', 'Coal'],
  ])
    expect(splitOf(texts)).toBeNull();
});
