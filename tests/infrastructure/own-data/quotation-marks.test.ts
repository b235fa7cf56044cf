import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from '../../../src/infrastructure/own-data/text/read-delimited';
import { cellText } from '../../../src/domain/own-data/cell-text';
import type { Delimiter } from '../../../src/domain/own-data/text-form';

const read = (text: string, delimiter: Delimiter = ',') => readDelimited('a', text, delimiter, () => {});
const texts = (text: string, delimiter?: Delimiter) =>
  read(text, delimiter).rows.map(({ cells }) => cells.map(cellText).join('|'));

describe('a cell that is wrongly quoted', () => {
  it.each([
    ['two quotes first, above a row with a quoted last cell', 'Name,G,N\n""A" x,1,x\nB,2,"y"\nC,3,z', '""A" x|1|x'],
    ['a quote that is never closed', 'Name,G,N\n"A x,1,x\nB,2,"y"\nC,3,z\n', '"A x|1|x'],
    ['one quote before two rows', 'Name,G,N\n"A,1,x\nB,2,y"\nC,3,z\n', '"A|1|x'],
    ['Windows line ends', 'Name,G,N\r\n""A" x,1,x\r\nB,2,"y"\r\nC,3,z\r\n', '""A" x|1|x'],
  ])('%s takes no other row with it', (_, text, first) => {
    const { rows, notes } = read(text);
    expect(rows.map(({ cells }) => cells.at(-2))).toEqual(['G', '1', '2', '3']);
    expect(rows[1]?.cells.map(cellText).join('|')).toBe(first);
    expect(notes).toMatchObject([{ row: 2, consequence: 'Each line is read as a row.' }]);
  });

  it('inside of its line is read as it stands, with a note', () => {
    const { rows, notes } = read('a,b\n"7" pipe",3\nx,4');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['b', '3', '4']);
    expect(notes).toMatchObject([{ row: 2, problem: 'A quotation mark stands inside of a quoted value: ‘7" pipe’.' }]);
  });

  it('is a text of several lines where each line alone is no row', () => {
    expect(texts('a,b\n"one\ntwo",1\nx,2')).toEqual(['a|b', 'one\ntwo|1', 'x|2']);
    expect(read('a,b\n"one, first\ntwo",1\nx,2').notes).toEqual([]);
  });

  it('may be one of thousands', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `"A${index},1,x`);
    expect(read(`Name,G,N\n${lines.join('\n')}`).rows).toHaveLength(3001);
  });
});

it('marks that are characters like others end no line and hide no delimiter', () => {
  const { rows } = readDelimited('a', 'a;b\n"x;1\ny;"2', ';', () => {}, 'plain');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['"x', '1'],
    ['y', '"2'],
  ]);
});

const cell = fc.stringMatching(/^[a-z0-9 ]{1,8}$/).filter((text) => text.trim() !== '');
const quote = (text: string): string => `"${text}"`;

it('whatever cell is wrongly quoted: as many rows as lines, each with its last figure', () => {
  const rows = fc.array(fc.tuple(cell, cell, fc.boolean()), { minLength: 4, maxLength: 12 });
  const faults = fc.constantFrom(
    (text: string) => `""${text}" b`,
    (text: string) => `"${text}`,
  );
  fc.assert(
    fc.property(rows, fc.nat(), faults, (all, at, wrong) => {
      const bad = at % all.length;
      const lines = all.map(([first, second, isQuoted], index) =>
        [index === bad ? wrong(first) : first, String(index), isQuoted ? quote(second) : second].join(','),
      );
      const { rows: found, notes } = read(`Name,Figure,Note\n${lines.join('\n')}`);
      expect(found.map(({ cells }) => cells[1])).toEqual(['Figure', ...all.map((_, index) => String(index))]);
      if (bad < all.length - 1 && found.length === all.length + 1) expect(notes.length).toBeLessThanOrEqual(2);
    }),
  );
});
