import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Columns } from '../../../src/ui/own-data/mapping/columns';
import { MappingDialog } from '../../../src/ui/own-data/mapping/mapping-dialog';
import { Questions } from '../../../src/ui/own-data/mapping/questions';
import { sessionFile } from '../../fakes/session-file';
import { settle } from '../../fakes/settle';
import { rawXlsx, rowsXml } from '../../infrastructure/own-data/zip-of';

async function asked(name: string, content: string | Uint8Array) {
  const { mapping, built } = await sessionFile(name, content);
  render(<Questions mapping={mapping} />);
  const choose = async (label: string): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: label }));
    await act(settle);
  };
  const topics = async () => (await built()).workspace.topics;
  return { mapping, choose, topics };
}

const HEAD = ['Name', 'Growth', 'Size'];
const QUARTERS = rawXlsx({
  sheets: {
    'Q1 2026': rowsXml([HEAD, ['Kelp', '1 %', '10 %'], ['Moss', '2 %', '20 %']]),
    'Q2 2026': rowsXml([HEAD, ['Peat', '3 %', '30 %'], ['Heat', '4 %', '40 %']]),
  },
});

describe('a question of a file', () => {
  it.each([
    ['the unit', 'a.csv', 'Name,Growth\nKelp,12\nMoss,30\n', 'What does 30 in ‘Growth’ mean?', '30 % a year'],
    [
      'the name',
      'a.csv',
      'Risk,Category\nLoss of a supplier,Supply\nAttack on plants,IT\n',
      'Which column is the name of the topics?',
      'Category',
    ],
    [
      'a blank cell',
      'a.csv',
      'Region,Name\nNorth,Kelp\n,Moss\nSouth,Peat\n,Heat\n',
      '2 cells of ‘Region’ are blank. What does blank mean here?',
      'The same as the cell above',
    ],
    [
      'the order of rings',
      'a.csv',
      'name,ring\nKelp,Blue\nMoss,Red\nPeat,Blue\n',
      'In which order do the rings of ‘ring’ stand, from the inside?',
      'Red, Blue',
    ],
    [
      'numbers as statuses',
      'a.csv',
      'Name,Status\nKelp,0\nMoss,3\nPeat,4\n',
      'What do 0, 3, 4 in ‘Status’ mean?',
      'The statuses of this product',
    ],
    [
      'a table that may be turned',
      'a.csv',
      'Technology;Chips;Anodes\nGrowth;12 %;8 %\nDescription;small;cheap\n',
      'Is each row a topic, or each column?',
      'Each column',
    ],
    [
      'numbers of levels',
      'a.csv',
      'Name\n1 Food\n1.1 Kelp\n',
      'The numbers show groups. Are they used?',
      'Use them as groups',
    ],
    [
      'the decimal mark',
      'a.csv',
      'Name,Growth,Size,Users\nKelp,1 %,2 %,"1,234"\nMoss,1 %,2 %,"2,500"\n',
      'Which number is 1,234 in ‘Users’?',
      '1234',
    ],
    [
      'lists of records with the same fields',
      'a.json',
      '{"2025":[{"name":"Kelp","growth":"1 %"},{"name":"Moss","growth":"2 %"}],"2026":[{"name":"Peat","growth":"3 %"}]}',
      '2 sheets have the same columns. Which of them are read?',
      'All 2 with the same columns',
    ],
    [
      'sheets with the same columns',
      'a.xlsx',
      QUARTERS,
      '2 sheets have the same columns. Which of them are read?',
      'All 2 with the same columns',
    ],
  ])('has no answer in advance, and is due until it is answered: %s', async (_what, name, content, title, answer) => {
    const { mapping, choose } = await asked(name, content);
    const group = screen.getByRole('group', { name: title });
    expect(group.dataset['due']).toBe('true');
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    expect([mapping.due, mapping.canOpen]).toEqual([1, false]);
    await choose(answer);
    expect([mapping.due, mapping.canOpen]).toEqual([0, true]);
    expect(screen.queryByRole('group', { name: title })?.dataset['due']).toBeUndefined();
  });

  it.each([
    ['Name,Growth\nKelp,12\nMoss,30\n'],
    ['Name,ring\nKelp,Blue\nMoss,Red\nPeat,Blue\n'],
    ['Name,Status\nKelp,0\nMoss,3\nPeat,4\n'],
  ])('about values can be left: they stay a label of each topic: %s', async (content) => {
    const { mapping, choose, topics } = await asked('a.csv', content);
    await choose('None of these: keep it as a label');
    expect(mapping.due).toBe(0);
    expect(mapping.sheet?.columns[1]?.target).toBe('own-label');
    expect(await topics()).toHaveLength(mapping.preview?.counts.topics ?? 0);
  });

  it('is for both axes, where both are empty and a column of numbers is left; without one of them there is no map', async () => {
    const { mapping } = await sessionFile('a.csv', 'Name,Votes\nKelp,3\nMoss,12\n');
    render(<Columns mapping={mapping} sheet={mapping.topics!} />);
    expect(screen.getAllByText(/^Which column is the/).map((each) => each.textContent)).toEqual([
      'Which column is the growth?',
      'Which column is the size?',
    ]);
    const size = screen.getByRole('combobox', { name: 'Size is read from' });
    expect([mapping.due, size.dataset['asked']]).toEqual([2, 'true']);
    await userEvent.selectOptions(size, 'none: open without a map');
    expect([mapping.due, mapping.canOpen]).toEqual([0, true]);
  });

  it('of a file with many columns leave few controls, also while both axes are asked for', async () => {
    const head =
      'Summary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Priority,Resolution,Assignee,Reporter,Created,Updated,Votes,Watchers,Story Points,Time Spent,Sprint,Labels';
    const rows = ['Kelp farms', 'Moss roofs', 'Peat filters', 'Heat grids'].map(
      (name, at) =>
        `${name},FOR-${at + 1},1000${at * 7},Story,${at % 2 === 0 ? 'To Do' : 'Done'},FOR,Forest,High,,ann,bo,2026-01-0${at + 1},2026-02-0${at + 1},${at * 3},${at * at},${at + 3},${at * 60 + 5},S1,x`,
    );
    const { file, mapping } = await sessionFile('jira.csv', [head, ...rows].join('\n'));
    render(
      <MappingDialog
        flow={{ candidate: null, replaces: null, openLabel: () => 'Open' } as never}
        file={file}
        mapping={mapping}
        onClose={() => {}}
      />,
    );
    expect(mapping.axes).toEqual(['growth', 'averageSizing']);
    const controls = [...document.querySelectorAll('dialog :is(select, input, button)')];
    const ofDialog = ['Cancel', 'Open', 'Close'];
    expect(
      controls.filter((each) => !ofDialog.includes(each.textContent || each.getAttribute('aria-label') || '')).length,
    ).toBeLessThan(10);
  });

  it('shows the value that is unlike the others', async () => {
    await asked('a.csv', 'Name,Growth\nKelp,0.12\nMoss,0.05\nPeat,0.3\nHeat,0.22\nAlgae,12\n');
    expect(screen.getByText(/Unlike the others/).textContent).toBe('Unlike the others: 12 (Algae).');
  });

  it('about statuses waits for each number, where they are others than ours', async () => {
    const { mapping, topics } = await asked('a.csv', 'Name,Status\nKelp,0\nMoss,3\n');
    await userEvent.click(screen.getByRole('button', { name: 'What each status becomes' }));
    expect(mapping.due).toBe(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '0 becomes' }), 'A label only');
    await act(settle);
    expect(mapping.due).toBe(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '3 becomes' }), 'Monitor');
    await act(settle);
    expect(mapping.canOpen).toBe(true);
    expect((await topics()).map((row) => row['topic_status'])).toEqual([undefined, 2]);
  });

  it('about rings takes an order of the user, ring by ring', async () => {
    const { mapping } = await asked('a.csv', 'name,ring\nKelp,Blue\nMoss,Red\nPeat,Green\nHeat,Red\n');
    await userEvent.click(screen.getByRole('button', { name: 'Order of the rings' }));
    expect(mapping.due).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Move Green inwards' }));
    await act(settle);
    expect(mapping.due).toBe(0);
    expect(mapping.preview?.rings).toEqual(['Blue', 'Green', 'Red']);
  });

  it('keeps the focus when it is gone with its answer', async () => {
    const { choose } = await asked('a.csv', 'Name,Growth\nKelp,12\nMoss,30\n');
    await choose('None of these: keep it as a label');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Questions' }));
  });
});
