import { expect, it } from 'vitest';
import { csvDocument } from '../../../src/domain/shared/csv';

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
  ['nothing special', "it's; fine", "it's; fine"],
])('quotes a text with %s', (_, text, field) => expect(row(text)).toBe(field));

it.each(['=1+1', '+1', '-1', '@a', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF201', ' =1', '\u00A0=1', '\ta'])(
  'puts an apostrophe before %j, which a spreadsheet would evaluate',
  (text) => expect(row(text)).toBe(`'${text}`),
);

it('quotes a defused text that has a comma', () => expect(row('=SUM(A1,A2)')).toBe(`"'=SUM(A1,A2)"`));

it.each(['a=1', 'a - b', '1+1'])('leaves %j as it is', (text) => expect(row(text)).toBe(text));
