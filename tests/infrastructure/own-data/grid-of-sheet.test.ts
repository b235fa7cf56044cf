import { describe, expect, it } from 'vitest';
import type { ColumnMapping, Mapping } from '../../../src/domain/own-data/mapping';
import type { TableForm } from '../../../src/domain/own-data/table-form';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { latin1, rawXlsx, rowsXml, utf8 } from './zip-of';

const MESSY = [
  'Market 2025;;;',
  ';;;',
  'Group;Name;Growth %;Owner',
  'Food;Kelp;12;Ann',
  ';Moss;n.a.;Bob',
  'Energy;Peat;7;Ann',
  'Total;;19;',
  ';;;',
  'Assumption;;Value;',
  'Inflation;;2,1;',
  'Rate;;1,08;',
].join('\n');

function fileOf(bytes: Uint8Array, name = 'a.csv') {
  const session = new OwnDataSession();
  const { mapping } = session.open(name, bytes);
  if (mapping === null) throw new Error('no table');
  return { session, mapping };
}

const changed = (mapping: Mapping, form: Partial<TableForm>): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet, index) => (index === 0 ? { ...sheet, form: { ...sheet.form, ...form } } : sheet)),
});

const column = (mapping: Mapping, index: number, change: Partial<ColumnMapping>): Mapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet, at) =>
    at === 0
      ? { ...sheet, columns: sheet.columns.map((each) => (each.index === index ? { ...each, ...change } : each)) }
      : sheet,
  ),
});

/** The kinds of the lines, the sums, and the topics that open: all by one mapping. */
async function read(session: OwnDataSession, mapping: Mapping) {
  const revised = session.revise(mapping);
  const lines = session.lines(revised, 0, 0, 1000);
  const { counts, sizes } = session.preview(revised);
  const { workspace } = await session.build(revised);
  const topics = lines.filter(({ kind }) => kind === 'topic').map(({ row }) => row);
  expect(counts.topics).toBe(workspace.topics.length);
  expect(sizes[0]?.lines).toBe(lines.length);
  return { revised, lines, topics, names: workspace.topics.map((row) => row['topic_name']) };
}

describe('the grid of a sheet', () => {
  it('shows what was computed with two decimals', async () => {
    const { session, mapping } = fileOf(utf8('Name;2022;2024\nKelp;120,5;151,0\nMoss;100;121\n'));
    const { lines } = await read(session, mapping);
    expect(lines.map(({ cells }) => cells[3]?.text)).toEqual(['CAGR 2022-2024', '11.94 %', '10 %']);
  });

  it('has each row as it stands, and says what it is taken for and why', async () => {
    const { session, mapping } = fileOf(utf8(MESSY));
    const { lines, names } = await read(session, mapping);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'title',
      'empty',
      'names',
      'topic',
      'topic',
      'topic',
      'total',
      'empty',
      'apart',
      'apart',
      'apart',
    ]);
    expect([lines[3]?.isFirst, lines[5]?.isLast, lines[8]?.why]).toEqual([true, true, 'table 2']);
    expect(lines[4]?.cells.map(({ text, state }) => [text, state])).toEqual([
      ['Food', 'filled'],
      ['Moss', 'plain'],
      ['n.a.', 'unread'],
      ['Bob', 'plain'],
    ]);
    expect(lines[3]?.cells[2]).toEqual({ text: '12', shown: '+12 %', state: 'plain' });
    expect(names).toEqual(['Kelp', 'Moss', 'Peat']);
  });

  it.each<[string, Partial<TableForm>, readonly number[]]>([
    ['a row that is left out', { rows: { 5: 'left-out' } }, [4, 6]],
    ['a row that is taken after all', { rows: { 7: 'topic' } }, [4, 5, 6]],
    ['the first row', { firstRow: 5 }, [5, 6]],
    ['the last row', { lastRow: 4 }, [4]],
    ['other names', { headerRow: 4, isChosen: true }, [5, 6]],
    ['a group', { rows: { 4: 'group' } }, [5, 6]],
  ])('opens what it shows: %s', async (_, form, topics) => {
    const { session, mapping } = fileOf(utf8(MESSY));
    const found = await read(session, changed(mapping, form));
    // The sum has no name: it is shown as left out.
    expect(found.topics).toEqual(topics);
  });

  it('takes a row below the table, where the user says so', async () => {
    const { session, mapping } = fileOf(utf8('Name;Growth\nA;1 %\nB;2 %\n\nNote: x;\n'));
    const { names } = await read(session, changed(mapping, { rows: { 5: 'topic' } }));
    expect(names).toEqual(['A', 'B', 'Note: x']);
  });

  it('reads the sheet that is chosen', async () => {
    const year = (name: string) =>
      rowsXml([
        ['Name', 'Growth'],
        [name, 0.1],
        [`${name} 2`, 0.2],
      ]);
    const { session, mapping } = fileOf(
      rawXlsx({ sheets: { 'Y 2026': year('Old'), 'Y 2027': year('New') } }),
      'a.xlsx',
    );
    expect(mapping.sheets.map(({ kind }) => kind)).toEqual([null, 'topics']);
    const swapped = {
      ...mapping,
      sheets: mapping.sheets.map((sheet, index) => ({ ...sheet, kind: index === 0 ? ('topics' as const) : null })),
    };
    const { names, lines } = await read(session, swapped);
    expect(names).toEqual(['Old', 'Old 2']);
    expect(lines[1]?.cells[0]?.text).toBe('Old');
  });

  it('is turned with its table', async () => {
    const { session, mapping } = fileOf(utf8('Field;Kelp;Moss\nGrowth;12 %;8 %\nStatus;Monitor;\n'));
    const { lines, revised, names } = await read(session, changed(mapping, { isTurned: true }));
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Field', 'Growth', 'Status'],
      ['Kelp', '12 %', 'Monitor'],
      ['Moss', '8 %', ''],
    ]);
    expect([revised.sheets[0]?.places, names]).toEqual([
      [0, 1, 2],
      ['Kelp', 'Moss'],
    ]);
  });

  it('has the columns that were made behind those of the file', async () => {
    const { session, mapping } = fileOf(utf8('Region;2020;2022\nEurope;100;121\nAsia;100;144\n'));
    const { lines, revised } = await read(session, mapping);
    expect(revised.sheets[0]?.places).toEqual([0, 1, 2, null]);
    expect(lines[1]?.cells[3]).toEqual({ text: '10 %', shown: null, state: 'made' });
  });

  it('reads a text in another encoding and with another delimiter, and as before again', async () => {
    const { session, mapping } = fileOf(latin1('Größe;Name\n1;Kelp|A\n2;Moss|B'));
    if (mapping.text === null) throw new Error('no text');
    const other = session.revise({ ...mapping, text: { ...mapping.text, delimiter: '|' }, sheets: [] });
    expect((await read(session, other)).lines[1]?.cells.map(({ text }) => text)).toEqual(['1;Kelp', 'A']);
    expect((await read(session, mapping)).lines[0]?.cells[0]?.text).toBe('Größe');
    const japanese = fileOf(Uint8Array.of(0x4e, 0x61, 0x6d, 0x65, 0x0a, 0x8a, 0x43, 0x0a, 0x8e, 0x52));
    const { text } = japanese.mapping;
    if (text === null) throw new Error('no text');
    const read2 = japanese.session.revise({
      ...japanese.mapping,
      text: { ...text, encoding: 'shift_jis' },
      sheets: [],
    });
    expect((await read(japanese.session, read2)).names).toEqual(['海', '山']);
  });
});

describe('what was read wrong without a line', () => {
  it('two columns of one name with an empty one between keep both', async () => {
    const { session, mapping } = fileOf(utf8('Name;Score;;Score\nA;1;;4\nB;2;;5\nC;3;;6\n'));
    expect(mapping.sheets[0]?.columns.map(({ header }) => header)).toEqual(['Name', 'Score', 'Column C', 'Score']);
    expect((await read(session, mapping)).names).toEqual(['A', 'B', 'C']);
  });

  it('a size in several currencies says so, also where the user chose it', () => {
    const { session, mapping } = fileOf(utf8('Name;Budget\nA;5 EUR\nB;7 USD\n'));
    const chosen = session.revise(column(mapping, 1, { target: 'averageSizing', isChosen: true }));
    expect(chosen.sheets[0]?.columns[1]).toMatchObject({ target: 'own-label', currencies: ['EUR', 'USD'] });
  });

  it('a growth factor is no growth beside a growth rate', () => {
    const { mapping } = fileOf(utf8('Name;Growth factor;CAGR\nA;1.4;0.12\nB;1.2;0.06\n'));
    expect(mapping.sheets[0]?.columns.map(({ target }) => target)).toEqual(['name', 'own-figure', 'growth']);
  });

  it('growth over other years than those of most rows is none, with a line', () => {
    const text = 'Region;2019;2020;2021\nDE;100;105;121\nFR;;100;150\nIT;100;110;144\nES;100;100;100\n';
    const { session, mapping } = fileOf(utf8(text));
    const { faults } = session.preview(mapping);
    expect(session.lines(mapping, 0, 2, 1)[0]?.cells.at(-1)?.text).toBe('');
    expect(faults.map(({ fault }) => fault.consequence).join(' ')).toContain('1 row has values of other years');
  });

  it('flags of Eurostat have a line', () => {
    const { session, mapping } = fileOf(
      utf8('unit,geo\\TIME_PERIOD\t2019\t2020\nPC,DE\t10.0 b\t11.0\nPC,FR\t12.0\t13.0 e\n'),
    );
    const problems = session.preview(mapping).faults.map(({ fault }) => fault.problem);
    expect(problems).toContain('2 values have a flag of Eurostat, such as ‘10.0 b’.');
  });
});
