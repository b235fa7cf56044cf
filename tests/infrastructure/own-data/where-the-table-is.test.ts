import { describe, expect, it } from 'vitest';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));

/** The names of the topics with their growth and trend. */
function topicsIn({ workspace }: Awaited<ReturnType<typeof opened>>) {
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], trends.get(row['trend'])]);
}

const namesIn = ({ workspace }: Awaited<ReturnType<typeof opened>>) => workspace.topics.map((row) => row['topic_name']);
const formIn = ({ outline }: Awaited<ReturnType<typeof opened>>) => outline.mapping?.sheets[0]?.form;
const besidesIn = ({ faults }: Awaited<ReturnType<typeof opened>>) =>
  faults.flatMap(({ problem, consequence }) => (consequence === 'Not read as topics.' ? [problem] : []));

type Rows = readonly (readonly (string | number | null)[])[];

describe('the names of the columns', () => {
  it('may be years', async () => {
    const file = await csv('Region,2021,2022\nEurope,12,14\nAsia,20,30\n');
    expect(topicsIn(file)).toEqual([
      ['Europe', 0.166666666667, undefined],
      ['Asia', 0.5, undefined],
    ]);
    expect(formIn(file)).toMatchObject({ headerRow: 1, isChosen: false });
  });

  it('may be years with a row of units below them, and a line below the table', async () => {
    const { workspace, faults } = await opened(
      'a.csv',
      utf8(
        'Umsatz;;\nBranche;2022;2024\n;Mio. EUR;Mio. EUR\nChemie;100;121\nMaschinen;200;242\n______;;\n© Statistik;;\n',
      ),
    );
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth']])).toEqual([
      ['Chemie', 0.1],
      ['Maschinen', 0.1],
    ]);
    expect(faults.filter(({ severity }) => severity === 'left-out').map(({ row }) => row)).toEqual([6, 7]);
  });

  it('may be those of Eurostat, whose values have flags', async () => {
    const text =
      'freq,unit,geo\\TIME_PERIOD\t2019 \t2020 \t2021 \nA,PC,DE\t10.0 \t11.0 b\t12.1 \nA,PC,FR\t: \t20.0 e\t25.0 p\nA,PC,IT\t5.0 bep\t: u\t: \n';
    const file = await opened('une_rt_a.tsv', utf8(text));
    expect(topicsIn(file)).toEqual([
      ['DE', 0.1, undefined],
      ['FR', undefined, undefined],
      ['IT', undefined, undefined],
    ]);
  });

  it('stand below the four lines of the World Bank', async () => {
    const text =
      '"Data Source","World Development Indicators",\n\n"Last Updated Date","2026-01-28",\n\n' +
      '"Country Name","Country Code","Indicator Name","Indicator Code","2019","2020","2021",\n' +
      '"Aruba","ABW","Population, total","SP.POP.TOTL","100","105","110.25",\n' +
      '"Angola","AGO","Population, total","SP.POP.TOTL","200","","220.5",\n';
    const file = await csv(text);
    expect(topicsIn(file)).toEqual([
      ['Aruba', 0.05, undefined],
      ['Angola', 0.05, undefined],
    ]);
    expect(formIn(file)?.headerRow).toBe(5);
    expect(besidesIn(file)).toEqual(['2 rows around the table: ‘Data Source’ and others.']);
  });

  it('stand below twelve lines of notes', async () => {
    const notes = Array.from({ length: 12 }, (_, index) => `Remark ${index + 1} on how the list was made;;`).join('\n');
    const file = await csv(`${notes}\nThema;Wachstum in %;Bereich\nWärmepumpen;12;Energie\nSpeicher;8,5;Energie\n`);
    expect(topicsIn(file)).toEqual([
      ['Wärmepumpen', 0.12, 'Energie'],
      ['Speicher', 0.085, 'Energie'],
    ]);
    expect(formIn(file)?.headerRow).toBe(13);
    expect(besidesIn(file)[0]).toContain('12 rows above the names of the columns');
  });

  it('have groups above them, also where these are merged', async () => {
    const sheet = rowsXml([
      ['Technology', 'Market', null, 'Rating', null],
      [null, 'Size (USD bn)', 'CAGR (%)', 'Impact', 'Effort'],
      ['Solid state cells', 12, 8, 3, 4],
      ['Perovskites', 3, 21, 2, 5],
    ]);
    const merged = '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="D1:E1"/></mergeCells>';
    for (const xml of [sheet, sheet + merged]) {
      const file = await opened('a.xlsx', rawXlsx({ sheets: { Data: xml } }));
      const headers = file.outline.mapping?.sheets[0]?.columns.map(({ header }) => header);
      expect(headers).toEqual([
        'Technology',
        'Market: Size (USD bn)',
        'Market: CAGR (%)',
        'Rating: Impact',
        'Rating: Effort',
      ]);
      expect(topicsIn(file)).toEqual([
        ['Solid state cells', 0.08, undefined],
        ['Perovskites', 0.21, undefined],
      ]);
    }
  });

  it('are none in a list', async () => {
    const file = await csv('Seaweed films\nKelp farms\nAlgae feed\n');
    expect(namesIn(file)).toEqual(['Seaweed films', 'Kelp farms', 'Algae feed']);
    expect(formIn(file)?.headerRow).toBeNull();
    expect(namesIn(await csv('Ideas\nSeaweed films\nKelp farms\n'))).toEqual(['Seaweed films', 'Kelp farms']);
  });
});

describe('several tables on a sheet', () => {
  const TOPICS: Rows = [
    ['Signal', 'Growth', 'Cluster'],
    ['Kelp', 0.12, 'Food'],
    ['Moss', 0.03, 'Food'],
    ['Algae', 0.21, 'Energy'],
    ['Peat', 0.01, 'Energy'],
  ];
  const EXPECTED = [
    ['Kelp', 0.12, 'Food'],
    ['Moss', 0.03, 'Food'],
    ['Algae', 0.21, 'Energy'],
    ['Peat', 0.01, 'Energy'],
  ];
  const LEGEND: Rows = [
    ['Status', 'Meaning'],
    ['go', 'we act'],
    ['hold', 'we wait'],
  ];
  const at = (rows: Rows, column: number) => rows.map((row) => [...Array.from({ length: column }, () => null), ...row]);
  const beside = (left: Rows, right: Rows) =>
    Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
      ...Array.from({ length: 3 }, (__, column) => left[index]?.[column] ?? null),
      null,
      ...(right[index] ?? []),
    ]);
  const fileOf = (rows: Rows) => opened('a.xlsx', rawXlsx({ sheets: { Sheet1: rowsXml(rows) } }));

  it.each<[string, Rows, string]>([
    ['below each other', [...TOPICS, [], ...LEGEND], 'A7:B9'],
    ['above each other', [...LEGEND, [], ...TOPICS], 'A1:B3'],
    ['beside each other', beside(TOPICS, LEGEND), 'E1:F3'],
    ['beside each other, apart by two columns and lower', beside(TOPICS, [[], ...at(LEGEND, 1)]), 'F2:G4'],
  ])('%s: the best one opens, and the other is said', async (_, rows, range) => {
    const file = await fileOf(rows);
    expect(topicsIn(file)).toEqual(EXPECTED);
    expect(besidesIn(file)).toEqual([`Another table in ${range}.`]);
    expect(file.outline.mapping?.sheets.map(({ sheet, kind }) => [sheet, kind])).toEqual([
      ['Sheet1', 'topics'],
      [`Sheet1: ${range}`, null],
    ]);
  });

  it('are named by the text above them', async () => {
    const trends = [['Trends'], ['Name', 'Growth'], ['Food', 0.5], ['Energy', 0.4]];
    const file = await fileOf([...trends, [], ['Topics'], ...TOPICS]);
    expect(topicsIn(file)).toEqual(EXPECTED);
    expect(file.workspace.trends.map((row) => [row['trend_name'], row['trend_growth']])).toEqual([
      ['Food', 0.5],
      ['Energy', 0.4],
    ]);
  });

  it('go on below a blank row', async () => {
    const [head = [], ...rows] = TOPICS;
    expect(topicsIn(await fileOf([head, ...rows.slice(0, 2), [], ...rows.slice(2)]))).toEqual(EXPECTED);
  });

  it('may have a blank column inside', async () => {
    const rows = TOPICS.map(([name = null, ...others]) => [name, null, ...others]);
    expect(topicsIn(await fileOf(rows))).toEqual(EXPECTED);
  });

  it('are those that the spreadsheet program knows as tables', async () => {
    const sheet = `${rowsXml([['Stock', 'of', 'May'], ...TOPICS, ['Total', 0.37, null]])}<tableParts count="1"><tablePart r:id="t1"/></tableParts>`;
    const others = {
      'xl/worksheets/_rels/sheet0.xml.rels':
        '<Relationships><Relationship Id="t1" Type="x/table" Target="../tables/table1.xml"/></Relationships>',
      'xl/tables/table1.xml': '<table displayName="Signals" ref="A2:C7" totalsRowCount="1"></table>',
    };
    const file = await opened('a.xlsx', rawXlsx({ sheets: { Sheet1: sheet }, others }));
    expect(topicsIn(file)).toEqual(EXPECTED);
    expect(formIn(file)?.headerRow).toBe(2);
  });
});

describe('section rows', () => {
  it('are the trends of the rows below them', async () => {
    const file = await csv(
      'Name;Growth;Owner\nFood;;\nKelp;12 %;Ann\nMoss;3 %;Bo\nEnergy;;\nAlgae;21 %;Ann\nPeat;1 %;Cy\n',
    );
    expect(topicsIn(file)).toEqual([
      ['Kelp', 0.12, 'Food'],
      ['Moss', 0.03, 'Food'],
      ['Algae', 0.21, 'Energy'],
      ['Peat', 0.01, 'Energy'],
    ]);
    expect(file.faults.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'A group: ‘Food’.'],
      [5, 'A group: ‘Energy’.'],
    ]);
  });

  it('are none where a topic has a name alone', async () => {
    const file = await csv('Name;Growth;Owner\nKelp;12 %;Ann\nMoss;;\nAlgae;21 %;Ann\n');
    expect(namesIn(file)).toEqual(['Kelp', 'Moss', 'Algae']);
  });
});

describe('blank cells below a category', () => {
  it('are the same as above, unless the user says otherwise', async () => {
    const file = await csv('Bereich;Thema;Wachstum\nEnergie;Kelp;12 %\n;Moss;3 %\nVerkehr;Algae;21 %\n;Peat;1 %\n');
    const { mapping } = file.outline;
    if (mapping === null) throw new Error('no mapping');
    const [sheet] = mapping.sheets;
    expect(sheet?.columns[0]?.blanks).toEqual({ count: 2, isFilled: true, isChosen: false });
    const answered = file.session.revise({
      ...mapping,
      sheets: mapping.sheets.map((each) => ({
        ...each,
        columns: each.columns.map((column) =>
          column.blanks === null ? column : { ...column, blanks: { count: 2, isFilled: false, isChosen: true } },
        ),
      })),
    });
    expect((await file.session.build(answered)).workspace.topics.map((row) => row['trend'])).toEqual([
      'trend-energie',
      undefined,
      'trend-verkehr',
      undefined,
    ]);
    expect(file.workspace.topics.map((row) => row['trend'])).toEqual([
      'trend-energie',
      'trend-energie',
      'trend-verkehr',
      'trend-verkehr',
    ]);
  });
});
