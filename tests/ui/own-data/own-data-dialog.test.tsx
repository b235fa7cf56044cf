import { choiceOf, chooseOption } from '../choose-option';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnDataDialog } from '../../../src/ui/own-data/grid/own-data-dialog';
import { sessionFile } from '../../fakes/session-file';
import { settle } from '../../fakes/settle';

const CSV = 'Market 2025;;\nGroup;Name;Growth %\nFood;Kelp;12\n;Moss;n.a.\nEnergy;Peat;7\nTotal;;19\n';

// The document of the tests has no layout: the grid would show no row.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
});

async function shown(text = CSV, name = 'a.csv') {
  cleanup();
  const { file, mapping, built } = await sessionFile(name, text);
  const flow = {
    candidate: null,
    replaces: null,
    name: 'A',
    typedName: null,
    dataOf: { date: '2025', source: 'text above the table' },
    callIt: vi.fn(),
    dateIt: vi.fn(),
    openLabel: (count: number) => `Open ${count} topics`,
    build: vi.fn(),
  };
  render(<OwnDataDialog flow={flow as never} file={file} mapping={mapping} onClose={() => {}} />);
  await act(settle);
  return { mapping, flow, built, user: userEvent.setup() };
}

const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name });

describe('the grid of own data', () => {
  it('shows the rows as they stand, with what they are taken for', async () => {
    await shown();
    const names = screen.getAllByRole('rowheader').map((each) => each.getAttribute('aria-label'));
    expect(names[0]).toBe('Row 1, title, above the names of the columns');
    expect(names.slice(1, 3)).toEqual(['Row 2, names', 'Row 3, first']);
    expect(names[5]).toBe('Row 6, total, a word for a total beside numbers');
    const heads = screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-label'));
    expect(heads.slice(1, 3)).toEqual(['Column A, Group: Group, filled down', 'Column B, Name: Name, text']);
    expect(screen.getByRole('status').textContent).toContain('3 topics in 2 groups. Left out: 1 title and 1 total.');
    expect(screen.getByRole('gridcell', { name: 'n.a.' }).getAttribute('data-state')).toBe('unread');
  });

  it('shows what the project is called and when its data are from, and both are changed there', async () => {
    const { user, flow } = await shown();
    expect(screen.getByText('2025, taken from the text above the table')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'b');
    expect(flow.callIt).toHaveBeenLastCalledWith('Ab');
    const date = screen.getByRole('textbox', { name: 'Data of' });
    await user.clear(date);
    await user.type(date, 'soon');
    expect(date.getAttribute('aria-invalid')).toBe('true');
    await user.clear(date);
    await user.type(date, 'Nov 2026{Enter}');
    expect(flow.dateIt.mock.calls).toEqual([['2026-11']]);
  });

  it('asks in which language the texts are, English unless one says so, and writes it into the project', async () => {
    const { user, mapping, built } = await shown();
    const language = (): string | null => choiceOf(screen, 'Language of the texts').textContent;
    expect(language()).toBe('English');
    expect((await built()).workspace.meta).not.toHaveProperty('language');
    await chooseOption(user, screen, 'Language of the texts', 'German');
    await act(settle);
    expect(language()).toBe('German');
    expect((await built()).workspace.meta).toMatchObject({ language: 'de' });
    await act(() => mapping.undo());
    expect(language()).toBe('English');
  });

  it('changes a row where it stands, and the sums with it; undo brings it back', async () => {
    const { user } = await shown();
    await user.click(rowOf(/^Row 4/));
    await user.click(screen.getByRole('button', { name: 'Leave this row out' }));
    await act(settle);
    expect(screen.getByRole('button', { name: 'Open 2 topics' })).toBeTruthy();
    expect(rowOf(/^Row 4/).getAttribute('aria-label')).toBe('Row 4, left out, as you chose');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await act(settle);
    expect(screen.getByRole('button', { name: 'Open 3 topics' })).toBeTruthy();
  });

  it('is walked with the arrow keys; Enter opens the menu of a head, and a letter chooses', async () => {
    const { mapping } = await shown();
    const grid = screen.getByRole('grid');
    const corner = within(grid).getByText('Row');
    expect(corner.tabIndex).toBe(0);
    act(() => corner.focus());
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Column C, Growth %: Growth/);
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'Enter' });
    const menu = screen.getByRole('dialog', { name: 'Column C, Growth %' });
    expect(menu.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? menu, { key: 'l' });
    await act(settle);
    expect(mapping.sheet?.columns[2]?.target).toBe('own-label');
    expect(screen.queryByRole('dialog', { name: 'Column C, Growth %' })).toBeNull();
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('offers what may be the group, the growth and the size, until a column is one of them', async () => {
    const rows = ['Fog,W,Water,12', 'Dew,W,Water,7', 'Bark,H,Wood,5'];
    const { user } = await shown(['tech_name,grp_cd,grp_nm,gr_rt', ...rows].join('\n'));
    for (const [role, column] of [
      ['group', 'grp_nm'],
      ['growth', 'gr_rt'],
    ] as const) {
      const choice = screen.getByRole('group', { name: `The ${role} is` });
      expect(within(choice).getByRole('button', { name: 'no column' }).getAttribute('aria-pressed')).toBe('true');
      await user.click(within(choice).getByRole('button', { name: column }));
      await act(settle);
      expect(screen.queryByRole('group', { name: `The ${role} is` })).toBeNull();
    }
    expect(screen.getByRole('status').textContent).toContain('3 topics in 2 groups');
    expect(screen.getByRole('columnheader', { name: /^Column D, gr_rt: Growth/ })).toBeTruthy();
  });

  it('has no answer to give before a file without figures opens as a list', async () => {
    const { user, flow } = await shown('Name;Owner\nKelp;Ann\nMoss;Bob\n');
    const open = screen.getByRole('button', { name: 'Open 2 topics' });
    expect((open as HTMLButtonElement).disabled).toBe(false);
    expect(screen.getByText('No topic has both growth and a size: it opens as a list.')).toBeTruthy();
    await user.click(open);
    expect(flow.build).toHaveBeenCalledOnce();
  });

  it('says what may be read in another way, answered, and changes with a press', async () => {
    const { user, mapping } = await shown('Name;Size\nKelp;4\nMoss;2\nPeat;3\n');
    const group = screen.getByRole('group', { name: '4 is' });
    expect(within(group).getByRole('button', { name: 'of 5' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(group).getByRole('button', { name: '%' }));
    await act(settle);
    expect(mapping.sheet?.columns[1]?.unit).toBe('percent');
  });

  it('reads amounts of several currencies as a size, with rates, and as a label again', async () => {
    const { user, mapping } = await shown('Name;Growth;Market\nKelp;1 %;€4m\nMoss;2 %;$2m\nPeat;3 %;€8m\n');
    const read = screen.getByRole('button', { name: 'Read as size in EUR' });
    expect(read).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'EUR for 1 USD' }), '0,5');
    await user.click(read);
    await act(settle);
    expect(mapping.sheet?.columns[2]).toMatchObject({ target: 'averageSizing', unit: 'of-8000000' });
    expect(mapping.preview?.counts.withoutFigure).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Read as a label' }));
    await act(settle);
    expect(mapping.sheet?.columns[2]?.target).toBe('own-label');
  });

  it('offers another table of the sheet in the menu of its rows', async () => {
    const { user, mapping } = await shown(
      'Topic;Growth %\nKelp;4\nMoss;5\nPeat;6\n\nTeam;Budget;Lead\nForesight;320;Ann\nDesign;180;Bob\n',
    );
    expect(mapping.mapping.sheets.map(({ kind }) => kind)).toEqual(['topics', null]);
    await user.click(screen.getByRole('rowheader', { name: /^Row 7,/ }));
    await user.click(screen.getByRole('button', { name: 'Read table 2' }));
    await act(settle);
    expect(mapping.mapping.sheets.map(({ kind }) => kind)).toEqual([null, 'topics']);
  });

  it('reads the text in another form', async () => {
    const { user, mapping } = await shown('Name|X;Size\nKelp|a;4\nMoss|b;2\n');
    await chooseOption(user, screen, 'Delimiter', 'bar');
    await act(settle);
    expect(mapping.mapping.text?.delimiter).toBe('|');
    expect(screen.getAllByRole('gridcell')[0]?.textContent).toBe('Name');
  });
});

describe('a table with several rows a topic', () => {
  const LONG =
    'Name;Measure;Year;Value;Since\nKelp;Size;2024;10;3.1.2025\nKelp;Growth;2025;5 %;3.1.2025\nMoss;Size;2024;30;14.2.2025\nMoss;Growth;2025;2 %;14.2.2025\n';

  it('says what each column and each figure is, and is read a row a topic with one press', async () => {
    const { mapping, user } = await shown(LONG);
    const heads = screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-label'));
    expect(heads.slice(1, 5)).toEqual([
      'Column A, Name: Name, text',
      'Column B, Measure: Figure name',
      'Column C, Year: Figure name',
      'Column D, Value: Figure value',
    ]);
    expect(screen.getAllByRole('gridcell', { name: /→ Growth$/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Open 2 topics' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'One row per topic' }));
    await act(settle);
    expect(mapping.sheet?.several).toBeNull();
    await act(() => mapping.undo());
    expect(mapping.sheet?.several?.form.naming).toEqual(['Measure', 'Year']);
  });

  it('takes what a head says of a column', async () => {
    const { mapping, user } = await shown(LONG);
    await user.click(screen.getByRole('columnheader', { name: /^Column C/ }));
    await user.click(screen.getByRole('radio', { name: 'Same in all rows' }));
    await act(settle);
    expect(mapping.sheet?.several?.form.naming).toEqual(['Measure']);
    expect(mapping.sheet?.columns.map(({ header }) => header)).toContain('Year');
  });
});

it('a column of labels is split and a date is read in the order that the user chooses, with one press each', async () => {
  const text =
    'Name;Markets;Since\nKelp;DE, FR;03/04/2025\nMoss;DE;05/06/2025\nPeat;FR, AT;07/08/2025\nSalt;AT, DE;01/02/2025\n';
  const { mapping, user } = await shown(text);
  await user.click(screen.getByRole('button', { name: 'one text' }));
  await act(settle);
  expect(mapping.sheet?.columns[1]?.split?.at).toBeNull();
  await user.click(screen.getByRole('button', { name: 'labels at ‘,’' }));
  await act(settle);
  expect(mapping.sheet?.columns[1]?.split?.at).toBe(',');
  await user.click(screen.getByRole('button', { name: '4 Mar 2025' }));
  await act(settle);
  expect(mapping.sheet?.columns[2]?.dates?.order).toBe('month');
});
