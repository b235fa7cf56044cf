import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { writeSpreadsheet } from '../../../src/infrastructure/own-data/export/project-sheets';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));
const MARKETS =
  'Name;Growth;Category\nKelp;1 %;Food, Capital\nMoss;2 %;Energy\nPeat;3 %;Energy, Food\nAlgae;4 %;Food\n';

describe('cells with several labels', () => {
  it('are labels and no groups, and a check says so', async () => {
    const { workspace, outline } = await csv(MARKETS);
    expect(workspace.topics.map(({ own, trend }) => [own, trend])).toEqual([
      [{ Category: 'Food\nCapital' }, undefined],
      [{ Category: 'Energy' }, undefined],
      [{ Category: 'Energy\nFood' }, undefined],
      [{ Category: 'Food' }, undefined],
    ]);
    expect(outline.mapping && checksOf(outline.mapping).map(({ kind }) => kind)).toEqual(['split']);
  });

  it('are the first of them as a group, where the user says so, and all are kept', async () => {
    const { session, outline } = await csv(MARKETS);
    const { mapping } = outline;
    if (mapping === null) throw new Error('no mapping');
    const changed = session.revise({
      ...mapping,
      sheets: mapping.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) =>
          column.header === 'Category'
            ? { ...column, target: 'trend', isChosen: true, split: { at: ',', found: ',', isChosen: true } as const }
            : column,
        ),
      })),
    });
    const { workspace } = await session.build(changed);
    expect(workspace.trends.map((row) => row['trend_name'])).toEqual(['Food', 'Energy']);
    expect(workspace.topics[0]?.['own']).toEqual({ Category: 'Food\nCapital' });
  });

  it('come back from a written workbook', async () => {
    const { workspace } = await csv(MARKETS);
    const again = await opened('b.xlsx', writeSpreadsheet(workspace, '1'));
    expect(again.workspace.topics.map(({ own }) => own)).toEqual(workspace.topics.map(({ own }) => own));
  });

  it('stay one label where their lines are no labels', async () => {
    const rows = [
      ['Name', 'Growth (%)', 'Place'],
      ['Kelp', 1, 'North&#10;Sea'],
      ['Moss', 2, 'North&#10;Sea'],
      ['Peat', 3, 'Moor'],
    ] as const;
    const { workspace } = await opened('a.xlsx', rawXlsx({ sheets: { Data: rowsXml(rows) } }));
    expect(workspace.topics.map(({ own }) => own)).toEqual([
      { Place: 'North Sea' },
      { Place: 'North Sea' },
      { Place: 'Moor' },
    ]);
  });
});

describe('columns of dates', () => {
  it('are lines of the card with a day, and those that can be read in two ways stay as written', async () => {
    const { workspace, outline } = await csv(
      'Name;Stand;Since\nKelp;14.03.2025;03/04/2025\nMoss;2.1.2025;05/06/2025\n',
    );
    const lines = Object.values(workspace.deepdives).map(({ more }) => more);
    expect(lines).toEqual([
      [
        ['Stand', '14 Mar 2025'],
        ['Since', '03/04/2025'],
      ],
      [
        ['Stand', '2 Jan 2025'],
        ['Since', '05/06/2025'],
      ],
    ]);
    const checks = outline.mapping === null ? [] : checksOf(outline.mapping);
    expect(checks.map(({ kind, column }) => [kind, column?.header])).toEqual([['dates', 'Since']]);
  });

  it('show in the grid what they are read as, and what is no date', async () => {
    const { session, outline } = await csv(
      'Name;Stand\nKelp;14.03.2025\nMoss;15.03.2025\nPeat;16.03.2025\nSalt;17.03.2025\nAlgae;soon\n',
    );
    if (outline.mapping === null) throw new Error('no mapping');
    const lines = session.lines(outline.mapping, 0, 0, 10);
    expect(lines[1]?.cells[1]).toMatchObject({ text: '14.03.2025', shown: '14 Mar 2025' });
    expect(lines[5]?.cells[1]).toMatchObject({ text: 'soon', state: 'unread' });
  });
});
