import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import { opened, rawXlsx, rowsXml } from './zip-of';

type Value = string | number | null;
type Line = readonly Value[];

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

const fileOf = (lines: readonly Line[]) => opened('a.xlsx', rawXlsx({ sheets: { Sheet1: rowsXml(lines) } }));

/** Two blocks of cells on one sheet, apart by an empty row or an empty column. */
function placed(one: readonly Line[], other: readonly Line[], isBeside: boolean): readonly Line[] {
  if (!isBeside) return [...one, [], ...other];
  const width = Math.max(...one.map(({ length }) => length));
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    ...Array.from({ length: width }, (__, column) => one[at]?.[column] ?? null),
    null,
    ...(other[at] ?? []),
  ]);
}

const withForm = (mapping: Mapping, isTogether: boolean): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) =>
    sheet.kind === 'topics' ? { ...sheet, form: { ...sheet.form, isTogether } } : sheet,
  ),
});

const two = fc.record({
  names: fc.shuffledSubarray(NAMES, { minLength: 8, maxLength: 8 }),
  growths: fc.array(fc.integer({ min: -20, max: 90 }), { minLength: 8, maxLength: 8 }),
  count: fc.integer({ min: 2, max: 6 }),
  isBeside: fc.boolean(),
  titles: fc.constantFrom<readonly string[]>([], ['Sea', 'Land']),
});

describe('two tables on a sheet', () => {
  it('with the same columns are read as one, below their titles, or one of them as the user says', async () => {
    await fc.assert(
      fc.asyncProperty(two, async ({ names, growths, count, isBeside, titles }) => {
        const rows = names.map((name, at): Line => [name, growths[at] ?? 0, 'Ann']);
        const tableOf = (body: readonly Line[], title: string | undefined): readonly Line[] => [
          ...(title === undefined ? [] : [[title]]),
          ['Topic', 'Growth %', 'Owner'],
          ...body,
        ];
        const file = await fileOf(
          placed(tableOf(rows.slice(0, count), titles[0]), tableOf(rows.slice(count), titles[1]), isBeside),
        );
        const trends = new Map(file.workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
        const found = file.workspace.topics.map((row) => [
          row['topic_name'],
          row['topic_growth'],
          trends.get(row['trend']),
        ]);
        expect(found).toEqual(
          rows.map(([name, growth], at) => [name, Number(growth) / 100, titles[at < count ? 0 : 1]]),
        );
        const { mapping } = file.outline;
        if (mapping === null) throw new Error('no table');
        expect(checksOf(mapping).map(({ kind }) => kind)).toEqual(['sheets']);
        const alone = file.session.revise(withForm(mapping, false));
        const { workspace } = await file.session.build(alone);
        const best = Math.max(count, 8 - count);
        expect(workspace.topics).toHaveLength(best);
      }),
      { numRuns: 60 },
    );
  });

  it('with the same topics have the columns of both for each, whatever the order of the rows', async () => {
    await fc.assert(
      fc.asyncProperty(two, fc.shuffledSubarray(NAMES, { minLength: 5, maxLength: 8 }), async (noise, others) => {
        const { names, growths, isBeside } = noise;
        const sizeOf = (name: string): number => 10 + NAMES.indexOf(name);
        const one = names.map((name, at): Line => [name, growths[at] ?? 0, at % 2 === 0 ? 'Sea' : 'Land']);
        const file = await fileOf(
          placed(
            [['Topic', 'Growth %', 'Group'], ...one],
            [['Topic', 'Market size (USD bn)'], ...others.map((name): Line => [name, sizeOf(name)])],
            isBeside,
          ),
        );
        expect(file.workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], row['own']])).toEqual(
          names.map((name, at) => [
            name,
            (growths[at] ?? 0) / 100,
            others.includes(name) ? { 'Market size (USD bn)': sizeOf(name) } : undefined,
          ]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('with two values for one figure have the first one, with a line', async () => {
    const file = await fileOf(
      placed(
        [
          ['Topic', 'Growth %'],
          ['Kelp', 4],
          ['Moss', 5],
        ],
        [
          ['Topic', 'Owner', 'Growth %'],
          ['Moss', 'Ann', 7],
          ['Kelp', 'Bob', 4],
        ],
        true,
      ),
    );
    expect(file.workspace.topics.map((row) => row['topic_growth'])).toEqual([0.04, 0.05]);
    expect(file.faults.map(({ problem }) => problem)).toContain('‘Moss’ has ‘Growth %’ twice: 5 and 7.');
  });

  it('that may be versions of each other, or are of another kind, are not mixed', async () => {
    const table = (by: number): readonly Line[] => [['Topic', 'Growth %'], ...NAMES.map((name): Line => [name, by])];
    const versions = await fileOf(placed(table(3), table(4), false));
    expect(versions.workspace.topics).toHaveLength(8);
    const team: readonly Line[] = [
      ['Team', 'Budget'],
      ['Foresight', 320],
      ['Design', 180],
      ['Venturing', 240],
    ];
    const file = await fileOf(placed(table(3), team, true));
    expect(file.workspace.topics.map((row) => row['topic_name'])).toEqual(NAMES);
    expect(file.faults.map(({ problem }) => problem)).toEqual(['Another table in D1:E4.']);
  });

  it('are outlined in the grid, and each cell is painted as what its own table says', async () => {
    const file = await fileOf(
      placed(
        [
          ['Topic', 'Growth %'],
          ['Kelp', 4],
          ['Moss', 5],
        ],
        [
          ['Topic', 'Growth %'],
          ['Peat', 6],
          ['Tide', 7],
        ],
        true,
      ),
    );
    const { mapping } = file.outline;
    if (mapping === null) throw new Error('no table');
    expect(file.session.preview(mapping).sizes[0]?.tables).toEqual([
      { sheet: 0, isRead: true, line: 0, lastLine: 2, column: 0, lastColumn: 1 },
      { sheet: 1, isRead: true, line: 0, lastLine: 2, column: 3, lastColumn: 4 },
    ]);
    const shown = file.session.lines(mapping, 0, 0, 5).map(({ cells }) => cells.map((cell) => cell.shown));
    expect(shown[1]).toEqual([null, '+4 %', null, null, '+6 %']);
  });
});
