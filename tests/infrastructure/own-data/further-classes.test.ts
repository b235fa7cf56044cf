import { describe, expect, it } from 'vitest';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { latin1, opened, rawXlsx, rowsXml, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));
const json = (value: unknown) => opened('a.json', utf8(JSON.stringify(value)));
const sheetOf = ({ outline }: Awaited<ReturnType<typeof opened>>) => outline.mapping?.sheets[0];
const targetsOf = (file: Awaited<ReturnType<typeof opened>>) => sheetOf(file)?.columns.map(({ target }) => target);

/** The topics with their growth and trend. */
function topicsIn({ workspace }: Awaited<ReturnType<typeof opened>>) {
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], trends.get(row['trend'])]);
}

describe('what stands below a table', () => {
  it('is not read, whatever its marks are', async () => {
    const notes = '1 Compound rate\nn.a. = not available\n';
    const file = await csv(`No.,Name,Growth\n1,Kelp,1 %\n2,Moss,2 %\n\n${notes}`);
    expect(topicsIn(file).map(([name]) => name)).toEqual(['Kelp', 'Moss']);
    expect(targetsOf(file)?.[0]).toBe('more');
    expect(file.faults.filter(({ severity }) => severity === 'left-out')).toHaveLength(2);
  });

  it('is another table where texts stand above and numbers below', async () => {
    const map = '5,0,1\n4,0,0\n3,1,0\n2,0,2\n';
    const file = await csv(`Risk,Category,Score\nFlood,Nature,3\nFraud,People,5\n\n${map}`);
    expect(topicsIn(file)).toHaveLength(2);
    expect(file.faults.map(({ problem }) => problem)).toEqual(['Another table in A5:C8.']);
  });
});

describe('a row of names', () => {
  it('may be months as dates, behind the first name', async () => {
    const rows = [
      ['Segment', 45_658, 45_689, 45_717],
      ['Security', 31_150, 32_000, 33_000],
      ['Comfort', 12_600, 12_700, 12_900],
    ] as const;
    const days = rowsXml(rows).replace(/<c>(?=<v>45\d{3}<)/g, '<c s="1">');
    const file = await opened('a.xlsx', rawXlsx({ sheets: { Data: days }, formats: ['mmm yyyy'] }));
    expect(file.workspace.topics.map((row) => row['topic_name'])).toEqual(['Security', 'Comfort']);
  });
});

describe('columns', () => {
  it('of years have the size in the newest, a forecast last', async () => {
    const columns = sheetOf(
      await csv('Segment,2024,2025,2030F,CAGR\nSensors,10,12,20,8 %\nVision,20,25,30,9 %\n'),
    )?.columns;
    expect(columns?.map(({ target }) => target)).toEqual(['name', 'more', 'averageSizing', 'more', 'growth']);
  });

  it('of words under a known name are no figures, and directions are no groups', async () => {
    const file = await csv('Name;Relevance;Trend\nKelp;high;rising\nMoss;high;stable\nPeat;low;rising\n');
    expect(targetsOf(file)).toEqual(['name', 'own-label', 'own-label']);
  });

  it('of outline numbers are no figures', async () => {
    const file = await csv('Nr. im Plan;Name\n1;Food\n1.1;Kelp\n1.2;Moss\n');
    expect(targetsOf(file)).toEqual(['more', 'name', 'trend']);
  });

  it('of statuses of another scale are none of ours', async () => {
    const { workspace } = await csv('Name;Status\nFlood;Open\nFraud;In progress\nFire;Accepted\nTheft;Closed\n');
    expect(workspace.topics.map((row) => [row['topic_status'], row['own']])).toEqual(
      ['Open', 'In progress', 'Accepted', 'Closed'].map((Status) => [undefined, { Status }]),
    );
  });

  it('of Swiss francs have a dash for no cents, and raised digits are marks of footnotes', async () => {
    const { workspace } = await csv('Name;Umsatz;Size\nSpitex;CHF 1’234’500.–;1 %\nReha;CHF 310’750’000.50;2 %\n');
    expect(workspace.topics.map((row) => row['own'])).toEqual([
      { 'Umsatz (CHF)': 1_234_500 },
      { 'Umsatz (CHF)': 310_750_000.5 },
    ]);
    const raised = '<r><t>1.0%</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>4</t></r>';
    const cells = (texts: readonly number[]) => `<row>${texts.map((at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`;
    const book = rawXlsx({
      sheets: { A: `<sheetData>${cells([0, 1])}${cells([2, 3])}${cells([4, 5])}</sheetData>` },
      strings: ['<t>Name</t>', '<t>Growth</t>', '<t>Kelp</t>', raised, '<t>Moss</t>', '<t>2.0%</t>'],
    });
    expect(topicsIn(await opened('a.xlsx', book)).map(([, growth]) => growth)).toEqual([0.01, 0.02]);
  });
});

describe('a JSON file', () => {
  it('with lists in the records of groups has the inner records as topics', async () => {
    const trend = (name: string, sources: readonly object[] = []) => ({ name, growth: '11 %', sources });
    const file = await json({
      clusters: [
        { name: 'Bioeconomy', trends: [trend('Algae', [{ title: 'FAO', url: 'https://a.example' }]), trend('Silk')] },
        { name: 'Autonomy', trends: [trend('Drones')] },
      ],
    });
    expect(topicsIn(file)).toEqual([
      ['Algae', 0.11, 'Bioeconomy'],
      ['Silk', 0.11, 'Bioeconomy'],
      ['Drones', 0.11, 'Autonomy'],
    ]);
    expect(file.workspace.sources['topic-algae']).toMatchObject({ topic_sources: [{ title: 'FAO' }] });
  });

  it('with other lists in its topics keeps these as text', async () => {
    const file = await json([
      { name: 'Algae', growth: '1 %', tags: [{ name: 'sea' }] },
      { name: 'Silk', growth: '2 %', tags: [] },
    ]);
    expect(file.outline.mapping?.sheets).toHaveLength(1);
    expect(file.workspace.deepdives['topic-algae']).toEqual({ more: [['tags', 'sea']] });
  });

  it('of records without a name has their keys as names', async () => {
    const file = await json({ Flood: { category: 'Nature', score: 3 }, Fraud: { category: 'People', score: 5 } });
    expect(topicsIn(file)).toEqual([
      ['Flood', undefined, 'Nature'],
      ['Fraud', undefined, 'People'],
    ]);
  });
});

describe('a file is doubted', () => {
  const doubtOf = (name: string, bytes: Uint8Array) => new OwnDataSession().open(name, bytes).doubt;

  it.each([
    ['Mac Roman', latin1('Name\nHydrog\u008Fne d\u008Ecarbon\u008E\n')],
    ['Shift-JIS', latin1('Name\n\u0095\u00AA\u0096\u00EC\u0081\n')],
    ['Windows-1251', latin1('Name\nÒðåíä\n')],
  ])('whose letters are those of %s', (_, bytes) => {
    expect(doubtOf('a.csv', bytes)).toContain('Save it as UTF-8');
  });

  it('but not in Windows-1252', () => {
    expect(doubtOf('a.csv', latin1('Name\nGröße für Südfrüchte à la carte, coeur naïf\n'))).toBeNull();
  });
});

it('a file of the same form shares only the topics that have the same name or id', async () => {
  const session = new OwnDataSession();
  const { mapping } = session.open(
    'food.csv',
    utf8('ID,Name,Growth\n1,Oat milk,0.1\nX-77,Jackfruit,0.2\n3,Kelp,0.3\n'),
  );
  if (mapping === null) throw new Error('no table');
  session.compare(['name sodium ion', 'id 1', 'id X-77', 'name oat milk']);
  expect(session.preview(mapping).shared).toBe(2);
  session.compare(['name sodium ion', 'id 1']);
  expect(session.preview(mapping).shared).toBe(0);
});

it('a workbook of thousands of sheets is refused with a sentence', async () => {
  const sheets = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`S${index}`, rowsXml([['Name'], [`T${index}`]])]),
  );
  expect(() => new OwnDataSession().open('a.xlsx', rawXlsx({ sheets }))).toThrow(
    'The file has 3,000 sheets. Files of up to 200 sheets can be opened.',
  );
});
