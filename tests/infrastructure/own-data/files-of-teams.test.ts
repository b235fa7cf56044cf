import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { opened, utf8 } from './zip-of';

type File = Awaited<ReturnType<typeof opened>>;

const csv = (text: string) => opened('a.csv', utf8(text));
const json = (value: unknown) => opened('a.json', utf8(JSON.stringify(value)));
const targetOf = ({ outline }: File, header: string) =>
  outline.mapping?.sheets.flatMap(({ columns }) => columns).find((column) => column.header === header)?.target;

/** The topics with their groups. */
function topicsIn({ workspace }: File) {
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => [row['topic_name'], trends.get(row['trend'])]);
}

describe('a sum between the rows', () => {
  it('is no topic, where its numbers are those of the rows above or its word says it', async () => {
    const rows = [
      'Food;;',
      'Kelp;10;1',
      'Moss;20;2',
      'Subtotal Food;30;3',
      'Energy;;',
      'Peat;5;7',
      'Tide;15;1',
      'Energy total;20;8',
    ];
    const file = await csv(['Topic;Sales;Staff', ...rows, 'Grand total;50;11'].join('\n'));
    expect(topicsIn(file)).toEqual([
      ['Kelp', 'Food'],
      ['Moss', 'Food'],
      ['Peat', 'Energy'],
      ['Tide', 'Energy'],
    ]);
    expect(file.faults.filter(({ severity }) => severity === 'left-out')).toHaveLength(3);
  });

  it('is a topic with such a word in its name, where its numbers say nothing of others', async () => {
    const file = await csv('Topic;Sales\nKelp;10\nMoss;20\nTotal recall;31\nSum insured;12\n');
    expect(topicsIn(file).map(([name]) => name)).toEqual(['Kelp', 'Moss', 'Total recall', 'Sum insured']);
  });
});

describe('a table with its topics in columns', () => {
  it('is turned where its rows are called by units', async () => {
    const rows = [
      'Addressable market (EUR m);780;310;460',
      'Time to market (years);4;2;3',
      'CAGR (%);17;22;13',
      'Risk;4;3;2',
    ];
    const file = await csv([';Gene editing;Drones;Sensors', ...rows].join('\n'));
    expect(topicsIn(file).map(([name]) => name)).toEqual(['Gene editing', 'Drones', 'Sensors']);
    expect(file.workspace.topics[0]?.['topic_growth']).toBe(0.17);
  });
});

describe('the cells of a text file', () => {
  it('lead to the addresses behind their words, which are none of the words', async () => {
    const address = 'https://www.notion.so/Food-3fa9?pvs=21';
    const file = await csv(
      `Name,Trend,Report\nKelp,Food (${address}),[study](https://example.org/s)\nMoss,Food (${address}),\n`,
    );
    expect(topicsIn(file)).toEqual([
      ['Kelp', 'Food'],
      ['Moss', 'Food'],
    ]);
    expect(JSON.stringify(file.workspace.sources)).toContain(address);
    expect(JSON.stringify(file.workspace.sources)).toContain('https://example.org/s');
  });

  it('are read without the marks of Markdown', async () => {
    const file = await csv('| Topic | Trend |\n|:--|---|\n| **Kelp** | Sea |\n| Moss | Land |\n');
    expect(topicsIn(file)).toEqual([
      ['Kelp', 'Sea'],
      ['Moss', 'Land'],
    ]);
  });

  it('are read in Shift_JIS and GB18030 where the file is written so, and in Windows-1252 where it is not', async () => {
    // 'テーマ,分野', three topics: 全固体電池, 水素, 介護ロボット.
    const japanese =
      '83 65 81 5b 83 7d 2c 95 aa 96 ec 0a 91 53 8c c5 91 cc 93 64 92 72 2c 83 47 83 6c 0a 90 85 91 66 2c 83 47 83 6c 0a 89 ee 8c ec 83 8d 83 7b 83 62 83 67 2c 83 80 83 45 0a';
    const file = await opened(
      'a.csv',
      Uint8Array.from(japanese.split(' '), (byte) => Number.parseInt(byte, 16)),
    );
    expect(file.outline.mapping?.text?.encoding).toBe('shift_jis');
    expect(topicsIn(file).map(([name]) => name)).toEqual(['全固体電池', '水素', '介護ロボット']);
    // '主题,领域', two topics: 固态电池, 氢能.
    const chinese =
      'd6 f7 cc e2 2c c1 ec d3 f2 0a b9 cc cc ac b5 e7 b3 d8 2c c4 dc d4 b4 0a c7 e2 c4 dc 2c c4 dc d4 b4 0a';
    const other = await opened(
      'a.csv',
      Uint8Array.from(chinese.split(' '), (byte) => Number.parseInt(byte, 16)),
    );
    expect(other.outline.mapping?.text?.encoding).toBe('gb18030');
    expect(topicsIn(other).map(([name]) => name)).toEqual(['固态电池', '氢能']);
  });
});

describe('a list of texts in several parts', () => {
  it('has the first of each part as its group, below its title', async () => {
    const file = await csv(
      'Workshop\n\nShifts\nRepair\nLease\n\nTechnology\nSensors\nAgents\n\nRules\nPassports\nBans\n',
    );
    expect(topicsIn(file)).toEqual([
      ['Repair', 'Shifts'],
      ['Lease', 'Shifts'],
      ['Sensors', 'Technology'],
      ['Agents', 'Technology'],
      ['Passports', 'Rules'],
      ['Bans', 'Rules'],
    ]);
    expect(file.outline.mapping && checksOf(file.outline.mapping).map(({ kind }) => kind)).toEqual(['outline']);
  });
});

describe('the board of a planning tool', () => {
  it('has its cards as topics, in the lists that they refer to, with their labels', async () => {
    const labels = [{ id: 'b1', name: 'Tech', color: 'blue' }];
    const card = (id: string, name: string, idList: string) => ({ id, name, desc: `About ${name}`, idList, labels });
    const file = await json({
      name: 'Funnel',
      cards: [card('c1', 'Kelp', 'l1'), card('c2', 'Moss', 'l1'), card('c3', 'Peat', 'l2')],
      lists: [
        { id: 'l1', name: 'Ideas' },
        { id: 'l2', name: 'Pilot' },
      ],
      labels: [...labels, { id: 'b2', name: 'Law', color: 'red' }],
    });
    expect(topicsIn(file)).toEqual([
      ['Kelp', 'Ideas'],
      ['Moss', 'Ideas'],
      ['Peat', 'Pilot'],
    ]);
    expect(file.workspace.topics[0]?.['own']).toMatchObject({ labels: 'Tech' });
  });
});

describe('JSON of a service', () => {
  it('is read inside of its texts, with keys of programs and numbers with their units', async () => {
    const items = ['Kelp', 'Moss', 'Peat'].map((title, at) => ({
      title,
      payload: JSON.stringify({ growthRate: 0.2 + at / 10, marketSize: { value: 450 - at, unit: 'USD m' } }),
    }));
    const file = await json({ count: 3, items });
    expect(targetOf(file, 'payload.growthRate')).toBe('growth');
    expect(targetOf(file, 'payload.marketSize')).toBe('averageSizing');
    expect(file.workspace.topics[0]?.['topic_growth']).toBe(0.2);
    expect(
      targetOf(
        await json([
          { name: 'Kelp', marketUsdM: 640 },
          { name: 'Moss', marketUsdM: 35 },
        ]),
        'marketUsdM',
      ),
    ).toBe('averageSizing');
  });
});

describe('figures of a statistical office', () => {
  it('are called by the words beside their codes, and flags are no part of their names', async () => {
    const rows = [
      ['AI', 'Artificial intelligence', 100],
      ['BIO', 'Biotechnology', 300],
      ['ICT', 'Communication', 900],
    ].flatMap(([code, words, value]) =>
      [2020, 2021, 2022].map(
        (year, at) =>
          `${code},${words},PAT,Patent applications,${year},${Number(value) * 1.1 ** at},${at === 2 ? 'P' : 'A'}`,
      ),
    );
    const file = await csv(['DOMAIN,Domain name,MEASURE,Measure,TIME_PERIOD,OBS_VALUE,OBS_STATUS', ...rows].join('\n'));
    expect(topicsIn(file).map(([name]) => name)).toEqual(['Artificial intelligence', 'Biotechnology', 'Communication']);
    expect(targetOf(file, '2022')).toBe('averageSizing');
    expect(Number(file.workspace.topics[0]?.['topic_growth'])).toBeCloseTo(0.1, 10);
  });
});
