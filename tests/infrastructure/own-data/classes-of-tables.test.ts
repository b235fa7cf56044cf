import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, detectEncoding } from '../../../src/infrastructure/text-encoding';
import { opened, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));
const json = (value: unknown) => opened('a.json', utf8(JSON.stringify(value)));

/** The topics with their growth in per cent and their trend. */
async function topicsOf(file: ReturnType<typeof opened>) {
  const { workspace } = await file;
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => {
    const growth = row['topic_growth'];
    const percent = typeof growth === 'number' ? Number((growth * 100).toFixed(3)) : null;
    return [row['topic_name'], percent, trends.get(row['trend']) ?? null];
  });
}

describe('growth', () => {
  it.each(['Growth 2020–2025 (total, %)', 'Wachstum 2020-2025 gesamt in %', 'Cumulative growth 2020 to 2025, %'])(
    'of several years together is none of one year, and stays a figure: %s',
    async (name) => {
      const file = csv(`Topic;Field;${name}\nKelp;Sea;61.051\nMoss;Land;-27.1\nPeat;Land;0\n`);
      expect((await topicsOf(file)).map(([topic, growth]) => [topic, growth])).toEqual([
        ['Kelp', null],
        ['Moss', null],
        ['Peat', null],
      ]);
      const own = (await file).workspace.topics.map((row) => Object.values(row['own'] ?? {}));
      expect(own.flat()).toEqual(expect.arrayContaining([61.051, -27.1, 0]));
    },
  );

  it.each(['Veränderung zum Vorjahr (%)', 'Veränd.%', 'YoY change (%)', '% yoy'])(
    'is the change since the year before: %s',
    async (name) => {
      const file = csv(`Topic;Area;${name}\nKelp;Sea;12\nMoss;Land;-3\nPeat;Land;4\n`);
      expect((await topicsOf(file)).map(([, growth]) => growth)).toEqual([12, -3, 4]);
    },
  );

  it('is not the change of a few months, or the value of the year before', async () => {
    const file = csv('Topic;Three month change;Vorjahr\nKelp;12 %;5\nMoss;-3 %;6\nPeat;4 %;7\n');
    expect((await topicsOf(file)).map(([, growth]) => growth)).toEqual([null, null, null]);
  });
});

describe('a group', () => {
  it.each([
    ['of one character where that is a word', '分野', ['食', '住', '食', '住', '移', '移']],
    [
      'called so, although few of its words repeat',
      'Vertical',
      ['Food', 'Homes', 'Food', 'Money', 'Learning', 'Roads'],
    ],
  ])('may be %s', async (_, name, words) => {
    const file = csv(`Topic,${name},Note\n${words.map((word, at) => `T${at} long,${word},n${at}`).join('\n')}\n`);
    expect((await topicsOf(file)).map(([, , group]) => group)).toEqual(words);
  });

  it.each(['Outline Level', 'Ebene'])('is the row above by a column of levels: %s', async (name) => {
    const rows = ['1,Programme,9', '2,Scan,5', '3,Kelp,1', '3,Moss,2', '2,Frame,4', '3,Peat,3'];
    expect(await topicsOf(csv(`${name},Name,Days\n${rows.join('\n')}\n`))).toEqual([
      ['Kelp', null, 'Scan'],
      ['Moss', null, 'Scan'],
      ['Peat', null, 'Frame'],
    ]);
    // Levels of something else, in which a row is more than one below the one above.
    const scores = csv(`${name},Name,Days\n1,Kelp,9\n3,Moss,5\n2,Peat,1\n`);
    expect(await topicsOf(scores)).toHaveLength(3);
  });

  it('makes a topic of the same name another one; a blank one does not', async () => {
    const file = csv('Topic,Trend,Growth %\nTwins,City,18\nTwins,Industry,21\n twins ,,5\nKelp,Sea,3\n');
    expect(await topicsOf(file)).toEqual([
      ['Twins', 18, 'City'],
      ['Twins', 21, 'Industry'],
      ['Kelp', 3, 'Sea'],
    ]);
    const ids = (await file).workspace.topics.map((row) => row['tid']);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('rows that are no topics', () => {
  it.each(['Minimum', 'Maximum', 'Standardabweichung', 'Max'])('%s beside numbers alone is one', async (word) => {
    const file = csv(`Topic,Growth %,Cost\nKelp,3,10\nMoss,5,20\n\n${word},5,20\n`);
    expect((await topicsOf(file)).map(([name]) => name)).toEqual(['Kelp', 'Moss']);
  });

  it('are units in brackets, whatever they are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('[%/a]', '[k€]', '[a]', '[-]', '[Stück]', '(t/h)'), { minLength: 2, maxLength: 2 }),
        async (units) => {
          const file = csv(`Thema;Aufwand;Dauer\n[-];${units.join(';')}\nKelp;3;10\nMoss;5;20\nPeat;7;30\n`);
          expect((await topicsOf(file)).map(([name]) => name)).toEqual(['Kelp', 'Moss', 'Peat']);
        },
      ),
    ));

  it('are those that a pivot table calls blank', async () => {
    const file = csv('Topic,Growth %\nKelp,3\n(blank),5\nMoss,5\n');
    expect((await topicsOf(file)).map(([name]) => name)).toEqual(['Kelp', 'Moss']);
  });
});

describe('a text', () => {
  it('of Markdown may have bars within its cells', async () => {
    const note = '| Topic | Growth % |\n|:--|--:|\n| Wear \\| tear | 5 |\n| Kelp | 3 |\n';
    expect(await topicsOf(opened('a.md', utf8(note)))).toEqual([
      ['Wear | tear', 5, null],
      ['Kelp', 3, null],
    ]);
  });

  it('with lines that end as on a Macintosh of old is read in its encoding', () => {
    const bytes = new Uint8Array([0x43, 0x61, 0x96, 0x61, 0x0d, 0x31, 0x20, 0xdb]);
    expect([detectEncoding(bytes), decoded(bytes)]).toEqual(['macintosh', 'Caña\r1 €']);
    expect(detectEncoding(new Uint8Array([0x96, 0x0d, 0x0a]))).toBe('windows-1252');
  });
});

describe('a JSON file', () => {
  it('may have the names of its columns and the rows apart', async () => {
    const data = [
      ['Kelp', 0.12],
      ['Moss', -0.03],
    ];
    const growths = [
      ['Kelp', 12, null],
      ['Moss', -3, null],
    ];
    expect(await topicsOf(json({ columns: ['name', 'growth'], data }))).toEqual(growths);
    expect(await topicsOf(json({ columns: ['name', 'growth'], index: [0, 1], data }))).toEqual(growths);
  });

  it('has labels that are records by their names, where these are all that they say', async () => {
    const issue = (summary: string, ...names: string[]) => ({
      fields: { summary, growth: 0.1, components: names.map((name, at) => ({ id: String(at), name })) },
    });
    const all = [issue('Kelp', 'Sea'), issue('Moss', 'Land'), issue('Peat', 'Land', 'Sea')];
    const { workspace } = await json({ issues: all });
    expect(JSON.stringify(workspace)).not.toContain('{\\"');
    expect(JSON.stringify(workspace)).toContain('Land');
  });
});
