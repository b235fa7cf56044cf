import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { missingRoles } from '../../../src/domain/own-data/roles';
import { readNumber } from '../../../src/domain/own-data/written-number';
import { decodeText, doubtOfLetters } from '../../../src/infrastructure/own-data/text/decode-text';
import { opened, utf8 } from './zip-of';

type File = Awaited<ReturnType<typeof opened>>;

const csv = (text: string) => opened('a.csv', utf8(text));
const lines = (...rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(';')).join('\n');
const columnsOf = ({ outline }: File) => outline.mapping?.sheets.find(({ kind }) => kind === 'topics')?.columns ?? [];
const targetsOf = (file: File) => Object.fromEntries(columnsOf(file).map(({ header, target }) => [header, target]));
const checksIn = ({ outline }: File) => (outline.mapping === null ? [] : checksOf(outline.mapping));

/** What a topic is, with the name of its group. */
function topicsIn({ workspace }: File) {
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => ({
    name: row['topic_name'],
    group: trends.get(row['trend']) ?? null,
    growth: row['topic_growth'] ?? null,
    size: row['average_sizing'] ?? null,
  }));
}

describe('an amount', () => {
  it.each([
    ['R$ 1,2 bi', 1.2e9],
    ['R$ 450 mi', 450e6],
    ['450 milhões €', 450e6],
    ['3 millones €', 3e6],
    ['2 mil millones €', 2e9],
    ['1,5 milliard €', 1.5e9],
    ['12 milioni €', 12e6],
    ['340 tys. zł', 340e3],
    ['340 mln zł', 340e6],
    ['7 miljoner kr', 7e6],
    ['2 miljard €', 2e9],
    ['30 mille €', 30e3],
  ])('is read with the scale of its language: %s', (text, amount) => {
    const read = readNumber(text, ',');
    const factor = read?.unit.is === 'money' ? read.unit.factor : 0;
    expect((read?.value ?? 0) * factor).toBeCloseTo(amount);
  });

  it('in a record is the same, whatever the order and the names of its unit', async () => {
    const of = (part: object) =>
      opened(
        'a.json',
        utf8(JSON.stringify(['Kelp', 'Moss'].map((name, at) => ({ name, market: { ...part, amount: at + 3 } })))),
      );
    const [plain, ...others] = await Promise.all([
      of({ unit: 'million USD' }),
      of({ currency: 'USD', scale: 'million' }),
      of({ scale: 'million', currency: 'USD' }),
    ]);
    expect(topicsIn(plain).map(({ size }) => size)).toEqual([0.75, 1]);
    for (const other of others) expect(other.workspace.topics).toEqual(plain.workspace.topics);
  });

  it('has the currency of the column that says it, as if it stood in the cell', async () => {
    const row = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom('USD', 'EUR', 'JPY', 'CHF'));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 3, maxLength: 9 }), fc.boolean(), async (rows, isBefore) => {
        const apart = await csv(
          lines(
            isBefore ? ['Name', 'Currency', 'Market'] : ['Name', 'Market', 'Currency'],
            ...rows.map(([amount, code], at) => [`Topic ${at}`, ...(isBefore ? [code, amount] : [amount, code])]),
          ),
        );
        const inside = await csv(
          lines(['Name', 'Market'], ...rows.map(([amount, code], at) => [`Topic ${at}`, `${amount} ${code}`])),
        );
        expect(topicsIn(apart)).toEqual(topicsIn(inside));
        const ofMarket = (file: File) => checksIn(file).filter(({ column }) => column?.header === 'Market');
        expect(ofMarket(apart).map(({ kind }) => kind)).toEqual(ofMarket(inside).map(({ kind }) => kind));
      }),
      { numRuns: 40 },
    );
  });

  it('of one currency is the size before those of several', async () => {
    const file = await csv(
      lines(
        ['Name', 'Raised', 'Raised currency', 'Raised (in USD)'],
        ['Kelp', 2_000_000, 'EUR', 2_150_000],
        ['Moss', 500_000, 'USD', 500_000],
      ),
    );
    expect(targetsOf(file)['Raised (in USD)']).toBe('averageSizing');
  });
});

describe('growth below a name with a percent sign', () => {
  it('is to check where all of it is below one, and only there', async () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true }).map((each) => Number(each.toFixed(2)));
    await fc.assert(
      fc.asyncProperty(fc.array(share, { minLength: 2, maxLength: 8 }), fc.boolean(), async (shares, isWhole) => {
        const values = isWhole ? [...shares, 7] : shares;
        const file = await csv(lines(['Name', 'Growth %'], ...values.map((each, at) => [`Topic ${at}`, each])));
        const units = checksIn(file).filter(({ kind }) => kind === 'unit');
        expect(units).toHaveLength(isWhole ? 0 : 1);
        expect(units.every(({ column }) => column?.question?.answers.includes('fraction'))).toBe(true);
        // As its name says, until the user says otherwise.
        expect(topicsIn(file)[0]?.growth).toBeCloseTo((shares[0] ?? 0) / 100);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a day', () => {
  it.each([
    ['14 Jan 2027', '1 Feb 2027', '30 Mar 2027'],
    ['January 14, 2027', 'February 1, 2027', 'March 30, 2027'],
    ['14. Januar 2027', '1. Februar 2027', '30. März 2027'],
    ['14-Jan-2027', '01-Feb-2027', '30-Mar-2027'],
    ['14/01/2027', '01/02/2027', '30/03/2027'],
  ])('names no topic, although it is longer than the names: %s', async (...days) => {
    const file = await csv(lines(['Project', 'Review'], ['Fog', days[0]], ['Dew', days[1]], ['Bark', days[2]]));
    expect(topicsIn(file).map(({ name }) => name)).toEqual(['Fog', 'Dew', 'Bark']);
  });
});

describe('names in codes', () => {
  it('with names in words below them read the same topics as the words alone', async () => {
    const words = ['Geographic Area Name', 'Estimate of households', 'Margin of error', 'Share with a computer'];
    const rows = [
      ['Alabama', 1_933_150, 8563, 92.5],
      ['Alaska', 267_057, 2011, 96.2],
      ['Arizona', 2_739_136, 7442, 95.8],
    ];
    const both = await csv(lines(['NAME', 'S1_001E', 'S1_001M', 'S1_002E'], words, ...rows));
    expect(topicsIn(both).map(({ name }) => name)).toEqual(['Alabama', 'Alaska', 'Arizona']);
    expect(both.workspace.topics[1]?.['own']).toMatchObject({ 'S1_001E (Estimate of households)': 267_057 });
    // The same mark in each cell is no name.
    const missing = await csv(
      lines(
        ['Name', 'Sales', 'Staff'],
        ['Kelp', 'n/a', 'n/a'],
        ['Moss', 3, 4],
        ['Peat', 5, 6],
        ['Tide', 7, 8],
        ['Turf', 9, 1],
      ),
    );
    expect(topicsIn(missing)).toHaveLength(5);
  });
});

describe('a text in the wrong encoding', () => {
  const twice = (text: string) => utf8(String.fromCodePoint(...utf8(text)));

  it('that was written in UTF-8 twice is read as it was, with a line', async () => {
    const word = fc.stringMatching(/^[a-zäöüßéèñçøåłążœ]{2,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.join(' ');
        expect(decodeText(twice(text), 'utf-8').text).toBe(text);
        // What is written once stays as it is.
        expect(decodeText(utf8(text), 'utf-8')).toEqual({ text, twice: null });
      }),
    );
    const file = await opened(
      'a.csv',
      twice(lines(['Thema', 'Wachstum'], ['Kühle Dächer', '7 %'], ['Rußfilter', '9 %'])),
    );
    expect(topicsIn(file).map(({ name }) => name)).toEqual(['Kühle Dächer', 'Rußfilter']);
    expect(file.faults.map(({ problem }) => problem)).toContain('The file was written in UTF-8 twice: ‘KÃ¼hle’.');
  });

  it('of another alphabet than ours is doubted, and read by the encoding that the user chooses', () => {
    // 'Ciepło' in Windows-1250.
    const bytes = Uint8Array.from([0x43, 0x69, 0x65, 0x70, 0xb3, 0x6f]);
    expect(doubtOfLetters(decodeText(bytes, 'windows-1252').text, 'windows-1252')).toContain('Ciep³o');
    expect(decodeText(bytes, 'windows-1250').text).toBe('Ciepło');
    expect(doubtOfLetters('1ª edición: 5 m² für £3, ½ Tag ¿no?', 'windows-1252')).toBeNull();
  });
});

describe('a list', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
  const parts = fc
    .uniqueArray(word, { minLength: 4, maxLength: 24 })
    .chain((words) =>
      fc.record({ words: fc.constant(words), of: fc.integer({ min: 2, max: Math.floor(words.length / 2) }) }),
    );

  it('in parts has the first of each as its group, also where it begins in the first row', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async ({ words, of }) => {
        const all = Array.from({ length: Math.floor(words.length / of) }, (_, at) =>
          words.slice(at * of, (at + 1) * of),
        );
        const file = await csv(all.map((part) => part.join('\n')).join('\n\n'));
        const groups = all.flatMap(([group, ...names]) => names.map((name) => [name, group]));
        expect(topicsIn(file).map(({ name, group }) => [name, group])).toEqual(groups);
      }),
      { numRuns: 30 },
    );
  });

  it.each(['Society', 'Technology', 'Market', 'Topic', 'Growth'])(
    'in Markdown has its headings as groups, also one called as a column may be: %s',
    async (heading) => {
      for (const mark of ['1.', '-', '*']) {
        const text = `# Trends of the year\n\n## ${heading}\n${mark} Quiet cities\n${mark} Late parents\n\n## Health\n${mark} Organ chips\n`;
        const file = await opened('a.md', utf8(text));
        expect(topicsIn(file).map(({ name, group }) => [name, group])).toEqual([
          ['Quiet cities', heading],
          ['Late parents', heading],
          ['Organ chips', 'Health'],
        ]);
      }
    },
  );
});

describe('marks of Markdown in a cell', () => {
  it.each([
    ['**Fusion** \\| tokamak', 'Fusion | tokamak'],
    ['_Organ chips_', 'Organ chips'],
    ['A *very* long name', 'A very long name'],
    ['snake_case_name', 'snake_case_name'],
    ['5 * 3 * 2 rods', '5 * 3 * 2 rods'],
  ])('are no part of it: %s', async (cell, name) => {
    const file = await opened('a.md', utf8(`| Topic | Growth |\n|---|--:|\n| ${cell} | 4 % |\n| Moss | 5 % |\n`));
    expect(topicsIn(file)[0]?.name).toBe(name);
  });
});

describe('two tables with the same columns', () => {
  it('are no versions of each other where only a person is in both', async () => {
    const table = (...names: readonly string[]) => [
      'Name;Owner;Growth',
      ...names.map((name, at) => `${name};${at === 0 ? 'Ann' : `Bo ${name}`};${at + 5} %`),
    ];
    const file = await csv(['Water;;', ...table('Fog', 'Dew'), '', 'Wood;;', ...table('Bark', 'Glue')].join('\n'));
    expect(topicsIn(file).map(({ name, group }) => [name, group])).toEqual([
      ['Fog', 'Water'],
      ['Dew', 'Water'],
      ['Bark', 'Wood'],
      ['Glue', 'Wood'],
    ]);
  });
});

describe('a series of months in the rows', () => {
  it('has no figures as names, whatever sign stands before one of them', async () => {
    const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01'];
    const file = csv(
      lines(
        ['Month', 'Heat pump', 'Fog net'],
        ...months.map((each, at) => [each, 50 + at, ['<1', 1, 2][at % 3] ?? '']),
      ),
    );
    await expect(file).rejects.toThrow('No column holds the names of the topics');
  });
});

describe('what no column is', () => {
  it('has the columns that may be it, until one of them is', async () => {
    const rows = [
      ['Fog', 'W', 'Water', 12, 30],
      ['Dew', 'W', 'Water', 7, 80],
      ['Bark', 'H', 'Wood', 5, 120],
    ];
    const open = await csv(lines(['tech_name', 'grp_cd', 'grp_nm', 'gr_rt', 'mkt_sz'], ...rows));
    const found = missingRoles(columnsOf(open)).map(({ role, candidates }) => [
      role,
      candidates.map(({ header }) => header),
    ]);
    expect(found).toEqual([
      ['growth', ['gr_rt', 'mkt_sz']],
      ['averageSizing', ['gr_rt', 'mkt_sz']],
      ['trend', ['grp_cd', 'grp_nm']],
    ]);
    const named = await csv(lines(['Name', 'Group', 'Kind', 'Growth', 'Market size (EUR m)'], ...rows));
    expect(missingRoles(columnsOf(named))).toEqual([]);
  });
});
