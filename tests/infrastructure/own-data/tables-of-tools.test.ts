import fc from 'fast-check';
import { expect, it } from 'vitest';
import { opened, utf8 } from './zip-of';

type Opened = Awaited<ReturnType<typeof opened>>;

function groupsIn({ workspace }: Opened) {
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => [row['topic_name'], trends.get(row['trend']) ?? null]);
}
const columnsIn = ({ outline }: Opened) =>
  outline.mapping?.sheets.find(({ kind }) => kind === 'topics')?.columns.map(({ header, target }) => [header, target]);

it('takes the sums of a pivot table for groups, whatever means stand beside them', async () => {
  const group = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 5 });
  const groups = fc.array(group, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(groups, fc.nat(50), async (all, mean) => {
      const lines = all.flatMap((sizes, at) => [
        `Group ${at},${sizes.reduce((sum, size) => sum + size, 0)},${mean + at}.5 %`,
        ...sizes.map((size, index) => `Topic ${at}.${index},${size},${mean + index} %`),
      ]);
      const file = await opened('a.csv', utf8(`Row Labels,Sum of Revenue,Average of CAGR\n${lines.join('\n')}\n`));
      expect(groupsIn(file).toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual(
        all.flatMap((sizes, at) => sizes.map((_, index) => [`Topic ${at}.${index}`, `Group ${at}`])),
      );
    }),
    { numRuns: 30 },
  );
});

it('keeps the column that is called a name where one stands twice, and says so', async () => {
  const rows =
    'Name,Growth,Region\nHeat pumps,12%,Europe\nFog nets,20%,Chile\nHeat pumps,9%,Asia\nLab leather,30%,US\n';
  const file = await opened('a.csv', utf8(rows));
  expect(groupsIn(file).map(([name]) => name)).toEqual(['Heat pumps', 'Fog nets', 'Lab leather']);
  expect(file.faults.map(({ problem }) => problem)).toEqual(['The name stands in row 2 too.']);
});

it('takes ids that are numbers for lines of the card, and other numbers for figures', async () => {
  const file = await opened('a.csv', utf8('Task ID,Name,Effort\n1203,Kelp,5\n1207,Moss,8\n1202,Peat,3\n'));
  expect(columnsIn(file)).toEqual([
    ['Task ID', 'more'],
    ['Name', 'name'],
    ['Effort', 'own-figure'],
  ]);
});

it.each([
  ['2025', '2026'],
  ['2026', '2025'],
])('opens the newest of two tables with the same topics: %s above %s', async (upper, lower) => {
  const table = (year: string) =>
    `Portfolio ${year},,\nName,Growth,Size\nKelp,${year.slice(2)} %,4\nMoss,1 %,5\nPeat,2 %,6\n`;
  const file = await opened('a.csv', utf8(`${table(upper)}\n${table(lower)}`));
  expect(file.workspace.topics.find((row) => row['topic_name'] === 'Kelp')?.['topic_growth']).toBe(0.26);
  expect(file.faults.map(({ problem }) => problem).join()).toContain('Another table');
});

it('names the figures of several rows by words, and not by their codes', async () => {
  const rows = ['AUS,Australia', 'BEL,Belgium', 'CAN,Canada'].flatMap((place) =>
    ['SOL,Solar', 'WIN,Wind'].flatMap((what) => [2022, 2023].map((year) => `${place},${what},${year},${year - 2000}`)),
  );
  const file = await opened('a.csv', utf8(`LOCATION,Country,SUBJECT,Subject,TIME,Value\n${rows.join('\n')}\n`));
  const figures = columnsIn(file)?.flatMap(([header, target]) => (target === 'own-figure' ? [header] : []));
  expect(figures).toEqual(['Solar 2022', 'Solar 2023', 'Wind 2022', 'Wind 2023']);
});

/** Two bytes for each character. */
const JAPANESE = {
  太: 0x91be,
  陽: 0x977a,
  光: 0x8cf5,
  風: 0x9597,
  力: 0x97cd,
  地: 0x926e,
  熱: 0x944d,
  市: 0x8e73,
  場: 0x8fea,
};
const CHINESE = {
  太: 0xccab,
  阳: 0xd1f4,
  光: 0xb9e2,
  风: 0xb7e7,
  力: 0xc1a6,
  地: 0xb5d8,
  热: 0xc8c8,
  市: 0xcad0,
  场: 0xb3a1,
};

it.each([
  ['Shift_JIS', JAPANESE],
  ['GB18030', CHINESE],
] as const)('reads short texts in %s, without a kana among their names', async (_, codes) => {
  const name = fc.array(fc.constantFrom(...Object.entries(codes)), { minLength: 2, maxLength: 4 });
  const names = fc.uniqueArray(name, {
    minLength: 3,
    maxLength: 6,
    selector: (characters) => characters.map(([character]) => character).join(''),
  });
  await fc.assert(
    fc.asyncProperty(names, async (all) => {
      const bytes = all.flatMap((characters, at) => [
        ...characters.flatMap(([, code]) => [code >> 8, code & 0xff]),
        ...utf8(`,${at + 1}%\n`),
      ]);
      const file = await opened('a.csv', Uint8Array.from([...utf8('Name,Growth\n'), ...bytes]));
      const expected = all.map((characters) => characters.map(([character]) => character).join(''));
      expect(new Set(file.workspace.topics.map((row) => row['topic_name']))).toEqual(new Set(expected));
    }),
    { numRuns: 20 },
  );
});

it('places amounts by the largest of all rows that open, also where names stand again in another group', async () => {
  const amount = fc.integer({ min: 1, max: 9999 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(amount, amount), { minLength: 2, maxLength: 5 }), async (pairs) => {
      const rows = pairs.flatMap(([one, other], at) => [`Topic ${at},Sea,${one}`, `Topic ${at},Land,${other}`]);
      const file = await opened('a.csv', utf8(`Name,Group,Market (USD m)\n${rows.join('\n')}\n`));
      const largest = Math.max(...pairs.flat());
      const sizes = file.workspace.topics.map((row) => Number(row['average_sizing']) * largest);
      expect(sizes.map(Math.round)).toEqual(pairs.flat());
    }),
    { numRuns: 20 },
  );
});

it('keeps the other sections groups where the user takes one of them for a topic', async () => {
  const text = 'Signal;Growth;Owner\nEnergy;;\nKelp;12 %;Ann\nMoss;5 %;Bob\nFood;;\nPeat;30 %;Cid\nAlgae;2 %;Ann\n';
  const { session, outline } = await opened('a.csv', utf8(text));
  if (outline.mapping === null) throw new Error('no mapping');
  const sheets = outline.mapping.sheets.map((sheet) => ({
    ...sheet,
    form: { ...sheet.form, rows: { 2: 'topic' as const } },
  }));
  const { workspace } = await session.build(session.revise({ ...outline.mapping, sheets }));
  expect(workspace.topics.map((row) => row['topic_name'])).toEqual(['Energy', 'Kelp', 'Moss', 'Peat', 'Algae']);
});
