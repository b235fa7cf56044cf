import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import { aBuiltWorkspace, aFault, counts } from '../../builders/own-data-mother';
import { ownDataOf } from '../../fakes/own-data.fakes';
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

  it('shows the files of notes and of old spreadsheet programs in the picker, too, so that a file can say what it is', async () => {
    const { screen } = await ask({ kind: 'open' });
    const accepted = screen.getByLabelText<HTMLInputElement>('File with your own data').accept.split(',');
    expect(accepted).toEqual(expect.arrayContaining(['.md', '.xls', '.csv', '.xlsx', '.json']));
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
      (platform) => void (ownDataOf(platform).reader.fault = new FileFault('This file has a password.')),
    );
    await choose();
    expect(screen.getByRole('alert').textContent).toBe('This file has a password.');
    ownDataOf(platform).reader.fault = null;
    await choose();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists the faults before anything is opened', async () => {
    const faults = [aFault({ severity: 'left-out', row: 15, found: null, problem: 'Has no name.' }), aFault()];
    const built = aBuiltWorkspace({
      faults,
      counts: counts({ topics: 23, withoutFigure: 1, rowsLeftOut: 1 }),
    });
    const { screen, choose, user, platform } = await ask(
      { kind: 'open' },
      (platform) => void (ownDataOf(platform).reader.built = built),
    );
    await choose('mobility-signals.json');
    const heading = screen.getByRole('heading', { name: '1 row cannot be used' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(
        'mobility-signals.json. 23 topics can be opened, 1 of them without a figure. Nothing is opened yet; Consumer Goods 2035 stays as it is.',
      ),
    ).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toContain('Row 15, Growth p.a.: Has no name.');
    expect(ownDataOf(platform).projects.projects).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
    await choose('mobility-signals.json');
    await user.click(screen.getByRole('button', { name: 'Open 23 topics' }));
    await act(settle);
    expect(ownDataOf(platform).projects.projects).toHaveLength(1);
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
    expect(ownDataOf(platform).projects.projects.map(({ name }) => name)).toEqual(['dropped']);
  });

  it('leaves everything else that is dragged alone', async () => {
    const { platform } = await ask(null);
    expect(drag('dragover', [], ['text/plain']).defaultPrevented).toBe(false);
    expect(platform.get(OwnDataEntry).request).toBeNull();
  });
});

describe('live mode', () => {
  it('opens no files', () => {
    const entry = new OwnDataEntry({ mode: 'live', off: new Set() });
    entry.ask({ kind: 'open' });
    expect(entry.isOffered).toBe(false);
    expect(entry.request).toBeNull();
  });
});
