import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import type { TableForm } from '../../../src/domain/own-data/table-form';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { opened, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));

const MARKET = [
  'Segment;Thema;Kennzahl;Jahr;Wert;Einheit;Stand',
  ...[
    'Natrium-Ionen-Akku;118,0;615,7;31,7',
    'Zweitleben-Speicher;410,0;928,7;14,6',
    'Depotladen;1865,0;8514,8;28,8',
  ].flatMap((line, index) => {
    const [name = '', now = '', then = '', growth = ''] = line.split(';');
    const start = `${index < 2 ? 'Batterien' : 'Laden'};${name}`;
    return [
      `${start};Marktvolumen;2024;${now};Mio. EUR;03.02.2025`,
      `${start};Marktvolumen;2030;${then};Mio. EUR;03.02.2025`,
      `${start};Wachstum;2024–30;${growth};% p. a.;03.02.2025`,
    ];
  }),
].join('\n');

const named = ({ workspace }: Awaited<ReturnType<typeof opened>>) =>
  workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], row['average_sizing'], row['own']]);

const formed = (text: string, change: (form: TableForm) => Partial<TableForm>) => {
  const session = new OwnDataSession();
  const { mapping } = session.open('a.csv', utf8(text));
  if (mapping === null) throw new Error('no mapping');
  const revised = session.revise({
    ...mapping,
    sheets: mapping.sheets.map((sheet) => ({ ...sheet, form: { ...sheet.form, ...change(sheet.form) } })),
  });
  return { session, mapping: revised };
};

describe('a table with several rows a topic', () => {
  it('opens with a figure for each name of one, with the unit of its rows', async () => {
    const file = await csv(MARKET);
    const sheet = file.outline.mapping?.sheets[0];
    expect(sheet?.several?.form).toEqual({
      topic: 'Thema',
      naming: ['Kennzahl', 'Jahr'],
      values: ['Wert'],
      unit: 'Einheit',
    });
    expect(sheet?.columns.map(({ header, target }) => [header, target])).toEqual([
      ['Segment', 'trend'],
      ['Thema', 'name'],
      ['Stand', 'date'],
      ['Marktvolumen 2024 (Mio. EUR)', 'own-figure'],
      ['Marktvolumen 2030 (Mio. EUR)', 'averageSizing'],
      ['Wachstum 2024–30 (% p. a.)', 'growth'],
    ]);
    expect(named(file).map(([name, growth]) => [name, growth])).toEqual([
      ['Natrium-Ionen-Akku', 0.317],
      ['Zweitleben-Speicher', 0.146],
      ['Depotladen', 0.288],
    ]);
    expect(file.outline.mapping && checksOf(file.outline.mapping).map(({ kind }) => kind)).toContain('several');
  });

  it('says in the grid which figure each row becomes', async () => {
    const { session, outline } = await csv(MARKET);
    if (outline.mapping === null) throw new Error('no mapping');
    const lines = session.lines(outline.mapping, 0, 0, 20);
    const columns = outline.mapping.sheets[0]?.columns ?? [];
    expect(lines.slice(0, 5).map(({ kind }) => kind)).toEqual(['names', 'topic', 'part', 'part', 'topic']);
    const becomes = lines
      .slice(1, 4)
      .map(({ cells }) => columns.find(({ index }) => index === cells[4]?.becomes)?.target);
    expect(becomes).toEqual(['own-figure', 'averageSizing', 'growth']);
  });

  it('is read a row a topic with one change, and back with another', async () => {
    const one = formed(MARKET, () => ({ several: 'one' }));
    expect(one.mapping.sheets[0]?.several).toBeNull();
    expect(one.mapping.sheets[0]?.canBeSeveral).toBe(true);
    const several = formed(MARKET, () => ({ several: 'several' }));
    expect((await several.session.build(several.mapping)).workspace.topics).toHaveLength(3);
  });

  it('takes the newest year as the size, and growth from the years', async () => {
    const rows = ['DE', 'FR', 'IT'].flatMap((geo, at) =>
      [2021, 2022, 2023].map((year) => `${geo},${year},${(at + 1) * 100 * 1.1 ** (year - 2021)},b`),
    );
    const file = await csv(['geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG', ...rows].join('\n'));
    expect(named(file).map(([name, growth]) => [name, Math.round(Number(growth) * 1000)])).toEqual([
      ['DE', 100],
      ['FR', 100],
      ['IT', 100],
    ]);
    expect(file.outline.mapping?.sheets[0]?.columns.find(({ target }) => target === 'averageSizing')?.header).toBe(
      '2023',
    );
    // The flags of a topic are its label.
    expect(file.workspace.topics[0]?.['own']).toEqual({ 2023: 121, OBS_FLAG: 'b' });
  });

  it('with a figure twice has the first, and a line', async () => {
    const text = 'Topic,Year,Value\nKelp,2024,1\nKelp,2025,2\nMoss,2024,3\nMoss,2025,4\nMoss,2025,5\n';
    expect(new OwnDataSession().open('a.csv', utf8(text)).mapping?.sheets[0]?.several).toBeNull();
    const { session, mapping } = formed(text, () => ({ several: 'several' }));
    const { workspace, faults } = await session.build(mapping);
    expect(workspace.topics).toHaveLength(2);
    expect(faults.map(({ problem }) => problem)).toContain('‘Moss’ has the figure ‘2025’ twice: 4 and 5.');
  });
});

const word = fc.constantFrom('Kelp farms', 'Moss roofs', 'Peat power', 'Algae feed', 'Night trains', 'Yard trucks');

it('a long table is read as the wide one with the same figures, in any order of its rows and columns', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(word, { minLength: 2 }),
      fc.uniqueArray(fc.integer({ min: 2015, max: 2026 }), { minLength: 2, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 30, maxLength: 30 }),
      fc.constantFrom(['Topic', 'Year', 'Value'], ['Thema', 'Jahr', 'Wert'], ['Technology', 'Period', 'Amount']),
      fc.constantFrom([0, 1, 2], [2, 1, 0], [1, 0, 2]),
      fc.boolean(),
      async (names, years, values, header, order, byYear) => {
        const cells = names.flatMap((name, at) =>
          years.map((year, place) => [name, String(year), String(values[at * years.length + place])]),
        );
        const rows = byYear ? cells.toSorted((a, b) => Number(a[1]) - Number(b[1])) : cells;
        const long = [header, ...rows].map((row) => order.map((at) => row[at]).join(',')).join('\n');
        const file = await csv(long);
        const wideYears = years.toSorted((a, b) => b - a);
        const wide = await csv(
          [
            [header[0], ...wideYears].join(','),
            ...names.map((name, at) =>
              [name, ...wideYears.map((year) => values[at * years.length + years.indexOf(year)])].join(','),
            ),
          ].join('\n'),
        );
        const growthOf = ({ workspace }: typeof file) =>
          new Map(workspace.topics.map((row) => [row['topic_name'], row['topic_growth']]));
        fc.pre(rows.length >= 4);
        expect(growthOf(file)).toEqual(growthOf(wide));
        expect(file.workspace.topics).toHaveLength(names.length);
      },
    ),
    { numRuns: 40 },
  );
});

it('a table with a name in each row is never read as several rows a topic', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 3, maxLength: 8 }), {
        minLength: 4,
        maxLength: 20,
      }),
      fc.array(
        fc.tuple(fc.constantFrom('Food', 'Energy'), fc.constantFrom('2024', '2025'), fc.integer({ min: 1, max: 99 })),
        { minLength: 20, maxLength: 20 },
      ),
      async (names, parts) => {
        const lines = names.map((name, at) => [...(parts[at] ?? []), name].join(','));
        const { outline } = await csv(['Cluster,Year,Value,Name', ...lines].join('\n'));
        expect(outline.mapping?.sheets[0]?.several).toBeNull();
        expect(outline.mapping?.sheets[0]?.canBeSeveral).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
});
