import { describe, expect, it } from 'vitest';
import type { ColumnMapping, Mapping, Unit } from '../../../src/domain/own-data/mapping';
import { proposeMapping } from '../../../src/domain/own-data/propose-mapping';
import { readSheets } from '../../../src/domain/own-data/read-sheets';
import type { Cell } from '../../../src/domain/own-data/tables';
import { tablesOf } from './a-table';

/** The column of a table with names besides. */
function columnOf(header: string, values: readonly Cell[]): ColumnMapping {
  const rows = [['Name', header], ...values.map((value, index) => [`Topic ${index}`, value])];
  const column = proposeMapping(tablesOf({ Topics: rows })).sheets[0]?.columns[1];
  if (column === undefined) throw new Error('no column');
  return column;
}

describe('the unit of a column', () => {
  it.each<[string, readonly Cell[], Partial<ColumnMapping>]>([
    ['Growth', [0.1, -0.2, 1], { unit: 'fraction', reason: 'known name; shares of 1, no unit asked' }],
    ['Growth', ['12 %', '-3 %'], { unit: null, reason: 'known name; written with %' }],
    ['Growth', [{ percent: 0.12 }], { unit: null, reason: 'known name; written with %' }],
    ['Growth (%)', [31.7, 0.5], { unit: 'percent', reason: 'known name; percent by its name' }],
    ['Wachstum in Prozent', [31.7, 0.5], { unit: 'percent', reason: 'known name; percent by its name' }],
    ['Growth', ['48 %', 0.31], { unit: 'fraction', reason: 'known name; each value by its own form, 48 % or 0.48' }],
    ['Growth in %', [31.7, 0.5], { unit: 'percent', target: 'growth' }],
    ['Annual growth in per cent', [31.7, 0.5], { unit: 'percent', target: 'growth' }],
    ['Average sizing in %', [31.7, 0.5], { unit: 'percent', target: 'averageSizing' }],
    ['Market size in USD bn', [310, 12.5], { unit: 'of-310', target: 'averageSizing' }],
    ['Marktgröße in Mio. €', [310, 12.5], { unit: 'of-310', target: 'averageSizing' }],
    ['Growth (index, 2020 = 100)', [112, 95], { unit: 'index', reason: 'known name; an index from 100 by its name' }],
    ['Growth factor', [1.12, 0.95], { unit: 'factor', target: 'growth' }],
    ['Growth (pp)', [3, 0.5], { unit: 'percent' }],
    ['Growth (bps)', [250, -340], { unit: 'of-10000', reason: 'known name; parts of 10,000 by its name' }],
    ['Penetration (‰)', [410, 33], { unit: 'of-1000' }],
    [
      'Market size (USD bn)',
      [310, 12.5],
      { unit: 'of-310', reason: 'known name; money: the largest counts as 100\u00A0%' },
    ],
    ['Market size', ['€ 1,2m', '€ 3 Mio.'], { unit: 'of-3000000' }],
    ['Market size', ['1.2 Mrd. €', 'EUR 3 Mio.', 'TEUR 500'], { unit: 'of-1200000000' }],
    ['Size', [{ amount: 12.5, unit: 'Mio. €' }, 2_000_000], { unit: 'of-12500000' }],
    ['Importance (1-10)', [7, 3], { unit: 'of-10', reason: 'known name; a score of up to 10 by its name' }],
    ['Relevanz (0 bis 5)', [4, 3.5], { unit: 'of-5' }],
    ['Size (0-100)', [50, 3], { unit: 'percent', reason: 'known name; from 0 to 100 by its name' }],
  ])('%s of %j is sure', (header, values, expected) => {
    expect(columnOf(header, values)).toMatchObject(expected);
    expect(columnOf(header, values).isUnsure).toBeUndefined();
  });

  it.each<[string, readonly Cell[], number, number, string | null, Unit | null]>([
    ['Growth', [31.7, -5.7, 8], -5.7, 31.7, null, 'percent'],
    ['Growth', [0.5, 2.3], 0.5, 2.3, null, 'percent'],
    ['Growth', ['0.66 %', 0.4], 0.4, 0.4, null, null],
    ['Growth', ['12 %', 40], 40, 40, null, null],
    ['Size', [0.5, 0.4, 40, 50], 0.4, 50, null, 'of-50'],
    ['Size', [50, 20, 30, 40, 1], 1, 50, null, 'of-50'],
    ['Size', [0.5, 0.2, 0.3, 0.4, 1.8], 0.2, 1.8, '1.8', null],
    ['Growth', [0.12, 0.05, 0.3, 0.22, 12], 0.05, 12, '12', null],
    ['Size', [4, 2, 3], 2, 4, null, 'of-5'],
    ['Size', [0.5, 1.5], 0.5, 1.5, null, 'of-1.5'],
  ])(
    '%s of %j is to check, and no figure where two readings are as likely',
    (header, values, lowest, highest, odd, unit) => {
      const column = columnOf(header, values);
      expect(column).toMatchObject({ unit, isUnsure: true, question: { lowest, highest } });
      expect(column.question?.odd?.text ?? null).toBe(odd);
    },
  );

  it.each<[readonly Cell[], readonly string[]]>([
    [
      [50, 20.5],
      ['percent', 'of-50'],
    ],
    [
      [4, 2],
      ['percent', 'of-5', 'of-10', 'of-4'],
    ],
    [
      [10, 2],
      ['percent', 'of-10'],
    ],
    [[310, 2], ['of-310']],
    [
      [0.5, 1.5],
      ['percent', 'fraction', 'of-1.5'],
    ],
  ])('of a size of %j can be %j', (values, answers) => {
    expect(columnOf('Size', values).question?.answers).toEqual(answers);
  });

  it('is none of amounts in several currencies, which are kept as a label', () => {
    expect(columnOf('Market size', ['$1.2m', '€ 3 Mio.'])).toMatchObject({
      target: 'own-label',
      reason: 'known name; amounts in USD and EUR, kept as a label',
      currencies: ['USD', 'EUR'],
    });
  });

  it.each<[readonly Cell[], readonly string[]]>([
    [
      [31.7, -5.7],
      ['percent', 'fraction'],
    ],
    [
      [1.12, 1.03, 0.98],
      ['percent', 'fraction', 'factor'],
    ],
    [
      [112, 97.5],
      ['percent', 'fraction', 'index'],
    ],
    [
      [250, -340],
      ['percent', 'fraction', 'of-10000'],
    ],
  ])('of growth of %j can be %j', (values, answers) => {
    expect(columnOf('Growth', values).question?.answers).toEqual(answers);
  });

  it('is asked for with the largest value as it is written, and the name of its row', () => {
    expect(columnOf('Growth', ['5,5', '31,7']).question).toMatchObject({ example: '31,7', exampleName: 'Topic 1' });
  });
});

describe('an unknown column', () => {
  it.each<[readonly Cell[], string?]>([
    [['Strong', 'Mature']],
    [['https://a.org', 'http://b.org']],
    [[0.1, 0.2, 0.3, 0.4, 0.5], 'own-figure'],
    [[10, -20, 30, 40, 50], 'own-figure'],
    [[1, 2, 3, 4, 5]],
    [['Asia', 'EU', 'Asia'], 'own-label'],
    [['10 %', '-20 %', '30 %', '40 %', '5 %'], 'own-figure'],
    [['Ann', 'Bo', 'Cy', 'Di', 'Ed']],
    [[null, null]],
  ])('of %j becomes lines, a label or a figure', (values, target = 'more') => {
    expect(columnOf('Xyz', values)).toMatchObject({ target, isChosen: false, reason: 'not known' });
  });

  it('is taken for the name where no other is and its texts differ', () => {
    const { sheets } = proposeMapping(
      tablesOf({
        A: [
          ['Nr.', 'Xyz', 'Growth'],
          [1, 'Seaweed', 0.1],
          [2, 'Kelp', 0.2],
        ],
      }),
    );
    expect(sheets[0]?.columns[1]).toMatchObject({
      target: 'name',
      reason: 'a different text in each row',
    });
  });

  it('with a name that is taken says by which', () => {
    const { sheets } = proposeMapping(
      tablesOf({
        A: [
          ['Name', 'Title'],
          ['Seaweed', 'x'],
        ],
      }),
    );
    expect(sheets[0]?.columns[1]?.target).toBe('more');
  });
});

describe('the sheets', () => {
  const kinds = (sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) =>
    proposeMapping(tablesOf(sheets)).sheets.map(({ kind, reason }) => `${kind}: ${reason}`);

  it('are known by their names, each kind once', () => {
    const rows = [['Name'], ['A']];
    expect(kinds({ Themen: rows, Topics: rows, Trends: rows, Notes: rows, Quellen: [['Topic']] })).toEqual([
      'topics: known name',
      'null: another sheet holds the topics',
      'trends: known name',
      'null: the name of the sheet is not known',
      'null: no rows',
    ]);
  });

  it('without one of topics: the only one, or the one with most columns of topics', () => {
    expect(kinds({ Trends: [['Name'], ['A']] })).toEqual(['topics: the only sheet']);
    expect(
      kinds({
        One: [['X'], ['A']],
        Two: [
          ['Name', 'Growth'],
          ['A', 1],
        ],
      }),
    ).toEqual(['null: the name of the sheet is not known', 'topics: most columns of topics']);
  });

  it('have their names below titles and blank rows, or none', () => {
    const header = (rows: readonly (readonly Cell[])[]) => readSheets(tablesOf({ A: rows }), null)[0];
    expect(header([['My report'], [], ['Name', null, 'Growth'], ['A', null, 1]])).toMatchObject({
      header: ['Name', 'Column B', 'Growth'],
      headerRow: 3,
      rows: [{ row: 4, cells: ['A', null, 1] }],
    });
    expect(
      header([
        ['Kelp', 0.1],
        ['Algae', 0.2],
      ]),
    ).toMatchObject({ header: ['Column A', 'Column B'], rows: [{ row: 1 }, { row: 2 }] });
  });
});

describe('a mapping that the user has changed', () => {
  const tables = tablesOf({
    A: [
      ['Name', 'Growth', 'Agreement', 'Speed'],
      ['Kelp', 2.5, 'Low', 0.3],
      ['Algae', 0.5, 'High', 0.2],
    ],
  });
  const change = (mapping: Mapping, index: number, facts: Partial<ColumnMapping>): Mapping => ({
    ...mapping,
    sheets: mapping.sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) => (column.index === index ? { ...column, ...facts } : column)),
    })),
  });
  const targets = ({ sheets }: Mapping) => sheets[0]?.columns.map(({ target }) => target);
  const proposed = proposeMapping(tables);

  it('stays the same without a change', () => {
    expect(proposeMapping(tables, proposed)).toEqual(proposed);
  });

  it('keeps chosen columns and takes their field from others', () => {
    const changed = proposeMapping(tables, change(proposed, 3, { target: 'growth', isChosen: true }));
    expect(targets(changed)).toEqual(['name', 'own-figure', 'more', 'growth']);
    expect(changed.sheets[0]?.columns[3]).toMatchObject({
      reason: 'chosen by you; shares of 1, no unit asked',
      unit: 'fraction',
    });
  });

  it('keeps the answer to what was to check', () => {
    expect(proposed.sheets[0]?.columns[1]).toMatchObject({ unit: 'percent', isUnsure: true });
    const answered = proposeMapping(tables, change(proposed, 1, { unit: 'fraction', isUnitChosen: true }));
    expect(answered.sheets[0]?.columns[1]).toMatchObject({ unit: 'fraction', isUnsure: false });
  });

  it('works out the columns of a sheet of another kind again', () => {
    const other: Mapping = {
      ...proposed,
      sheets: proposed.sheets.map((sheet) => ({ ...sheet, kind: 'trends' as const })),
    };
    expect(proposeMapping(tables, other).sheets[0]).toMatchObject({
      kind: 'trends',
      columns: [{ target: 'name' }, { target: 'growth' }, {}, {}],
    });
  });
});
