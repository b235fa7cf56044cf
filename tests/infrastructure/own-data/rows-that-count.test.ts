import { describe, expect, it } from 'vitest';
import { missingRoles } from '../../../src/domain/own-data/roles';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

/** The columns of the first table. */
const columnsOf = (text: string) => new OwnDataSession().open('a.csv', utf8(text)).mapping?.sheets[0]?.columns ?? [];

describe('the largest value, which counts as 100 %,', () => {
  it.each([
    ['a row without a name', 'Name,Size\nKelp,30\nMoss,20\n,50\n', '30', 'Kelp'],
    ['a row that is merged into another', 'Name,Size\nKelp,30\nMoss,20\nKelp,50\n', '30', 'Kelp'],
    ['a row with the id of another', 'ID,Name,Size\na,Kelp,30\nb,Moss,20\nb,Peat,50\n', '30', 'Kelp'],
  ])('is not that of %s', (_, text, example, exampleName) => {
    const question = columnsOf(text).find(({ target }) => target === 'averageSizing')?.question;
    expect(question).toMatchObject({ example, exampleName, highest: Number(example) });
  });
});

describe('sheets that are read together', () => {
  it('are the trends, also where a column is called so', async () => {
    const rows = (name: string) =>
      rowsXml([
        ['Trend', 'Growth'],
        [name, 0.1],
        [`${name} 2`, 0.2],
      ]);
    const { session, outline } = await opened(
      'a.xlsx',
      rawXlsx({ sheets: { Food: rows('Kelp'), Sea: rows('Algae') } }),
    );
    const { mapping } = outline;
    if (mapping === null) throw new Error('no mapping');
    const [first] = mapping.sheets;
    expect(first?.reason).toBe('the first of 2 sheets with the same columns');
    const sheets = mapping.sheets.map((sheet) =>
      sheet === first ? { ...sheet, form: { ...sheet.form, isTogether: true, isChosen: true } } : sheet,
    );
    const { workspace } = await session.build(session.revise({ ...mapping, sheets }));
    expect(workspace.topics.map((row) => [row['topic_name'], row['trend']])).toEqual([
      ['Kelp', 'trend-food'],
      ['Kelp 2', 'trend-food'],
      ['Algae', 'trend-sea'],
      ['Algae 2', 'trend-sea'],
    ]);
  });
});

describe('rows that are no topics', () => {
  it('are sections with a letter, which are the trends', async () => {
    const text = 'Nr.;Project;Budget;Note\nA;Motors;;\n1;Rotor;5;big\n2;Hairpin;7;\nB;Heat;;\n3;Pump;9;new\n';
    const { workspace } = await opened('a.csv', utf8(text));
    expect(workspace.topics.map((row) => row['trend'])).toEqual(['trend-motors', 'trend-motors', 'trend-heat']);
  });
});

describe('the names of the columns', () => {
  it('are not the first of a list of items', async () => {
    const { workspace } = await opened('a.txt', utf8('• Kelp\n• Moss\n• Peat\n'));
    expect(workspace.topics.map((row) => row['topic_name'])).toEqual(['Kelp', 'Moss', 'Peat']);
  });

  it('have no line above them as their group', () => {
    const text = '-----------\n|No |Name |Amount|\n-----------\n|10 |Kelp |5,5 |\n|20 |Moss |7,5 |\n-----------\n';
    expect(columnsOf(text).map(({ header }) => header)).toEqual(expect.arrayContaining(['No', 'Name', 'Amount']));
  });
});

describe('the newest year', () => {
  it.each([
    [
      'a forecast',
      'Name,Size 2023 (EUR),Size 2024 (EUR),Size 2030F (EUR)\nKelp,1,2,9\nMoss,2,3,8\n',
      'Size 2024 (EUR)',
    ],
    ['not complete', 'Name,Size 2023 (EUR),Size 2024* (EUR)\nKelp,1,2\nMoss,2,3\n', 'Size 2023 (EUR)'],
  ])('is not one that is %s', (_, text, header) => {
    expect(columnsOf(text).find(({ target }) => target === 'averageSizing')?.header).toBe(header);
  });

  it('of a series is settled, and the line says which are not', async () => {
    const { faults } = await opened('a.csv', utf8('Name,2021,2022,2023*\nKelp,10,11,2\nMoss,20,24,3\n'));
    expect(faults.map(({ consequence }) => consequence)).toEqual([
      expect.stringContaining('as CAGR 2021-2022. Without 2023*: a forecast, or not complete.'),
    ]);
  });
});

describe('years after this one', () => {
  it('are forecasts, which are neither the size nor the end of a growth', () => {
    const open = (thisYear?: number) =>
      new OwnDataSession(thisYear).open('a.csv', utf8('Name,2023,2025,2030\nKelp,10,12,30\nMoss,20,24,50\n'));
    const found = (thisYear?: number) => {
      const columns = open(thisYear).mapping?.sheets[0]?.columns ?? [];
      return ['averageSizing', 'growth'].map((target) => columns.find((each) => each.target === target)?.header);
    };
    expect(found(2026)).toEqual(['2025', 'CAGR 2023-2025']);
    expect(found(2031)).toEqual(['2030', 'CAGR 2023-2030']);
    expect(found()).toEqual(['2030', 'CAGR 2023-2030']);
    const sizes = (thisYear: number) =>
      new OwnDataSession(thisYear).open(
        'a.csv',
        utf8('Name,Market size 2025,Market size 2030\nKelp,10,30\nMoss,240,500\n'),
      ).mapping?.sheets[0]?.columns;
    expect(sizes(2026)?.map(({ target }) => target)).toEqual(['name', 'averageSizing', 'own-figure']);
    expect(sizes(2024)?.[2]).toMatchObject({
      target: 'averageSizing',
      reason: expect.stringContaining('a forecast') as string,
    });
  });
});

describe('numbers with a unit behind them', () => {
  it('are figures with this unit, where nearly all of a column have it', async () => {
    const rows = [
      'Kelp;3 per year;450 MW;12 %',
      'Moss;14 per year;1.2 MW;3 %',
      'Peat;5 per year;20 MW;4 %',
      'Tide;many;7 MW;9 %',
    ];
    const { workspace } = await opened(
      'a.csv',
      utf8(['Name;Accidents;Power;Growth', ...rows, 'Yard;9 per year;8 MW;2 %'].join('\n')),
    );
    expect(workspace.topics.map((row) => row['own'])).toEqual([
      { 'Accidents (per year)': 3, 'Power (MW)': 450 },
      { 'Accidents (per year)': 14, 'Power (MW)': 1.2 },
      { 'Accidents (per year)': 5, 'Power (MW)': 20 },
      { 'Power (MW)': 7 },
      { 'Accidents (per year)': 9, 'Power (MW)': 8 },
    ]);
    // What has another form is a line of the card.
    expect(JSON.stringify(workspace)).toContain('many');
  });

  it('are none where the words are names', () => {
    expect(columnsOf('Code;Title\na;12 Monkeys\nb;7 Samurai\nc;8 Mile\nd;21 Grams\n')[1]?.target).toBe('name');
  });
});

describe('day numbers', () => {
  it('are dates below a name that says it, and numbers like others elsewhere', () => {
    const column = (name: string, ...days: readonly number[]) =>
      columnsOf(`Name;${name}\n${days.map((day, at) => `Topic ${at};${day}`).join('\n')}`)[1]?.target;
    expect(column('Datum', 45_730, 45_744, 45_691, 46_010)).toMatch(/date|updated/);
    expect(column('Volumen (Mio. EUR)', 45_730, 45_744, 45_691, 46_010)).not.toBe('date');
    expect(column('Letzte Prüfung', 45_730, 12_000, 45_691, 46_010)).toBe('own-figure');
  });
});

describe('texts with some percentages', () => {
  it('are said to be no axis', () => {
    const columns = columnsOf('Name;Volume\nKelp;10–15 %\nMoss;8 %*\nPeat;n.a.\n');
    expect(missingRoles(columns).map(({ role }) => role)).toEqual(['growth', 'averageSizing']);
  });
});

describe('a JSON file with trends in its shifts', () => {
  it('joins them, and keeps other values of a shift in its description', async () => {
    const topics = [{ title: 'Exoskeletons', growth: 0.1 }];
    const megatrends = [{ title: 'Ageing', comment: 'see study', trends: [{ title: 'Skills', topics }] }];
    const { workspace } = await opened('a.json', utf8(JSON.stringify({ megatrends })));
    expect(workspace.trends[0]).toMatchObject({ trend_name: 'Skills', shift_name: 'Ageing' });
    expect(workspace.shifts).toMatchObject([{ name: 'Ageing', description: 'comment: see study' }]);
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Exoskeletons', trend: 'trend-skills' });
  });
});
