import { act, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import type { PreviewCell } from '../../../src/domain/own-data/mapping';
import { aBuiltWorkspace, aFault, aMapping, aPreview, aSheet, counts } from '../../builders/own-data-mother';
import { settle } from '../../fakes/settle';
import { ask } from './ask-own-data';

function drag(
  type: 'dragover' | 'drop' | 'dragleave',
  files: readonly File[] = [],
  types: readonly string[] = ['Files'],
): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, files, items: files }, relatedTarget: null });
  act(() => void document.body.dispatchEvent(event));
  return event;
}

describe('opening own data', () => {
  it('begins on the button of the file picker, and says that nothing is sent', async () => {
    const { screen } = await ask({ kind: 'open' });
    const dialog = screen.getByRole('dialog', { name: 'Open your own data' });
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Choose a file' }));
    expect(within(dialog).getByText('It is read in this browser and sent nowhere.')).toBeTruthy();
  });

  it('closes when the project is open', async () => {
    const { screen, choose, platform } = await ask({ kind: 'open' });
    await choose('mine.json');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.navigator.path).toBe('/data/own-00000001?tab=opportunityMap');
    expect(screen.getByText('‘mine’ is open and stays in this browser.')).toBeTruthy();
  });

  it('says why a file cannot be opened, and takes another one', async () => {
    const { screen, choose, platform } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.fault = new FileFault('This file has a password.')),
    );
    await choose();
    expect(screen.getByRole('alert').textContent).toBe('This file has a password.');
    platform.ownData.reader.fault = null;
    await choose();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says below the columns what a file becomes, and waits for the unit', async () => {
    const { screen, choose, user, platform } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.mapping = aMapping()),
    );
    await choose();
    const dialog = screen.getByRole('dialog', { name: 'mobility-signals.csv' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'mobility-signals.csv' }));
    expect(dialog.textContent).toContain('24 rows, 3 columns. Read as: semicolon, decimal comma, windows-1252.');
    expect(screen.getByText('24 topics in 8 trends.')).toBeTruthy();
    expect(screen.getAllByRole('combobox')).toHaveLength(6);
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
    const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Open 24 topics' });
    expect(open.disabled).toBe(true);
    expect(screen.getByText('Its numbers without a unit run from −5,7 to 31,7.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '31.7 % a year' }));
    await act(settle);
    expect(screen.getByRole('radio', { name: '3,170 % a year', checked: false })).toBeTruthy();
    expect(open.disabled).toBe(false);
    await user.click(open);
    await act(settle);
    expect(platform.ownData.projects.projects).toHaveLength(1);
  });

  it('reads a role from another column, and folds the columns without one', async () => {
    const { screen, choose, user } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.mapping = aMapping()),
    );
    await choose();
    expect(screen.queryByRole('combobox', { name: 'Agreement becomes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 more column is kept' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agreement becomes' }), 'Leave out');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status is read from' }), 'Agreement');
    await act(settle);
    expect(screen.queryByRole('combobox', { name: 'Agreement becomes' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status is read from' }), 'none');
    await act(settle);
    await user.click(screen.getByRole('button', { name: '1 more column is kept' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Agreement becomes' }).value).toBe('own-label');
  });

  it('says what cannot be read, by kind and in the first rows', async () => {
    const { screen, choose } = await ask({ kind: 'open' }, ({ ownData }) => {
      const { reader } = ownData;
      reader.mapping = aMapping();
      const [[name, growth, other]] = reader.preview.rows['mobility-signals'] as [
        [PreviewCell, PreviewCell, PreviewCell],
      ];
      reader.preview = aPreview({
        rows: { 'mobility-signals': [[name, { ...growth, fault: 'Not a number.' }, other]] },
        faults: [{ fault: aFault(), others: 3 }],
      });
    });
    await choose();
    const faults = screen.getByRole('region', { name: 'Faults of the file' });
    expect(within(faults).getAllByRole('listitem')).toHaveLength(1);
    expect(faults.textContent).toContain('k. A. Not a number. Opened without growth; not on the map. 3 more rows');
    expect(within(screen.getByRole('table', { name: 'First rows' })).getByText(/Not a number\./)).toBeTruthy();
  });

  it('shows no table of first rows on a phone', async () => {
    const { screen, choose } = await ask({ kind: 'open' }, ({ ownData, viewport }) => {
      ownData.reader.mapping = aMapping();
      runInAction(() => (viewport.width = 390));
    });
    await choose();
    expect(screen.queryByRole('table', { name: 'First rows' })).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Columns' })).getByText(/Sodium-ion cells/)).toBeTruthy();
  });

  it('chooses among the sheets of a spreadsheet what each is read as', async () => {
    const { screen, choose, user } = await ask({ kind: 'open' }, ({ ownData }) => {
      ownData.reader.mapping = aMapping({
        sheets: [aSheet(), aSheet({ sheet: 'Remarks', kind: null, reason: 'no known name' })],
      });
    });
    await choose();
    await user.selectOptions(screen.getByLabelText('Sheet'), 'Remarks');
    expect(screen.getByText('This sheet is not used: no known name')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Read as'), 'Trends');
    await act(settle);
    expect(screen.getByRole('combobox', { name: 'Agreement becomes' })).toBeTruthy();
  });

  it('reads a text file in another form', async () => {
    const { screen, choose, user, platform } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.mapping = aMapping()),
    );
    await choose();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.selectOptions(screen.getByLabelText('Columns divided by'), 'comma');
    await act(settle);
    expect(platform.ownData.reader.opened.at(-1)).toMatchObject({ delimiter: ',' });
  });

  it('lists the faults before anything is opened', async () => {
    const faults = [aFault({ severity: 'left-out', row: 15, found: null, problem: 'Has no name.' }), aFault()];
    const built = aBuiltWorkspace({
      faults,
      counts: counts({ topics: 23, withoutFigure: 1, rowsLeftOut: 1 }),
    });
    const { screen, choose, user, platform } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.built = built),
    );
    await choose('mobility-signals.xlsx');
    const heading = screen.getByRole('heading', { name: '1 row cannot be used' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(
        'mobility-signals.xlsx. 23 topics can be opened, 1 of them without a figure. Nothing is opened yet; Consumer Goods 2035 stays as it is.',
      ),
    ).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toContain('Row 15, Growth p.a.: Has no name.');
    expect(platform.ownData.projects.projects).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
    await choose('mobility-signals.xlsx');
    await user.click(screen.getByRole('button', { name: 'Open 23 topics' }));
    await act(settle);
    expect(platform.ownData.projects.projects).toHaveLength(1);
  });
});

describe('dragging a file over the page', () => {
  it('covers the page until the file leaves it', async () => {
    const { screen } = await ask(null);
    expect(drag('dragover').defaultPrevented).toBe(true);
    await act(settle);
    expect(screen.getByText('Drop it to see it on the map')).toBeTruthy();
    drag('dragleave');
    expect(screen.queryByText('Drop it to see it on the map')).toBeNull();
  });

  it('opens the file that is dropped', async () => {
    const { platform } = await ask(null);
    drag('dragover');
    await act(settle);
    expect(drag('drop', [new File(['x'], 'dropped.json')]).defaultPrevented).toBe(true);
    await act(settle);
    expect(platform.ownData.projects.projects.map(({ name }) => name)).toEqual(['dropped']);
  });

  it('leaves everything else that is dragged alone', async () => {
    const { platform } = await ask(null);
    expect(drag('dragover', [], ['text/plain']).defaultPrevented).toBe(false);
    expect(platform.get(OwnDataEntry).request).toBeNull();
  });
});

describe('live mode', () => {
  it('opens no files', () => {
    const entry = new OwnDataEntry({ mode: 'live' });
    entry.ask({ kind: 'open' });
    expect(entry.isOffered).toBe(false);
    expect(entry.request).toBeNull();
  });
});
