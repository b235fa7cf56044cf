import { act, fireEvent, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { OwnDataEntry, type OwnDataRequest } from '../../../src/application/own-data/own-data-entry';
import { FileFault } from '../../../src/domain/own-data/file-fault';
import { OwnDataGate } from '../../../src/ui/own-data/own-data-gate';
import { OwnDataHost } from '../../../src/ui/own-data/own-data-host';
import { aBuiltWorkspace, aFault, aMapping, aSheet, counts } from '../../builders/own-data-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { SessionStore } from '../../../src/application/session/session.store';
import { aNote } from '../../builders/library-mother';
import { aSow } from '../../builders/sow-mother';
import { entityId } from '../../../src/domain/shared/entity-id';
import { renderAt } from '../shell/render-at';
import { renderLayout } from '../shell/render-layout';

async function ask(request: OwnDataRequest | null, prepare?: (platform: TestPlatform) => void) {
  const platform = new TestPlatform();
  prepare?.(platform);
  await platform.enter();
  const rendered = renderAt(platform, <OwnDataGate Host={OwnDataHost} />);
  act(() => platform.get(OwnDataEntry).ask(request));
  await act(settle);
  const choose = async (name = 'mobility-signals.csv') => {
    await rendered.user.upload(rendered.screen.getByLabelText('File with your own data'), new File(['x'], name));
    await act(settle);
  };
  return { platform, choose, ...rendered };
}

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
      ({ ownData }) => void (ownData.reader.fault = new FileFault('encrypted', 'This file has a password.')),
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
    expect(dialog.textContent).toContain('24 rows, 3 columns. Read as: semicolon, decimal comma, Windows-1252.');
    expect(screen.getByText('24 topics in 8 trends.').parentElement?.textContent).toContain(
      '‘Agreement’ becomes a line under More until it is assigned.',
    );
    const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Open 24 topics' });
    expect(open.disabled).toBe(true);
    expect(screen.getByText('The column has no unit. Values run from −5,7 to 31,7.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '31.7 % a year' }));
    await act(settle);
    expect(screen.getByRole('radio', { name: '3,170 % a year', checked: false })).toBeTruthy();
    expect(open.disabled).toBe(false);
    await user.click(open);
    await act(settle);
    expect(platform.ownData.projects.projects).toHaveLength(1);
  });

  it('assigns an unknown column by a select, or by its guess', async () => {
    const { screen, choose, user } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.mapping = aMapping()),
    );
    await choose();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Agreement becomes' });
    expect(select.selectedOptions[0]?.textContent).toBe('Assign…');
    await user.click(screen.getByRole('button', { name: 'Consensus?' }));
    await act(settle);
    expect(select.value).toBe('consensus');
    await user.selectOptions(select, 'Leave out');
    await act(settle);
    expect(select.value).toBe('ignored');
  });

  it('lists the columns under each other on a phone', async () => {
    const { screen, choose } = await ask({ kind: 'open' }, ({ ownData, viewport }) => {
      ownData.reader.mapping = aMapping();
      runInAction(() => (viewport.width = 390));
    });
    await choose();
    const columns = screen.getByRole('list', { name: 'Columns' });
    expect(within(columns).getAllByRole('combobox')).toHaveLength(3);
    expect(within(columns).getByText('Sodium-ion cells')).toBeTruthy();
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
    expect(platform.ownData.reader.opened.at(-1)?.options).toMatchObject({ delimiter: ',', encoding: 'windows-1252' });
  });

  it('lists the faults before anything is opened', async () => {
    const faults = [aFault({ severity: 'left-out', row: 15, found: null, problem: 'Has no name.' }), aFault()];
    const built = aBuiltWorkspace({
      faults,
      counts: counts({ topics: 23, withoutFigure: 1, rowsLeftOut: 1, rowsWithGaps: 1 }),
    });
    const { screen, choose, user, platform } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.built = built),
    );
    await choose('mobility-signals.xlsx');
    const heading = screen.getByRole('heading', { name: 'One row cannot be used, one has gaps' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText('mobility-signals.xlsx. Nothing is opened yet; Consumer Goods 2035 stays as it is.'),
    ).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain('empty');
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

  it('says at once of a picture that it is no table', async () => {
    const { screen } = await ask(null);
    const picture = [new File(['x'], 'cover.png', { type: 'image/png' })];
    drag('dragover', picture);
    await act(settle);
    drag('dragover', picture);
    expect(screen.getByText('This cannot be read as a table')).toBeTruthy();
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

describe('an own project without topics', () => {
  it('shows the first steps, and opens the file that replaces it', async () => {
    const sow = entityId<'sow'>('own-00000001');
    const { user, screen, platform } = await renderLayout({
      path: '/homepage/own-00000001',
      prepare: (prepared) => {
        prepared.sows.sows = [aSow({ id: sow, name: 'Mine' })];
        prepared.signals.everyTopic = [];
      },
    });
    await act(settle);
    expect(await screen.findByRole('heading', { name: '‘Mine’ has no topics yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open the file with your topics' }));
    expect(platform.get(OwnDataEntry).request).toEqual({ kind: 'open', replaces: sow });
  });
});

describe('the own projects', () => {
  const manage = async () => {
    const rendered = await ask({ kind: 'open' });
    await rendered.choose('mine.json');
    act(() => rendered.platform.get(OwnDataEntry).ask({ kind: 'manage' }));
    await act(settle);
    return rendered;
  };

  it('are renamed in place', async () => {
    const { screen, user, platform } = await manage();
    const name = screen.getByRole('textbox', { name: 'Name of the project' });
    await user.clear(name);
    await user.type(name, 'Renamed{Enter}');
    await act(settle);
    expect(platform.ownData.projects.projects[0]?.name).toBe('Renamed');
    expect(screen.getByText('Renamed to ‘Renamed’.')).toBeTruthy();
  });

  it('are removed, and brought back', async () => {
    const { screen, user, platform } = await manage();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await act(settle);
    expect(platform.ownData.projects.projects).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await act(settle);
    expect(platform.ownData.projects.projects).toHaveLength(1);
  });

  it('are gone with the notes and statuses of the user once the list is closed', async () => {
    const { screen, user, platform } = await manage();
    const { orgId, userId } = platform.get(SessionStore).requireMember();
    const scope = { organisationId: orgId, userId, sowId: entityId<'sow'>('own-00000001') };
    await platform.library.put(scope, 'notes', aNote('Mine'));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await act(settle);
    expect((await platform.library.read(scope)).notes).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(settle);
    expect((await platform.library.read(scope)).notes).toEqual([]);
    expect(platform.ownData.forgotten).toEqual(['own-00000001']);
  });

  it('are replaced by a newer file', async () => {
    const { screen, user, choose, platform } = await manage();
    await user.click(screen.getByRole('button', { name: 'Replace by a newer file' }));
    expect(screen.getByRole('dialog', { name: 'Replace by a newer file' })).toBeTruthy();
    await choose('newer.json');
    expect(platform.ownData.projects.projects).toMatchObject([{ name: 'mine', fileName: 'newer.json' }]);
  });

  it('say what is kept of the earlier file, which can be opened as a project of its own', async () => {
    const { screen, user, choose, platform } = await manage();
    platform.ownData.projects.kept = ['sources of 2 topics'];
    platform.ownData.reader.mapping = aMapping({ sheets: [aSheet({ columns: [] })] });
    await user.click(screen.getByRole('button', { name: 'Replace by a newer file' }));
    await choose('newer.csv');
    expect(screen.getByText(/Kept from before: sources of 2 topics\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open as a project of its own' }));
    expect(screen.queryByText(/Kept from before/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open 24 topics' }));
    await act(settle);
    expect(platform.ownData.projects.projects).toHaveLength(2);
  });

  it('are exported as a project file and as a workbook', async () => {
    const { screen, user } = await manage();
    const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Export as project file' }));
    await act(settle);
    expect(screen.getByText('Saved as mine.json.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export as workbook' }));
    await act(settle);
    expect(screen.getByText('Saved as mine.xlsx.')).toBeTruthy();
    expect(urls).toHaveBeenCalledTimes(2);
    click.mockRestore();
    urls.mockRestore();
  });

  it('are closed with Escape', async () => {
    const { screen } = await manage();
    fireEvent(screen.getByRole('dialog', { name: 'Your projects' }), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
