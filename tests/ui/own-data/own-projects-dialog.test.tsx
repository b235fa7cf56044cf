import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { SessionStore } from '../../../src/application/session/session.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aNote } from '../../builders/library-mother';
import { aMapping, aSheet } from '../../builders/own-data-mother';
import { ownDataOf } from '../../fakes/own-data.fakes';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import { ask } from './ask-own-data';

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
    expect(ownDataOf(platform).projects.projects[0]?.name).toBe('Renamed');
    expect(screen.getByText('Renamed to ‘Renamed’.')).toBeTruthy();
  });

  it('are removed, and brought back', async () => {
    const { screen, user, platform } = await manage();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('textbox', { name: 'Name of the project' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(settle);
    expect(ownDataOf(platform).projects.projects).toHaveLength(1);
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
    expect(ownDataOf(platform).projects.projects).toEqual([]);
    expect(ownDataOf(platform).forgotten).toEqual(['own-00000001']);
  });

  it('leave another project that is open when they are gone', async () => {
    const { screen, user, platform } = await manage();
    platform.navigator.go('/review/1');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(settle);
    expect([platform.navigator.path, ownDataOf(platform).projects.projects]).toEqual(['/review/1', []]);
  });

  it('are replaced by a newer file', async () => {
    const { screen, user, choose, platform } = await manage();
    await user.click(screen.getByRole('button', { name: 'Replace with a newer file' }));
    expect(screen.getByRole('dialog', { name: 'Replace with a newer file' })).toBeTruthy();
    await choose('newer.json');
    expect(ownDataOf(platform).projects.projects).toMatchObject([{ name: 'mine', fileName: 'newer.json' }]);
  });

  it('are not replaced by a newer file that is opened as a project of its own', async () => {
    const { screen, user, choose, platform } = await manage();
    ownDataOf(platform).reader.mapping = aMapping({ sheets: [aSheet({ columns: [] })] });
    await user.click(screen.getByRole('button', { name: 'Replace with a newer file' }));
    await choose('newer.csv');
    expect(screen.getByText(/It becomes the newer data of/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open as a project of its own' }));
    expect(screen.queryByText(/It becomes the newer data of/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open 24 topics' }));
    await act(settle);
    expect(ownDataOf(platform).projects.projects).toHaveLength(2);
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

  it('are compared with an earlier load of their data on the screen of what changed', async ({ skip }) => {
    skip(isWithout('discoveries'));
    const { screen, user, platform } = await manage();
    ownDataOf(platform).projects.dataVersions = [
      { at: 0, date: '2027', topicCount: 3 },
      { at: 1, date: '2026', topicCount: 2 },
      { at: 2, date: '2025', topicCount: 1 },
    ];
    await user.click(screen.getByRole('button', { name: 'Data and dates' }));
    await user.click(await screen.findByRole('button', { name: 'Compare with the earlier data of 2025' }));
    await act(settle);
    const [project] = ownDataOf(platform).projects.projects;
    expect(platform.navigator.path).toBe(`/data-refresh/${project?.id}?since=2025-01-01`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
