import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

const columnsOf = async (name: string, bytes: Uint8Array) =>
  (await opened(name, bytes)).outline.mapping?.sheets[0]?.columns.map(({ header, target, unit }) => [
    header,
    target,
    unit,
  ]);
const csv = (...rows: readonly string[]) => utf8(rows.join('\n'));

describe('a column is not taken for a list of ours by its name alone', () => {
  it.each([
    ['Name;Reifegrad (TRL 1-9)\nA;2\nB;8', 'Reifegrad (TRL 1-9)', 'a quadrant of 8'],
    ['Name;Maturity\nA;young\nB;old', 'Maturity', 'quadrants of other words'],
    ['Name;Trend\nA;↗\nB;→', 'Trend', 'arrows'],
  ])('%j: %s is none, because of %s', async (text, header) => {
    const columns = await columnsOf('a.csv', csv(text));
    expect(columns?.find(([name]) => name === header)?.[1]).toMatch(/^(?:more|own-)/);
  });

  it('numbers that are all statuses are', async () => {
    expect(await columnsOf('a.csv', csv('Name;Status', 'A;-1', 'B;4'))).toContainEqual(['Status', 'status', null]);
  });
});

describe('names are found', () => {
  it('in a column of trends that all differ, or of short texts', async () => {
    expect(await columnsOf('a.csv', csv('Tendencia;Estado', 'A;1', 'B;2'))).toContainEqual(['Tendencia', 'name', null]);
    expect(await columnsOf('a.csv', csv('Key;Summary', 'X;Carbon label', 'Y;Yard trucks'))).toContainEqual([
      'Summary',
      'name',
      null,
    ]);
  });

  it('beside ids of trends that all differ, which are those of the topics, and shifts without trends', async () => {
    const columns = await columnsOf('a.csv', csv('Trend-Nr.;Thema;Megatrend', 'T1;A;X', 'T2;B;X'));
    expect(columns?.map(([, target]) => target)).toEqual(['id', 'name', 'trend']);
  });
});

describe('which column is the name', () => {
  const asked = async (text: string) => {
    const { outline } = await opened('a.csv', csv(text));
    return outline.mapping === null ? [] : checksOf(outline.mapping).map(({ kind }) => kind);
  };

  it.each([
    ['Risk,Category,Owner\nLoss of a supplier,Supply,Ann\nAttack on plants,IT,Bob'],
    ['Company,Country,Description\nVolta,DE,Solid batteries\nMarea,ES,Kelp farms'],
    ['PESTEL;Driver\nPolitical;Trade blocs\nSocial;Ageing'],
  ])('is asked where several may be it and none has a known name: %j', async (text) => {
    expect(await asked(text)).toEqual(['name']);
  });

  it.each([
    ['Name,Owner,Description\nKelp,Ann,Farms\nMoss,Bob,Roofs'],
    ['Country Name,Country Code\nChad,TCD\nChile,CHL'],
    ['Trend,Owner\nKelp,Ann\nMoss,Bob'],
    ['Produit,Statut\nKelp,ouvert\nMoss,ouvert'],
  ])('is not asked where a name or the values say it: %j', async (text) => {
    expect(await asked(text)).toEqual([]);
  });
});

describe('the names of the columns', () => {
  it('stand in two rows, of which the upper one has groups', async () => {
    const sheet = rowsXml([
      ['Technologie', 'Markt', null, 'Entscheidung'],
      ['Technologie', 'Volumen 2024', 'Volumen 2030', 'Entscheidung'],
      ['A', 85.5, 142, 'go'],
      ['B', 12, 11.1, 'no-go'],
    ]);
    const { outline, workspace } = await opened('a.xlsx', rawXlsx({ sheets: { A: sheet } }));
    const names = outline.mapping?.sheets[0]?.columns.map(({ header }) => header);
    expect(names).toEqual(['Technologie', 'Markt: Volumen 2024', 'Markt: Volumen 2030', 'Entscheidung']);
    expect(workspace.topics).toHaveLength(2);
  });
});

describe('growth', () => {
  it('is that of the file, where it has one beside its years', async () => {
    const columns = await columnsOf('a.csv', csv('Name;2019;2020;2021;CAGR 25-30 (in %)', 'A;1;2;4;-6,3'));
    expect(columns?.filter(([, target]) => target === 'growth')).toEqual([['CAGR 25-30 (in %)', 'growth', 'percent']]);
  });
});

describe('what is no record is left out, with a line', () => {
  it('as sentences below an empty row', async () => {
    const { workspace, faults } = await opened(
      'a.csv',
      csv('Name;Growth', 'A;1 %', 'B;2 %', 'C;', '', 'Skala: 1 = gering;', '© Foresight Unit;'),
    );
    expect(workspace.topics.map((row) => row['topic_name'])).toEqual(['A', 'B', 'C']);
    expect(faults.filter(({ severity }) => severity === 'left-out').map(({ row }) => row)).toEqual([6, 7]);
  });
});

describe('a spreadsheet', () => {
  const amounts =
    '<sheetData><row r="1"><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Market size</t></is></c></row><row r="2"><c t="inlineStr"><is><t>A</t></is></c><c s="1"><v>85500000</v></c></row></sheetData>';

  it('with a format that shows millions has the amount as it is shown', async () => {
    const file = rawXlsx({ sheets: { A: amounts }, formats: ['#,##0.0,,&quot; Mio. €&quot;'] });
    const { workspace } = await opened('a.xlsx', file);
    expect(workspace.topics[0]?.['own']).toEqual({ 'Market size (Mio. €)': 85.5 });
  });

  it('whose formulas were never calculated has no results of 0', async () => {
    const formulas =
      '<sheetData><row r="1"><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Growth</t></is></c></row><row r="2"><c t="inlineStr"><is><t>A</t></is></c><c s="1"><f>1-1</f><v>0</v></c></row></sheetData>';
    const others = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="s0"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>',
    };
    const { workspace } = await opened('a.xlsx', rawXlsx({ sheets: { A: formulas }, formats: ['0%'], others }));
    expect(workspace.topics[0]).not.toHaveProperty('topic_growth');
    const calculated = await opened('a.xlsx', rawXlsx({ sheets: { A: formulas }, formats: ['0%'] }));
    expect(calculated.workspace.topics[0]).toMatchObject({ topic_growth: 0 });
  });

  it('has its visible sheet opened, and not a hidden one with the same columns', async () => {
    const sheet = (name: string) =>
      rowsXml([
        ['Thema', 'Wachstum'],
        [name, 0.1],
      ]);
    const others = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Longlist" r:id="s0"/><sheet name="Archiv 2023" state="hidden" r:id="s1"/></sheets></workbook>',
    };
    const file = rawXlsx({ sheets: { Longlist: sheet('now'), 'Archiv 2023': sheet('then') }, others });
    expect((await opened('a.xlsx', file)).workspace.topics.map((row) => row['topic_name'])).toEqual(['now']);
  });
});

describe('rows that are no topics', () => {
  it('have no lasting ids where they are only numbered', async () => {
    const ids = async (text: string) =>
      (await opened('a.csv', csv(...text.split(' ')))).workspace.topics.map((row) => row['tid']);
    expect(await ids('No.;Name 1;A 2;B')).toEqual(['topic-a', 'topic-b']);
    expect(await ids('No.;Name 7;A 2;B')).toEqual(['7', '2']);
    expect(await ids('ID;Name 1;A 2;B')).toEqual(['1', '2']);
  });
});

describe('a register of a stranger', () => {
  const read = async (...lines: readonly string[]) => {
    const { outline, workspace, faults } = await opened('a.csv', csv(...lines));
    const targets = outline.mapping?.sheets[0]?.columns.map(({ target }) => target);
    const names = workspace.topics.map((row) => row['topic_name']);
    return { targets, names, left: faults.flatMap(({ severity, row }) => (severity === 'left-out' ? [row] : [])) };
  };

  it('has rows between others that are lines, which are no topics', async () => {
    const found = await read('| Topic | Growth |', '|-------|------|', '| Kelp | 12 % |', '| Moss | 7 % |');
    expect([found.names, found.left]).toEqual([['Kelp', 'Moss'], [2]]);
  });

  it('has a consensus in other numbers than levels, which is a figure', async () => {
    const found = await read('Name;Consensus (%)', 'Kelp;62', 'Moss;41', 'Peat;75');
    expect(found.targets).toEqual(['name', 'own-figure']);
  });

  it('has two series of years below one name each, of which no growth is computed', async () => {
    const { outline } = await opened(
      'a.csv',
      csv('Name;2024;2025;2024;2025', ';Sales;Sales;Margin;Margin', 'Kelp;100;110;10%;12%', 'Moss;50;45;8%;7%'),
    );
    expect(outline.mapping?.sheets[0]?.columns.map(({ header }) => header)).toEqual([
      'Name',
      '2024 (Sales)',
      '2025 (Sales)',
      '2024 (Margin)',
      '2025 (Margin)',
    ]);
  });

  it('has years of rates below each other, of which no growth is computed', async () => {
    expect((await read('Country;2019;2020;2021', 'Spain;2,0;-11,2;6,4', 'Poland;4,5;-2,0;6,9')).targets).toEqual([
      'name',
      'more',
      'more',
      'more',
    ]);
  });

  it('has addresses and amounts beside its names', async () => {
    const found = await read('Firm;Web;Budget', 'Notpla;www.notpla.com;1.5 Mio.', 'Sway;www.sway-the-future.com;800k');
    expect(found.names).toEqual(['Notpla', 'Sway']);
  });

  it('has its names in the longest texts of several columns that are called so', async () => {
    expect((await read('Idea #,Headline', '101,Edible straws', '102,Lease a kettle')).names).toEqual([
      'Edible straws',
      'Lease a kettle',
    ]);
  });

  it('has items with marks, below a line without one', async () => {
    expect((await read('Ideas of May', '- Kelp farms', '- Moss roofs', '- Peat')).names).toEqual([
      'Kelp farms',
      'Moss roofs',
      'Peat',
    ]);
  });

  it('has its names in a column of megatrends, and names of columns in two languages or with underscores', async () => {
    expect((await read('Megatrend;Owner', 'Ageing;Ann', 'Urban life;Ann')).targets?.[0]).toBe('name');
    expect((await read('Name / Bezeichnung;Growth / Wachstum (%);size_pct', 'Kelp;5;20', 'Moss;7;30')).targets).toEqual(
      ['name', 'growth', 'averageSizing'],
    );
  });
});
