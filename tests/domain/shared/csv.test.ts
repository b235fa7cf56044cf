import fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, it } from 'vitest';
import { csvDocument } from '../../../src/domain/shared/csv';
import { aTenthByDay } from '../../setup/random-cases';

/** The fields of one row, without the byte order mark and the line end. */
const row = (...values: readonly (string | number | null)[]): string => csvDocument([values]).slice(1, -2);

it('begins with a byte order mark and ends each row with a line break', () => {
  expect(
    csvDocument([
      ['a', 1],
      ['b', null],
    ]),
  ).toBe('\uFEFFa,1\r\nb,\r\n');
});

it('leaves unknown values empty and numbers as they are, also negative ones', () => {
  expect(row(null, -0.5, 0)).toBe(',-0.5,0');
});

it.each([
  ['a comma', 'a,b', '"a,b"'],
  ['a line feed', 'a\nb', '"a\nb"'],
  ['a carriage return', 'a\rb', '"a\rb"'],
  ['quotes, which are doubled', 'a "b" c', '"a ""b"" c"'],
  ['a semicolon', "it's; fine", '"it\'s; fine"'],
  ['a tab', 'a\tb', '"a\tb"'],
  ['a bar', 'a|b', '"a|b"'],
  ['nothing special', "it's fine", "it's fine"],
])('quotes a text with %s', (_, text, field) => expect(row(text)).toBe(field));

it.each(['=1+1', '+1', '-1', '@a', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF201', ' =1', '\u00A0=1'])(
  'puts an apostrophe before %j, which a spreadsheet would evaluate',
  (text) => expect(row(text)).toBe(`'${text}`),
);

it('puts an apostrophe before a leading tab', () => expect(row('\ta')).toBe(`"'\ta"`));

it.each([
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x\t+1', `"x\t'+1"`],
  ['x| @a', `"x|' @a"`],
  ['x\n-1', `"x\n'-1"`],
  ['x;"=1+1";y', `"x;""'=1+1"";y"`],
])('makes what another separator would begin a formula at harmless: %j', (text, field) =>
  expect(row(text)).toBe(field),
);

it('leaves what follows a comma, which no program splits at inside of quotes', () =>
  expect(row('Berlin, -3 degrees')).toBe('"Berlin, -3 degrees"'));

it('begins no cell as a formula, whatever a program splits cells at and whether it knows quotes', () => {
  const piece = fc.constantFrom('=', '+1', '-', '@a', ',', ';', '\t', '|', '"', '\n', '\r\n', ' ', 'x', '\uFF1D', "'");
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const isFormula = (cell: string): boolean => /^[\s\u00A0"]*[=+\-@\uFF1D]/.test(cell);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
      const document = csvDocument(rows.map(([name, note]) => [`a ${name}`, note, -1])).slice(1);
      for (const delimiter of [',', ';', '\t', '|']) {
        const cells = parse<string[]>(document, { delimiter, newline: '\r\n' }).data.flat();
        expect(cells.filter((cell) => isFormula(cell) && cell !== '-1')).toEqual([]);
      }
      for (const delimiter of [';', '\t', '|']) {
        const cells = document.split(/\r\n|[\r\n]/).flatMap((line) => line.split(delimiter));
        expect(cells.filter(isFormula)).toEqual([]);
      }
    }),
    { numRuns: aTenthByDay(3000) },
  );
});

it('quotes a defused text that has a comma', () => expect(row('=SUM(A1,A2)')).toBe(`"'=SUM(A1,A2)"`));

it.each(['a=1', 'a - b', '1+1'])('leaves %j as it is', (text) => expect(row(text)).toBe(text));
