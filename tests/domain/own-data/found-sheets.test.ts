import { describe, expect, it } from 'vitest';
import { readSheets } from '../../../src/domain/own-data/read-sheets';
import { proposeMapping } from '../../../src/domain/own-data/propose-mapping';
import type { Cell } from '../../../src/domain/own-data/tables';
import { tablesOf } from './a-table';

function sheetOf(rows: readonly (readonly Cell[])[]) {
  const [sheet] = readSheets(tablesOf({ Sheet1: rows }), null);
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

const linesOf = (rows: readonly (readonly Cell[])[]) =>
  sheetOf(rows).notes.map(({ row, problem, isLeftOut = false }) => `${row}${isLeftOut ? ' left out' : ''}: ${problem}`);

describe('the row of the column names', () => {
  it.each<[string, readonly (readonly Cell[])[], number]>([
    [
      'the first',
      [
        ['Name', 'Growth'],
        ['A', 1],
      ],
      1,
    ],
    ['below a title', [['Signals of 2026'], ['Name', 'Growth'], ['A', 1]], 2],
    [
      'below facts of the file',
      [
        ['Report', 'Q3'],
        ['Author', 'Ann'],
        ['Signal', 'Xx', 'Yy', 'Zz'],
        ['A', 1, 2, 3],
      ],
      3,
    ],
    [
      'below groups of columns',
      [
        ['Basics', null, 'Figures'],
        ['Name', 'Text', 'Growth'],
        ['A', 'b', 1],
      ],
      2,
    ],
    [
      'of unknown names',
      [
        ['Bezeichner', 'Kennwort'],
        ['A', 1],
        ['B', 2],
      ],
      1,
    ],
    [
      'of unknown names above a record that has a known one',
      [
        ['Xx', 'Yy'],
        ['Heat pump', 'Day'],
        ['Kelp', 'Source'],
      ],
      1,
    ],
    [
      'with years as numbers',
      [
        ['Name', 2019, 2020, 2021],
        ['A', 1, 2, 3],
      ],
      1,
    ],
  ])('is found: %s', (_, rows, row) => {
    expect(sheetOf(rows).headerRow).toBe(row);
  });

  it('is no record of numbers: then the columns have their places as names', () => {
    const sheet = sheetOf([
      ['Source', 3],
      ['B', 4],
      ['Day', 5],
    ]);
    expect([sheet.header, sheet.rows.length]).toEqual([['Column A', 'Column B'], 3]);
  });

  it('takes the units of a second row', () => {
    const sheet = sheetOf([
      ['Name', 'Growth', 'Size'],
      [null, '% p.a.', '(USD bn)'],
      ['A', 4, 300],
    ]);
    expect([sheet.header, sheet.rows.length]).toEqual([['Name', 'Growth (% p.a.)', 'Size (USD bn)'], 1]);
  });

  it('leaves no row out without a line', () => {
    expect(linesOf([['Signals'], ['of 2026'], ['Name', 'Growth'], ['A', 1]])).toEqual([
      '1: 2 rows above the names of the columns: ‘Signals’ and others.',
    ]);
  });
});

describe('rows that are no records', () => {
  const HEAD = ['Name', 'Growth'];

  it('are left out with a line each: totals, notes below', () => {
    const rows = [
      HEAD,
      ['A', 1],
      ['-', '-'],
      ['B', 2],
      ['Summe', 3],
      ['Ø', 4],
      [null],
      ['* estimated'],
      ['Quelle: IEA'],
    ];
    expect(linesOf(rows)).toEqual([
      '3 left out: A line between rows: ‘’.',
      '5 left out: A total: ‘Summe’.',
      '6 left out: A total: ‘Ø’.',
      '8 left out: A note below the table: ‘* estimated’.',
      '9 left out: A note below the table: ‘Quelle: IEA’.',
    ]);
    expect(sheetOf(rows).rows.map(({ cells }) => cells[0])).toEqual(['A', 'B']);
  });

  it.each<[string, readonly Cell[]]>([
    ['a topic named like a total', ['Total', 'recall of meat']],
    ['a topic without figures', ['Total', null]],
    ['a topic whose name begins so', ['Total cost of ownership', 3]],
    ['a name alone in the middle', ['* new']],
  ])('are not %s', (_, row) => {
    expect(sheetOf([HEAD, ['A', 1], row, ['B', 2]]).rows).toHaveLength(3);
  });
});

describe('columns of years', () => {
  it('give growth from the first to the last with a value, and the sheet says so', () => {
    const sheet = sheetOf([
      ['Name', '2020', '2021', '2022'],
      ['A', 100, 110, 121],
      ['B', '50', '', '72'],
      ['C', null, null, 2],
    ]);
    expect(sheet.header.at(-1)).toBe('CAGR 2020-2022');
    expect(sheet.rows.map(({ cells }) => cells.at(-1))).toEqual([{ percent: 0.1 }, { percent: 0.2 }, null]);
    expect(sheet.notes.map(({ consequence }) => consequence)).toEqual([
      'Growth is computed from the first and the last year with a value, as CAGR 2020-2022.',
    ]);
    const columns = proposeMapping(
      tablesOf({
        Topics: [
          ['Name', 2020, 2021, 2022],
          ['A', 100, 110, 121],
        ],
      }),
    ).sheets[0]?.columns;
    expect(columns?.map(({ header, target }) => [header, target]).at(-1)).toEqual(['CAGR 2020-2022', 'growth']);
  });

  it('need two', () => {
    expect(
      sheetOf([
        ['Name', '2020', 'Now'],
        ['A', 100, 110],
      ]).header,
    ).toEqual(['Name', '2020', 'Now']);
  });
});

describe('several sheets with the same columns', () => {
  const rows = (name: string) => [
    ['Name', 'Growth'],
    [name, 0.1],
  ];
  const kinds = (...names: readonly string[]) =>
    proposeMapping(tablesOf(Object.fromEntries(names.map((name) => [name, rows(name)])))).sheets.map(
      ({ kind, reason }) => [kind, reason],
    );
  const earlier = (name: string) => `the same columns as ‘${name}’, which may be read together or as earlier data`;

  it.each([
    [['Q1', 'Q2', 'Q3'], 2],
    [['Q3', 'Q1', 'Q2'], 0],
    [['Q4 2025', 'Q1 2026'], 1],
    [['Data 2026', 'Data 2025'], 0],
  ])('%j: the newest holds the topics', (names, newest) => {
    const found = kinds(...names);
    expect(found[newest]).toEqual(['topics', `the newest by its name of ${names.length} sheets with the same columns`]);
    const others = found.filter((_, index) => index !== newest);
    expect(others.every(([kind, reason]) => kind === null && reason === earlier(names[newest] ?? ''))).toBe(true);
  });

  it('has parts that are years below their group, but no record with a year', () => {
    const groups = ['Topic', 'Market', null, 'Rating'];
    const header = (...rows: Parameters<typeof sheetOf>[0]) => sheetOf(rows).header;
    const names = header(groups, [null, '2024', '2025', 'Impact'], ['A', 10.5, 12, 4], ['B', 3, 3.3, 3]);
    expect(names).toEqual(['Topic', 'Market: 2024', 'Market: 2025', 'Rating: Impact', 'CAGR 2024-2025']);
    expect(header(groups, ['A', '2024', '2025', '4'], ['B', 3, 3.3, 3])[1]).toBe('Market');
  });
});
