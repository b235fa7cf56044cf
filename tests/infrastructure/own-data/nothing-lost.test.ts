import { describe, expect, it } from 'vitest';
import { opened, rawOds, rawXlsx, rowsXml, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));
const targetsIn = ({ outline }: Awaited<ReturnType<typeof opened>>) =>
  Object.fromEntries(outline.mapping?.sheets[0]?.columns.map(({ header, target }) => [header, target]) ?? []);

describe('of several columns', () => {
  it('the figure of the newest year is taken', async () => {
    const file = await csv('Name;Market size 2023 (USD bn);Market size 2025 (USD bn)\nKelp;1;4\nMoss;2;8\n');
    expect(file.workspace.topics.map((row) => row['average_sizing'])).toEqual([0.5, 1]);
  });

  it('the one whose texts all differ is the name, and a category is none', async () => {
    expect(targetsIn(await csv('Topic;Statement\nFood;Kelp feeds cows\nFood;Moss is eaten\nSea;Algae grow\n'))).toEqual(
      {
        Topic: 'trend',
        Statement: 'name',
      },
    );
    expect(targetsIn(await csv('Issue key;Summary\nX-1;Carbon label\nX-2;Yard trucks\n'))['Summary']).toBe('name');
  });
});

describe('what a known column cannot be read as', () => {
  it('is kept as a label, with a fault for each cell', async () => {
    const { workspace, faults } = await csv('Name;Growth\nKelp;>50 %\nMoss;3 %\nPeat;10-20 %\n');
    expect(workspace.topics.map((row) => [row['topic_growth'], row['own']])).toEqual([
      [undefined, { Growth: '>50 %' }],
      [0.03, undefined],
      [undefined, { Growth: '10-20 %' }],
    ]);
    expect(faults.map(({ consequence }) => consequence)).toEqual(Array(2).fill('Kept as a label; not on the map.'));
  });

  it('is no answer in advance for statuses of another scale', async () => {
    const { workspace } = await csv('Name;Status\nKelp;0\nMoss;4\n');
    expect(workspace.topics.every((row) => row['topic_status'] === undefined)).toBe(true);
    expect(workspace.topics.map(({ own }) => own)).toEqual([{ Status: '0' }, { Status: '4' }]);
  });
});

describe('what a spreadsheet program has changed', () => {
  it('is no id', async () => {
    const { workspace } = await csv('ID,Name\n1.23457E+11,Kelp\n1.23457E+11,Moss\n1.23457E+11,Peat\n');
    expect(workspace.topics.map((row) => [row['tid'], row['own']])).toEqual(
      ['kelp', 'moss', 'peat'].map((name) => [`topic-${name}`, { ID: 123_457_000_000 }]),
    );
  });

  it('or was to keep: guarded ids have their zeros', async () => {
    const { workspace } = await csv('ID,Name\n"=""00123""",Kelp\n\'00124,Moss\n');
    expect(workspace.topics.map((row) => row['tid'])).toEqual(['00123', '00124']);
  });
});

describe('equal names', () => {
  it('are one topic with a line, and no value is lost', async () => {
    const { workspace, faults } = await csv('Name,Growth,Note\nSea\u00ADweed  film,1 %,\nSeaweed film\u200B,2 %,x\n');
    expect(workspace.topics).toMatchObject([{ topic_name: 'Seaweed  film', topic_growth: 0.01 }]);
    expect(Object.values(workspace.deepdives)).toEqual([
      {
        more: [
          ['Note', 'x'],
          ['Growth (row 3)', '2 %'],
        ],
      },
    ]);
    expect(faults.map(({ row, severity }) => [row, severity])).toEqual([[3, 'note']]);
  });
});

describe('addresses and comments of cells', () => {
  it('are sources and notes', async () => {
    const sheet = `${rowsXml([
      ['Name', 'Source'],
      ['Kelp', 'Report'],
    ])}<hyperlinks><hyperlink ref="B2" r:id="l1"/></hyperlinks>`;
    const others = {
      'xl/worksheets/_rels/sheet0.xml.rels':
        '<Relationships><Relationship Id="l1" Type="x/hyperlink" Target="https://a.org/r" TargetMode="External"/><Relationship Id="c1" Type="x/comments" Target="../comments1.xml"/></Relationships>',
      'xl/comments1.xml':
        '<comments><commentList><comment ref="A2"><text><t>ask Ann</t></text></comment></commentList></comments>',
    };
    const { workspace } = await opened('a.xlsx', rawXlsx({ sheets: { Sheet1: sheet }, others }));
    expect(workspace.sources['topic-kelp']).toMatchObject({
      topic_sources: [{ title: 'Report', url: 'https://a.org/r' }],
    });
    expect(workspace.topics[0]?.['my_note']).toBe('Name: ask Ann');
  });

  it('are so in ODS files, too', async () => {
    const rows = [
      ['Name', 'Source'],
      ['Kelp', 'Report'],
    ];
    const bytes = rawOds(rows, {
      Kelp: '<office:annotation><text:p>ask Ann</text:p></office:annotation><text:p>Kelp</text:p>',
      Report: '<text:p><text:a xlink:href="https://a.org/r">Report</text:a></text:p>',
    });
    const { workspace } = await opened('a.ods', bytes);
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Kelp', my_note: 'Name: ask Ann' });
    expect(workspace.sources['topic-kelp']).toMatchObject({
      topic_sources: [{ title: 'Report', url: 'https://a.org/r' }],
    });
  });

  it('may be formulas', async () => {
    const { workspace } = await csv('Name,Links\nKelp,"=HYPERLINK(""https://a.org/r"",""Report"")"\n');
    expect(workspace.sources['topic-kelp']).toMatchObject({
      topic_sources: [{ title: 'Report', url: 'https://a.org/r' }],
    });
  });
});
