import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import { checksOf } from '../../../src/domain/own-data/checks';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { rawXlsx, utf8 } from './zip-of';

/** What is asked, and the topics with their trends by the answer. */
async function read(bytes: Uint8Array, name = 'a.csv') {
  const session = new OwnDataSession();
  const { mapping } = session.open(name, bytes);
  if (mapping === null) throw new Error('no mapping');
  const withAnswer = async (usesOutline: boolean) => {
    const sheets = mapping.sheets.map((sheet) => ({
      ...sheet,
      form: { ...sheet.form, usesOutline, isChosen: true },
    }));
    const revised: Mapping = session.revise({ ...mapping, sheets });
    const { workspace, faults } = await session.build(revised);
    const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
    const topics = workspace.topics.map((row) => [row['topic_name'], trends.get(row['trend'])]);
    return { topics, faults: faults.map(({ problem }) => problem) };
  };
  return { asked: checksOf(mapping).map(({ kind }) => kind), withAnswer };
}

const csv = (text: string) => read(utf8(text));

describe('levels of rows', () => {
  it('by numbers before the names are asked for, and used as groups or kept', async () => {
    const file = await csv(
      'Topics\n1 Mobility\n1.1 Cars\n1.1.1 Electric cars\n1.1.2 Shared cars\n1.2 Trains\n2 Food\n',
    );
    expect(file.asked).toEqual(['outline']);
    const used = await file.withAnswer(true);
    expect(used.topics).toEqual([
      ['Electric cars', 'Mobility › Cars'],
      ['Shared cars', 'Mobility › Cars'],
      ['Trains', 'Mobility'],
      ['Food', undefined],
    ]);
    expect(used.faults).toEqual(['A group: ‘Mobility’.', 'A group: ‘Cars’.']);
    const kept = await file.withAnswer(false);
    expect(kept.topics[0]).toEqual(['1 Mobility', undefined]);
    expect(kept.topics).toHaveLength(6);
  });

  it('by numbers in a column of their own, also where the last row of a level has no other below', async () => {
    const text = 'No.;Name;Growth\n1;Mobility;5 %\n1.1;Cars;12 %\n1.2;Trains;3 %\n2;Food;7 %\n2.1;Kelp;9 %\n';
    const file = await csv(text);
    expect(file.asked).toEqual(['outline']);
    expect((await file.withAnswer(true)).topics).toEqual([
      ['Cars', 'Mobility'],
      ['Trains', 'Mobility'],
      ['Kelp', 'Food'],
    ]);
  });

  it('by blanks before the names', async () => {
    const file = await csv('Name;Growth\nMobility;5 %\n  Cars;12 %\n  Trains;3 %\nFood;7 %\n\tKelp;9 %\n');
    expect(file.asked).toEqual(['outline']);
    expect((await file.withAnswer(true)).topics).toEqual([
      ['Cars', 'Mobility'],
      ['Trains', 'Mobility'],
      ['Kelp', 'Food'],
    ]);
  });

  it('by the indent of cells of a spreadsheet program', async () => {
    const rows = [
      ['Name', 'Growth'],
      ['Mobility', '5 %'],
      ['Cars', '12 %'],
      ['Trains', '3 %'],
    ];
    const cell = (text: string, style: number): string => `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const lines = rows.map(
      ([name = '', growth = ''], at) => `<row>${cell(name, at > 1 ? 1 : 0)}${cell(growth, 0)}</row>`,
    );
    const styles = '<styleSheet><cellXfs><xf/><xf><alignment indent="2"/></xf></cellXfs></styleSheet>';
    const sheets = { Data: `<sheetData>${lines.join('')}</sheetData>` };
    const file = await read(rawXlsx({ sheets, others: { 'xl/styles.xml': styles } }), 'a.xlsx');
    expect(file.asked).toEqual(['outline']);
    expect((await file.withAnswer(true)).topics).toEqual([
      ['Cars', 'Mobility'],
      ['Trains', 'Mobility'],
    ]);
  });

  it.each([
    ['of one level', 'Name\n1 Cars\n2 Trains\n3 Kelp\n'],
    ['that are figures', 'Name;Growth in %\nCars;1\nTrains;1.5\nKelp;2.2\n'],
    [
      'below section rows, which are groups already',
      'Name;Growth\n1 Mobility;\n1.1 Cars;12 %\n2 Food;\n2.1 Kelp;9 %\n',
    ],
  ])('are not asked for by numbers %s', async (_, text) => {
    expect((await csv(text)).asked).toEqual([]);
  });
});
