import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { opened, rawXlsx, rowsXml, utf8, zipOf } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));
const json = (value: unknown) => opened('a.json', utf8(JSON.stringify(value)));
const faultOf = (name: string, bytes: Uint8Array): string => {
  try {
    const { doubt } = new OwnDataSession().open(name, bytes);
    return doubt ?? '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};
const valuesIn = (file: Awaited<ReturnType<typeof opened>>): string => JSON.stringify(file.workspace);

describe('no value of a file is lost without a line', () => {
  it('where two columns have one name, with empty columns between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 3, max: 6 }), async (empty, count) => {
        const gap = ';'.repeat(empty);
        const lines = Array.from(
          { length: count },
          (_, at) => `Topic ${'abcdef'[at]};left ${'uvwxyz'[at]};${gap}right ${'uvwxyz'[at]}`,
        );
        const file = await csv([`Name;Note;${gap}Note`, ...lines].join('\n'));
        expect(file.workspace.topics).toHaveLength(count);
        for (let at = 0; at < count; at += 1) {
          expect(valuesIn(file)).toContain(`left ${'uvwxyz'[at]}`);
          expect(valuesIn(file)).toContain(`right ${'uvwxyz'[at]}`);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('where amounts are of several currencies', async () => {
    const file = await csv('Name;Growth;Market size\nKelp;1 %;3 Mio. €\nMoss;2 %;$4m\nPeat;3 %;5 Mio. €\n');
    expect(file.workspace.topics[1]?.['own']).toEqual({ 'Market size': '$4m' });
    expect(file.outline.mapping && checksOf(file.outline.mapping).map(({ kind }) => kind)).toContain('currencies');
  });

  it('where lists of a file have one name', async () => {
    const file = await json({
      lists: [
        {
          name: 'Ideas',
          cards: [
            { name: 'Kelp farms', desc: 'x' },
            { name: 'Moss roofs', desc: 'y' },
          ],
        },
        { name: 'Ideas', cards: [{ name: 'Peat power', desc: 'z' }] },
      ],
    });
    for (const name of ['Kelp farms', 'Moss roofs', 'Peat power']) expect(valuesIn(file)).toContain(name);
  });

  it('where a cell ends in an error', async () => {
    const xml = `<sheetData><row r="1"><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Budget</t></is></c></row><row r="2"><c t="inlineStr"><is><t>Kelp</t></is></c><c t="e"><v>#DIV/0!</v></c></row><row r="3"><c t="inlineStr"><is><t>Moss</t></is></c><c><v>4</v></c></row><row r="4"><c t="inlineStr"><is><t>Peat</t></is></c><c><v>5</v></c></row></sheetData>`;
    const { faults } = await opened('a.xlsx', rawXlsx({ sheets: { Data: xml } }));
    expect(faults.map(({ row, column, problem }) => [row, column, problem])).toContainEqual([
      2,
      'Budget',
      'The formula ends in the error #DIV/0!.',
    ]);
  });

  it('where values of Eurostat have flags', async () => {
    const years = [2019, 2020, 2021, 2022, 2023].map((year) => `${year} `);
    const line = (geo: string): string => [`A,PC,${geo}`, '1.5 ', '1.6 b', '1.7 ', ': ', '1.9 e'].join('\t');
    const lines = [['freq,unit,geo\\TIME_PERIOD', ...years].join('\t'), line('DE'), line('FR'), line('IT')];
    const { faults } = await opened('nama.tsv', utf8(lines.join('\n')));
    expect(faults.map(({ problem }) => problem)).toContain('6 values have a flag of Eurostat, such as ‘1.6 b’.');
  });
});

describe('a file that holds no table says what it is', () => {
  it.each([
    [
      'a web page under another name',
      'report.xls',
      utf8('<html><body><table><tr><td>Name</td></tr></table></body></html>'),
      /web page/,
    ],
    [
      'references',
      'refs.ris',
      utf8('TY  - JOUR\nTI  - Kelp farms\nAU  - Ann\nER  - \nTY  - JOUR\nTI  - Moss\nER  - \n'),
      /references/,
    ],
    [
      'a note with front matter',
      'note.md',
      utf8('---\ntitle: Kelp farms\ntags: [food]\n---\n\n# Kelp\n\nSome text, with commas, and more.\n'),
      /front matter/,
    ],
    ['an old Excel file', 'old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /old Excel file/],
    ['nothing', 'a.csv', new Uint8Array(0), /empty/],
    ['blanks', 'a.csv', utf8('\n \n'), /empty/],
    [
      'a workbook with a password',
      'a.xlsx',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...'EncryptedPackage'].flatMap((each) => [each.charCodeAt(0), 0])]),
      /password/,
    ],
    ['a Word document', 'a.xlsx', zipOf({ 'word/document.xml': '<x/>' }), /Word/],
    ['an archive', 'a.xlsx', zipOf({ 'a.txt': 'x' }), /archive/],
    ['a PDF under another name', 'a.csv', utf8('%PDF-1.7 x'), /PDF/],
  ])('%s', (_, name, bytes, message) => {
    expect(faultOf(name, bytes)).toMatch(message);
  });
});

it('text that looks like code is text, and formulas are never evaluated', async () => {
  const file = await opened(
    'a.xlsx',
    rawXlsx({
      sheets: {
        Data: rowsXml([
          ['Name', 'Note'],
          ['=1+1', '&lt;script&gt;alert(1)&lt;/script&gt;'],
          ['Kelp', '=HYPERLINK(1)'],
        ]),
      },
    }),
  );
  expect(file.workspace.topics.map((row) => row['topic_name'])).toEqual(['=1+1', 'Kelp']);
});

it('JSON within JSON is read', async () => {
  const file = await json({
    data: JSON.stringify([
      { name: 'Kelp farms', growth: 0.1 },
      { name: 'Moss roofs', growth: 0.2 },
    ]),
  });
  expect(file.workspace.topics.map((row) => row['topic_name'])).toEqual(['Kelp farms', 'Moss roofs']);
});
