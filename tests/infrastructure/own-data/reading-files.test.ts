import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { latin1, opened, rawXlsx, rowsXml, utf16, utf8, zipOf } from './zip-of';

const problems = (faults: readonly { readonly row: number | null; readonly problem: string }[]) =>
  faults.map(({ row, problem }) => `${row}: ${problem}`);

describe('a text file', () => {
  const german =
    'Thema;Wachstum p. a.;Größe;Prüfer\nWärmepumpen;31,7 %;0,21;Jörg\nSolardächer;-5,7 %;0,56;Änne\nSpeicher;8,5 %;0,3;Uwe\n';

  it.each([
    ['utf-8', utf8(german)],
    ['utf-8', utf8(`\uFEFF${german}`)],
    ['utf-16le', utf16(`\uFEFF${german}`)],
    ['utf-16be', utf16(`\uFEFF${german}`, true)],
    ['windows-1252', latin1(german)],
  ])('is read as %s', async (encoding, bytes) => {
    const { outline, workspace } = await opened('waerme.csv', bytes);
    expect(outline).toMatchObject({ mapping: { text: { encoding, delimiter: ';' } } });
    expect(outline.mapping?.decimal).toEqual({ mark: ',', isChosen: false, asked: null });
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Wärmepumpen', topic_growth: 0.317, average_sizing: 0.21 });
    expect(workspace.deepdives['topic-warmepumpen']).toEqual({ more: [['Prüfer', 'Jörg']] });
  });

  it.each([
    [',', 'Name,Growth\n"A, the first",0.5\nB,0.25\n'],
    [';', 'Name;Growth\nA, the first;0,5\nB;0,25\n'],
    ['\t', 'Name\tGrowth\nA, the first\t0.5\nB\t0.25\n'],
    ['|', 'Name|Growth\nA, the first|0.5\nB|0.25\n'],
    [';', 'sep=;\r\nName;Growth\r\nA, the first;0.5\r\nB;0.25'],
  ])('is divided at %j', async (delimiter, text) => {
    const { outline, workspace } = await opened('a.csv', utf8(text));
    expect(outline).toMatchObject({ mapping: { text: { delimiter } } });
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth']])).toEqual([
      ['A, the first', 0.5],
      ['B', 0.25],
    ]);
  });

  it('is read again with another delimiter', () => {
    const session = new OwnDataSession();
    const { mapping } = session.open('a.csv', latin1('Größe;Name\n1;A;B'));
    expect(mapping?.text).toEqual({ delimiter: ';', encoding: 'windows-1252', quotes: 'read' });
    if (mapping?.text == null) throw new Error('no text');
    const again = session.revise({ ...mapping, text: { ...mapping.text, delimiter: ',' }, sheets: [] });
    expect(again.sheets[0]).toMatchObject({ rowCount: 2, columns: [{ header: 'Column A' }] });
    expect(session.lines(mapping, 0, 0, 1)[0]?.cells.map(({ text }) => text)).toEqual(['Größe', 'Name', '']);
  });

  it('is read again with its quotation marks as characters', () => {
    const session = new OwnDataSession();
    const { mapping } = session.open('a.csv', utf8('Name,Growth\n"A",0.1\n"B",0.2\n'));
    if (mapping?.text == null) throw new Error('no text');
    const plain = session.revise({ ...mapping, text: { ...mapping.text, quotes: 'plain' } });
    expect(session.lines(plain, 0, 0, 3).map(({ cells }) => cells[0]?.text)).toEqual(['Name', '"A"', '"B"']);
    const read = session.revise({ ...plain, text: { ...mapping.text, quotes: 'read' } });
    expect(session.lines(read, 0, 0, 3).map(({ cells }) => cells[0]?.text)).toEqual(['Name', 'A', 'B']);
  });

  it('has the rows of a spreadsheet program, also with line breaks in values and blank lines', async () => {
    const { faults } = await opened('a.csv', utf8('Name,Growth\n"A\nB",0.1\n\n,0.3\nC,x\n'));
    expect(problems(faults)).toEqual(['4: Has no name.', '5: Not a number.']);
  });

  it('says where a quotation mark is not closed, and where a row has too many values', async () => {
    const { faults } = await opened('a.csv', utf8('Name,Growth\nA,0.1,oops\n"B,0.2\nC,0.3\n'));
    expect(problems(faults)).toEqual([
      '2: The column has values, but no name: ‘oops’.',
      '3: A quotation mark is in a wrong place: ‘"B,0.2’.',
    ]);
  });

  it('is read up to its 300th column, and says so', async () => {
    const row = (cell: (index: number) => string) => Array.from({ length: 301 }, (_, index) => cell(index)).join(',');
    const text = `${row((index) => (index === 0 ? 'Name' : `Remark ${index}`))}\n${row((index) => `${index}a`)}\n`;
    const { outline, faults } = await opened('a.csv', utf8(text));
    expect(outline.mapping?.sheets[0]?.columns).toHaveLength(300);
    expect(problems(faults)).toEqual(['1: The file has more than 300 columns.']);
  });

  it('of one column of names is enough', async () => {
    const { workspace, counts } = await opened('ideas.csv', utf8('Name\nA\nB\n'));
    expect(workspace.topics.map((row) => row['tid'])).toEqual(['topic-a', 'topic-b']);
    expect(counts).toEqual({
      topics: 2,
      trends: 0,
      withoutFigure: 2,
      rowsLeftOut: 0,
      quadrants: 'none',
    });
  });
});

describe('a workbook', () => {
  it('gives shared, formatted and inline texts, booleans, and numbers by their format', async () => {
    const bytes = rawXlsx({
      strings: ['<t>Name</t>', '<r><t>Sea</t></r><r><t xml:space="preserve">weed </t></r><rPh><t>ignored</t></rPh>'],
      formats: ['0.0%', 'dd/mm/yyyy', '&quot;year&quot; 0', '[Red]0.00'],
      sheets: {
        Topics: `<sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="inlineStr"><is><t>Growth</t></is></c><c r="C3" t="str"><f>"Si"&amp;"ze"</f><v>Size</v></c><c r="D3" t="inlineStr"><is><t>First seen</t></is></c><c r="F3" t="inlineStr"><is><t>Open</t></is></c></row><row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>0.25</v></c><c r="C4" s="4"><v>0.5</v></c><c r="D4" s="2"><v>45930</v></c><c r="E4" s="3"><v>7</v></c><c r="F4" t="b"><v>1</v></c></row></sheetData>`,
      },
    });
    const { workspace, faults } = await opened('a.xlsx', bytes);
    expect(problems(faults)).toEqual(['4: The column has values, but no name: ‘7’.']);
    expect(workspace.topics).toEqual([
      { tid: 'topic-seaweed', sow_id: 1, topic_name: 'Seaweed', topic_growth: 0.25, average_sizing: 0.5, quadrant: 1 },
    ]);
    expect(workspace.deepdives['topic-seaweed']).toEqual({
      more: [
        ['First seen', '2025-09-30'],
        ['Column E', '7'],
        ['Open', 'true'],
      ],
    });
  });

  it('reads what is hidden, and says so', async () => {
    const cells = rowsXml([['Name'], ['A'], ['B']]).replace('<row r="3">', '<row r="3" hidden="1">');
    const sheets = { Topics: `<cols><col min="2" max="3" hidden="1"/></cols>${cells}` };
    const { workspace, faults } = await opened('a.xlsx', rawXlsx({ sheets }));
    expect(workspace.topics).toHaveLength(2);
    expect(problems(faults)).toEqual(['1: Hidden in the file: columns and rows.']);
  });

  it('reads money by the format of its cells', async () => {
    const table = '<row r="1"><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Size</t></is></c></row>';
    const row = (number: number, value: number) =>
      `<row r="${number}"><c t="inlineStr"><is><t>T${number}</t></is></c><c s="1"><v>${value}</v></c></row>`;
    const sheets = { Topics: `<sheetData>${table}${row(2, 12.5)}${row(3, 50)}</sheetData>` };
    const { workspace } = await opened('a.xlsx', rawXlsx({ sheets, formats: ['#,##0.0 &quot;Mio. €&quot;'] }));
    expect(workspace.topics.map((topic) => topic['average_sizing'])).toEqual([0.25, 1]);
    expect(workspace.topics.find(({ tid }) => tid === 'topic-t2')?.['own']).toEqual({ 'Size (Mio. €)': 12.5 });
  });

  it('counts days from 1904 where it says so', async () => {
    const sheet = `<sheetData><row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Seen</t></is></c></row><row><c t="inlineStr"><is><t>A</t></is></c><c s="1"><v>1.5</v></c></row></sheetData>`;
    const { workspace } = await opened('a.xlsx', rawXlsx({ sheets: { S: sheet }, formats: ['yyyy'], is1904: true }));
    expect(workspace.deepdives['topic-a']).toEqual({ more: [['Seen', '1904-01-02T12:00:00Z']] });
  });

  it('does not evaluate formulas: saved results are read, others and errors are empty', async () => {
    const sheet = `<sheetData><row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Growth</t></is></c></row>
      <row><c t="inlineStr"><is><t>A</t></is></c><c><f>1/4</f><v>0.25</v></c></row>
      <row><c t="inlineStr"><is><t>B</t></is></c><c><f>B1/C1</f></c></row>
      <row><c t="inlineStr"><is><t>C</t></is></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
      <row><c t="inlineStr"><is><t>=HYPERLINK("https://evil.example")</t></is></c></row></sheetData>`;
    const { workspace, faults } = await opened('a.xlsx', rawXlsx({ sheets: { Topics: sheet } }));
    expect(workspace.topics.map((row) => row['topic_growth'])).toEqual([0.25, undefined, undefined, undefined]);
    expect(faults).toMatchObject([
      { found: '=B1/C1', problem: 'A formula whose result was not saved in the file.', row: 3 },
      { found: '#DIV/0!', problem: 'The formula ends in the error #DIV/0!.', row: 4 },
    ]);
    expect(workspace.topics[3]?.['topic_name']).toBe('=HYPERLINK("https://evil.example")');
  });

  it('with a quarter of a million empty rows is read quickly, and the rows are not counted', async () => {
    const empty = Array.from({ length: 262_144 - 2 }, (_, index) => `<row r="${index + 3}"/>`).join('');
    const sheet = rowsXml([['Name'], ['A']]).replace('</sheetData>', `${empty}</sheetData>`);
    const { counts, faults } = await opened('a.xlsx', rawXlsx({ sheets: { Topics: sheet } }));
    expect(counts.topics).toBe(1);
    expect(problems(faults)).toEqual([]);
  });

  it('gives the value of merged cells to each of their rows', async () => {
    const rows = rowsXml([
      ['Trend', 'Name'],
      ['Batteries', 'A'],
      [null, 'B'],
      [null, 'C'],
      [null, 'D'],
    ]);
    const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A5:XFD1048576"/></mergeCells>';
    const { workspace, faults } = await opened('a.xlsx', rawXlsx({ sheets: { Topics: rows + merged } }));
    const trend = workspace.trends[0]?.['ssid'];
    expect(workspace.topics.map((row) => row['trend'])).toEqual([trend, trend, trend, undefined]);
    expect(problems(faults)[0]).toBe('2: Cells are merged from row 2 to 4.');
  });

  it('is read up to its 300th column', async () => {
    const wide = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="XFD2"><v>1</v></c></row></sheetData>`;
    const { outline, faults } = await opened('a.xlsx', rawXlsx({ sheets: { Topics: wide } }));
    expect(outline.mapping?.sheets[0]?.columns.map(({ header }) => header)).toEqual(['Name']);
    expect(problems(faults)).toEqual(['1: The sheet has more than 300 columns.']);
  });

  it('says that a program has taken a number for a date', async () => {
    const sheet = rowsXml([['Name', 'Growth', 'Drivers'], ['A']]).replace(
      '</row></sheetData>',
      '<c s="1"><v>45930</v></c></row></sheetData>',
    );
    const { faults } = await opened('a.xlsx', rawXlsx({ sheets: { Topics: sheet }, formats: ['d/m/yy'] }));
    expect(faults).toMatchObject([{ column: 'Growth', found: '2025-09-30', problem: 'A date, not a number.' }]);
  });
});

it('whose parts have the separators of Windows is read', async () => {
  const file = unzipSync(
    rawXlsx({
      sheets: {
        Topics: rowsXml([
          ['Name', 'Growth'],
          ['Kelp', '12 %'],
        ]),
      },
    }),
  );
  const parts = Object.entries(file).map(([name, bytes]) => [name.replaceAll('/', '\\'), bytes] as const);
  const { workspace } = await opened('a.xlsx', zipSync(Object.fromEntries(parts)));
  expect(workspace.topics).toMatchObject([{ topic_name: 'Kelp', topic_growth: 0.12 }]);
});

describe('an OpenDocument spreadsheet', () => {
  it('is read with repeated cells, paragraphs, percentages and dates', async () => {
    const text = (value: string, more = '') =>
      `<table:table-cell office:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`;
    const content = `<office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Topics">
      <table:table-row>${text('Name')}${text('Growth')}${text('Size')}${text('Seen')}${text('Note')}</table:table-row>
      <table:table-row>${text('Sea<text:s text:c="2"/>weed', ' table:number-rows-spanned="1"')}<table:table-cell office:value-type="percentage" office:value="0.25" table:number-columns-repeated="2"><text:p>25 %</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2026-01-31"><text:p>31.1.</text:p></table:table-cell><table:table-cell office:value-type="string"><office:annotation><text:p>not this</text:p></office:annotation><text:p>one</text:p><text:p>two</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table></office:spreadsheet></office:body></office:document>`;
    const { workspace } = await opened(
      'a.ods',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content }),
    );
    expect(workspace.topics).toMatchObject([{ topic_name: 'Sea  weed', topic_growth: 0.25, average_sizing: 0.25 }]);
    expect(Object.values(workspace.deepdives)).toEqual([
      {
        more: [
          ['Seen', '2026-01-31'],
          ['Note', 'one\ntwo'],
        ],
      },
    ]);
  });
});

describe('a JSON workspace', () => {
  it('is opened as it is, with its faults in words', async () => {
    const file = {
      sows: [{ id: 7, name: 'P' }],
      topics: [{ tid: 1, sow_id: 7, topic_name: 'A', average_sizing: 12 }, { sow_id: 7 }],
    };
    const { outline, workspace, counts, faults } = await opened('w.json', utf8(`\uFEFF${JSON.stringify(file)}`));
    expect(outline).toMatchObject({ mapping: null });
    expect(workspace.sows).toEqual(file.sows);
    expect(counts).toEqual({
      topics: 1,
      trends: 0,
      withoutFigure: 1,
      rowsLeftOut: 1,
      quadrants: 'none',
    });
    expect(faults.map(({ severity, sheet, row, column }) => [severity, sheet, row, column])).toContainEqual([
      'left-out',
      'topics',
      2,
      'tid',
    ]);
    expect(faults.find(({ row }) => row === 1)).toMatchObject({
      severity: 'note',
      column: 'average_sizing',
      consequence: 'Opened as it is.',
    });
  });

  it('is read up to its 300th column, and says so', async () => {
    const cell = (value: string) =>
      `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
    const gap = '<table:table-cell table:number-columns-repeated="16000"/>';
    const content = `<office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Topics">
      <table:table-row>${cell('Name')}</table:table-row><table:table-row>${cell('A')}${gap}${cell('far')}</table:table-row>
      </table:table></office:spreadsheet></office:body></office:document>`;
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
    const { faults } = await opened('a.ods', zipOf({ mimetype, 'content.xml': content }));
    expect(problems(faults)).toEqual(['1: The sheet has more than 300 columns.']);
  });
});

describe('a text that is longer than a cell', () => {
  it.each([
    ['csv', (text: string) => utf8(`Name,Growth,Description\nA,5 %,${text}\nB,6 %,short\n`)],
    [
      'xlsx',
      (text: string) =>
        rawXlsx({
          sheets: {
            T: rowsXml([
              ['Name', 'Growth', 'Description'],
              ['A', 0.05, text],
              ['B', 0.06, 'short'],
            ]),
          },
        }),
    ],
  ] as const)('is cut and noted: %s', async (format, fileOf) => {
    const { workspace, faults } = await opened(`a.${format}`, fileOf('long text '.repeat(400_000)));
    expect(String(workspace.topics[0]?.['topic_description'])).toHaveLength(32_767);
    expect(problems(faults)).toContain('2: 1 row has a text of more than 32,767 characters.');
  });
});
