import { describe, expect, it } from 'vitest';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

/** The columns of the first table. */
const columnsOf = (text: string) => new OwnDataSession().open('a.csv', utf8(text)).mapping?.sheets[0]?.columns ?? [];

describe('the largest value, which counts as 100 %,', () => {
  it.each([
    ['a row without a name', 'Name,Size\nKelp,30\nMoss,20\n,50\n', '30', 'Kelp'],
    ['a row that is merged into another', 'Name,Size\nKelp,30\nMoss,20\nKelp,50\n', '30', 'Kelp'],
    ['a row with the id of another', 'ID,Name,Size\na,Kelp,30\nb,Moss,20\nb,Peat,50\n', '30', 'Kelp'],
  ])('is not that of %s', (_, text, example, exampleName) => {
    const question = columnsOf(text).find(({ target }) => target === 'averageSizing')?.question;
    expect(question).toMatchObject({ example, exampleName, highest: Number(example) });
  });
});

describe('sheets that are read together', () => {
  it('are the trends, also where a column is called so', async () => {
    const rows = (name: string) =>
      rowsXml([
        ['Trend', 'Growth'],
        [name, 0.1],
        [`${name} 2`, 0.2],
      ]);
    const { session, outline } = await opened(
      'a.xlsx',
      rawXlsx({ sheets: { Food: rows('Kelp'), Sea: rows('Algae') } }),
    );
    const { mapping } = outline;
    if (mapping === null) throw new Error('no mapping');
    const [first] = mapping.sheets;
    expect(first?.reason).toBe('the first of 2 sheets with the same columns');
    const sheets = mapping.sheets.map((sheet) =>
      sheet === first ? { ...sheet, form: { ...sheet.form, isTogether: true, isChosen: true } } : sheet,
    );
    const { workspace } = await session.build(session.revise({ ...mapping, sheets }));
    expect(workspace.topics.map((row) => [row['topic_name'], row['trend']])).toEqual([
      ['Kelp', 'trend-food'],
      ['Kelp 2', 'trend-food'],
      ['Algae', 'trend-sea'],
      ['Algae 2', 'trend-sea'],
    ]);
  });
});
