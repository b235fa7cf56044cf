import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Drafts } from '../../../src/application/workspace/drafts';
import { settle } from '../../fakes/settle';
import { renderLayout } from './render-layout';
import { hasScreenAt, isWithout } from '../../fakes/is-without';

describe('the header', () => {
  it.each(
    [
      ['/homepage/1', 'Homepage'],
      ['/data-refresh/1', 'Explore my data'],
      ['/foresight/1', 'Weekly insights'],
      ['/reneAI/1', 'René AI'],
    ].filter(([path = '']) => hasScreenAt(path)),
  )('at %s is titled %s', async (path, title) => {
    const { screen } = await renderLayout({ path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('has a logo that leads to the homepage of the current project', async () => {
    const { screen } = await renderLayout({ path: '/data/2', width: 390 });
    expect(screen.getByRole('link', { name: 'D&M, to the homepage' }).getAttribute('href')).toBe('/homepage/2');
  });

  it('toggles the theme', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(platform.surface.worn).toBe('dark');
    expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeTruthy();
  });

  it('names the user in the menu, with the choice of theme and the way out', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.click(screen.getByRole('button', { name: 'Account of Maya Brandt, MB' }));
    await screen.findByRole('menu');
    for (const text of ['Maya Brandt', 'maya@northwind.example', 'Northwind'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('menuitemradio', { name: 'Light', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
    expect(platform.device.get('theme')).toBe('system');
    await user.click(screen.getByRole('button', { name: 'Account of Maya Brandt, MB' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/login');
  });
});

describe('logging out from the menu', () => {
  it('says what is not saved, waits, and leaves when that is chosen', async () => {
    const { user, screen, platform } = await renderLayout();
    platform.get(Drafts).write('view-name', 'Growth of 2027');
    const logOut = async () => {
      await user.click(screen.getByRole('button', { name: 'Account of Maya Brandt, MB' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
      return within(await screen.findByRole('dialog', { name: 'Log out' }));
    };
    const first = await logOut();
    expect(first.getByText('1 text is not saved. If you log out now, this browser forgets it.')).toBeTruthy();
    expect(first.getByRole('button', { name: 'Save as a file' })).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Wait' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.navigator.path).not.toBe('/login');
    const second = await logOut();
    await user.click(second.getByRole('button', { name: 'Log out anyway' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/login');
  });

  it('offers the file first where the notes are to be removed', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.click(screen.getByRole('button', { name: 'Account of Maya Brandt, MB' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out and remove my notes from this device' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out' }));
    expect(dialog.getByRole('button', { name: 'Save all of mine' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove and log out' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/login');
    expect(platform.library.storage.rows.size).toBe(0);
  });

  it('stays logged in, and says why, where the browser does not let the notes be removed or read', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.click(screen.getByRole('button', { name: 'Account of Maya Brandt, MB' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out and remove my notes from this device' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out' }));
    platform.library.storage.refusal = 'unavailable';
    await user.click(dialog.getByRole('button', { name: 'Remove and log out' }));
    await act(settle);
    expect(dialog.getByText('This browser does not let the notes be removed. You are still logged in.')).toBeTruthy();
    expect(platform.navigator.path).not.toBe('/login');
    await user.click(dialog.getByRole('button', { name: 'Save all of mine' }));
    await act(settle);
    expect(dialog.getByText('This could not be saved as a file. Nothing was removed.')).toBeTruthy();
  });
});

describe('the project switcher', () => {
  it('goes to the same screen of another project, and tells analytics', async ({ skip }) => {
    skip(isWithout('platforms'));
    const { user, screen, platform } = await renderLayout({ path: '/platforms/1' });
    await user.click(screen.getByRole('button', { name: /^Consumer Goods 2035/ }));
    expect((await screen.findByRole('menuitemradio', { checked: true })).textContent).toBe('Consumer Goods 2035');
    await user.click(screen.getByRole('menuitemradio', { name: 'Mobility 2035' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/platforms/2');
    expect(platform.tracker.events.at(-1)).toMatchObject({ name: 'clicked_on_project', payload: { sow_id: '2' } });
    expect(screen.getByRole('button', { name: /^Mobility 2035/ })).toBeTruthy();
  });

  it('says that there are no projects', async () => {
    const { user, screen } = await renderLayout({ prepare: ({ sows }) => void (sows.list = async () => []) });
    await user.click(screen.getByRole('button', { name: /switch the project/ }));
    expect(await screen.findByText('No projects available.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can try again after a failure', async () => {
    const { user, screen } = await renderLayout({ prepare: ({ sows }) => sows.answers.fail('list', 'refused') });
    await user.click(screen.getByRole('button', { name: /switch the project/ }));
    await user.click(await screen.findByRole('button', { name: 'Try again: Projects' }));
    await act(settle);
    expect(screen.getByRole('menuitemradio', { name: 'Mobility 2035' })).toBeTruthy();
  });
});

describe('the shell', () => {
  it('announces the next page', async ({ skip }) => {
    skip(isWithout('platforms'));
    const { user, screen } = await renderLayout();
    await user.click(screen.getByRole('link', { name: 'Platforms' }));
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Platforms');
  });

  it('lets the keyboard skip to the content', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('leads to /404 from an address without a project', async () => {
    const { platform } = await renderLayout({ path: '/homepage/%20' });
    expect(platform.navigator.path).toBe('/404');
  });
});
