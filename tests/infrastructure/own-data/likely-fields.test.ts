import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { opened, utf8 } from './zip-of';

type Line = readonly string[];

const NAMES = [
  'Kelp farms',
  'Moss roofs',
  'Peat power',
  'Algae feed',
  'Night trains',
  'Yard trucks',
  'Carbon labels',
  'Tide mills',
];

/** What the columns of a CSV file with eight topics become, by their names, and the first topic. */
async function read(columns: Readonly<Record<string, Line>>) {
  const header = ['Topic', ...Object.keys(columns)];
  const lines = NAMES.map((name, row) => [
    name,
    ...Object.values(columns).map((values) => values[row % values.length] ?? ''),
  ]);
  const file = await opened('a.csv', utf8([header, ...lines].map((line) => line.join(';')).join('\n')));
  const { mapping } = file.outline;
  if (mapping === null) throw new Error('no table');
  const targets = mapping.sheets[0]?.columns.flatMap(({ header: name, target }) =>
    ['growth', 'averageSizing', 'trend'].includes(target) ? [[target, name]] : [],
  );
  const trends = new Map(file.workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  const topics = file.workspace.topics.map((row) => ({
    growth: row['topic_growth'],
    size: row['average_sizing'],
    group: trends.get(row['trend']),
  }));
  return { is: Object.fromEntries(targets ?? []), topics, checks: checksOf(mapping).map(({ kind }) => kind) };
}

const IN_ORDER = ['Sea', 'Sea', 'Sea', 'Sea', 'Land', 'Land', 'Land', 'Land'];
const MIXED = ['Sea', 'Land', 'Sea', 'Sea', 'Land', 'Land', 'Sea', 'Land'];
const AMOUNTS = ['120', '80', '310', '45', '900', '77', '12', '64'];

describe('the size, where no name says it', () => {
  it.each([
    ['an amount by its name', { 'Potential (EUR m)': AMOUNTS }, 'Potential (EUR m)'],
    [
      'an amount by its name without brackets',
      { 'Custom field, potential kEUR': AMOUNTS },
      'Custom field, potential kEUR',
    ],
    ['amounts in the cells', { 'Business case': ['€450k', '€1.2M', '€95k'] }, 'Business case'],
    ['a column that is called a market', { Market: ['$360m', '$1.2bn', '$0.95bn'] }, 'Market'],
    ['the newest year', { 2023: AMOUNTS, 2024: AMOUNTS, '2030F': AMOUNTS }, '2024'],
    [
      'the newest of an amount in years',
      { 'Sales 2024 (USD m)': AMOUNTS, 'Sales 2025 (USD m)': AMOUNTS },
      'Sales 2025 (USD m)',
    ],
    [
      'the newest of a figure in years',
      { 'Volume 2024': AMOUNTS, 'Volume 2025': AMOUNTS, 'Volume 2030F': AMOUNTS },
      'Volume 2025',
    ],
  ])('is %s', async (_, columns, expected) => {
    expect((await read({ Growth: ['3 %', '4 %'], ...columns })).is).toEqual({
      growth: 'Growth',
      averageSizing: expected,
    });
  });

  it.each([
    ['costs', { 'Cost (EUR m)': AMOUNTS }],
    ['an amount for each user', { 'Revenue per user (EUR)': AMOUNTS }],
    ['a score', { Impact: ['1', '3', '5'] }],
    ['years of rates', { 2023: ['3', '-2', '4'], 2024: ['1', '2', '-7'] }],
  ])('is none of %s', async (_, columns) => {
    expect((await read({ Growth: ['3 %', '4 %'], ...columns })).is).toEqual({ growth: 'Growth' });
  });

  it('is not replaced by the next best where the user says that it is none', async () => {
    const text = `Topic;Sales (EUR m);NPV (EUR m)\n${NAMES.map((name, at) => `${name};${AMOUNTS[at]};${((at * 7) % 11) + 3}`).join('\n')}`;
    const { session, outline } = await opened('a.csv', utf8(text));
    if (outline.mapping === null) throw new Error('no table');
    const revised = session.revise({
      ...outline.mapping,
      sheets: outline.mapping.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) =>
          column.target === 'averageSizing' ? { ...column, target: 'own-figure', isChosen: true } : column,
        ),
      })),
    });
    expect(revised.sheets[0]?.columns.map(({ target }) => target)).toEqual(['name', 'own-figure', 'own-figure']);
  });
});

describe('the growth, where no name says it alone', () => {
  it.each([
    ['in a longer name', { 'Custom field (Market growth)': ['18', '9', '27'] }, 'Custom field (Market growth)', 0.18],
    ['in another language', { 'Croissance (%)': ['34,5', '7,2'] }, 'Croissance (%)', 0.345],
    ['as a factor', { 'Growth factor p.a.': ['1.36', '0.94'] }, 'Growth factor p.a.', 0.36],
  ])('is read %s', async (_, columns, name, first) => {
    const file = await read(columns);
    expect(file.is).toEqual({ growth: name });
    expect(file.topics[0]?.growth).toBeCloseTo(first, 10);
  });

  it('has the sign that its word says, in each language and with each number', async () => {
    const words = fc.constantFrom(
      ['up', 1],
      ['rose by', 1],
      ['steigt um', 1],
      ['down', -1],
      ['fell', -1],
      ['sinkt um', -1],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(words, fc.integer({ min: 1, max: 90 })), { minLength: 8, maxLength: 8 }),
        async (all) => {
          const { topics } = await read({ Growth: all.map(([[word], value]) => `${word} ${value} %`) });
          expect(topics.map(({ growth }) => growth)).toEqual(all.map(([[, sign], value]) => (sign * value) / 100));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the group, where no name says it', () => {
  it.each(['Segment', 'Business unit', 'Epic', 'Secteur', '行业', 'Field'])(
    'is a category that is called so: %s',
    async (name) => {
      const file = await read({ Growth: ['3 %'], Owner: MIXED, [name]: MIXED });
      expect(file.is.trend).toBe(name);
      expect(new Set(file.topics.map(({ group }) => group))).toEqual(new Set(['Sea', 'Land']));
    },
  );

  it.each([
    ['a person', { Owner: IN_ORDER }],
    ['a word of its own in each row', { Segment: NAMES }],
    ['a level', { Probability: ['High', 'Low', 'Medium', 'High'] }],
    ['a text of its own in each row', { Note: NAMES.map((name) => `about ${name}`) }],
    ['several labels in a cell', { Tags: ['a, b', 'b', 'a', 'b, c'] }],
  ])('is none of %s', async (_, columns) => {
    expect((await read(columns)).is).toEqual({});
  });

  it('asks nothing', async () => {
    expect((await read({ Segment: MIXED, 'Sales (EUR m)': AMOUNTS, Change: ['+3 %', '-4 %'] })).checks).toEqual([]);
  });
});
