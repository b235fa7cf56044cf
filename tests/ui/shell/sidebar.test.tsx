import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { TestPlatform } from '../../fakes/test-platform';
import { areaOf } from './render-at';
import { screenAt } from '../../../src/domain/shared/screen-address';
import { SidebarNav } from '../../../src/ui/shell/sidebar-nav';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { renderLayout } from './render-layout';
import { isWithout } from '../../fakes/is-without';

const entries = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the sidebar', () => {
  it('lists the entries of the project, the current one marked', async ({ skip }) => {
    skip(isWithout());
    const { screen } = await renderLayout({ path: '/data/1' });
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(entries(nav)).toEqual([
      'Home',
      'Data Explorer',
      'Review',
      'Platforms',
      'Foresight Feed',
      'AI assistant',
      'My library',
    ]);
    const lists = within(nav).getAllByRole('list');
    expect(lists.map((list) => entries(list).length)).toEqual([6, 1]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Data Explorer');
  });

  it('has neither the assistant nor advanced features for a project without them', async () => {
    const { screen } = await renderLayout({ path: '/homepage/2' });
    expect(screen.queryByRole('link', { name: 'AI assistant' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Advanced features' })).toBeNull();
  });

  it('shows what depends on the project all at once, when everything is known', async () => {
    const { screen, platform } = await renderLayout({
      prepare: ({ sows }) => void sows.answers.hold('settings').promise,
    });
    expect(platform.sows.answers.count('settings')).toBe(1);
    expect(screen.queryByRole('link', { name: 'AI assistant' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Advanced features' })).toBeNull();
  });

  it('opens and closes the group, with a BETA badge on each experiment', async ({ skip }) => {
    skip(isWithout('experiments'));
    const { user, screen } = await renderLayout();
    const group = screen.getByRole('button', { name: 'Advanced features' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await user.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Horizon timeline BETA' }).getAttribute('href')).toBe(
      '/sow/1/experiments/horizon',
    );
    await user.click(group);
    expect(screen.queryByRole('link', { name: 'Horizon timeline BETA' })).toBeNull();
  });

  it('opens the group by itself when one of its links is active', async ({ skip }) => {
    skip(isWithout('experiments'));
    const { screen } = await renderLayout({ path: '/sow/1/experiments/canvas' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Scenario canvas');
  });

  it('has a logo that leads to /', async () => {
    const { screen } = await renderLayout();
    expect(screen.getByRole('link', { name: 'D&M, to the start page' }).getAttribute('href')).toBe('/');
  });

  it('has the icon of the logo alone while it is collapsed', async () => {
    const { user, screen } = await renderLayout();
    const logo = () => screen.getByRole('link', { name: 'D&M, to the start page' }).querySelector('svg');
    expect(logo()?.getAttribute('viewBox')).toBe('3 0 109 32');
    await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
    await user.unhover(screen.getByRole('navigation', { name: 'Main' }));
    expect(logo()?.getAttribute('width')).toBe('32');
  });

  it.for(['new', 'pro', 'BETA'] as const)('wears the badge %s on a sub-link', (badge, { skip }) => {
    skip(isWithout('experiments'));
    const path = '/sow/1/experiments/canvas';
    const link = {
      screen: screenAt(areaOf(new TestPlatform()).screens, path)!.screen,
      label: 'Scenario canvas',
      path,
      badge,
      count: null,
    };
    render(
      <MemoryRouter>
        <SidebarNav
          menu={{ links: [], apart: [], groups: [{ label: 'Advanced features', links: [link] }] }}
          pathname="/homepage/1"
          openGroup="Advanced features"
          onToggleGroup={() => {}}
          onLogOut={() => {}}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: `Scenario canvas ${badge}` })).toBeTruthy();
  });

  it('offers an internal user nothing that others are not offered', async () => {
    const offered = async (internal: boolean) => {
      const {
        screen: page,
        view,
        user,
      } = await renderLayout({
        prepare: (platform) => void (platform.auth.current = aMember({ internal })),
      });
      await user.click(page.getByRole('button', { name: 'Account of Maya Brandt, MB' }));
      await page.findByRole('menu');
      const names = (['link', 'button', 'menuitem', 'menuitemradio'] as const).flatMap((role) =>
        page.queryAllByRole(role).map((element) => element.textContent),
      );
      view.unmount();
      return names;
    };
    expect(await offered(true)).toEqual(await offered(false));
  });

  it('logs out', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/login');
  });

  it('is collapsed and expanded by the header button', async () => {
    const { user, screen, platform } = await renderLayout();
    await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
    const expand = screen.getByRole('button', { name: 'Expand the sidebar' });
    expect(expand.getAttribute('aria-expanded')).toBe('false');
    expect(platform.device.get('sidebar')).toBe('collapsed');
  });

  it('collapsed, hides the sub-links from the keyboard until it is wide', async ({ skip }) => {
    skip(isWithout('experiments'));
    const { user, screen } = await renderLayout({
      path: '/sow/1/experiments/canvas',
      stored: { sidebar: 'collapsed' },
    });
    expect(screen.queryByRole('link', { name: 'Scenario canvas BETA' })).toBeNull();
    await user.hover(screen.getByRole('navigation', { name: 'Main' }));
    expect(screen.getByRole('link', { name: 'Scenario canvas BETA' })).toBeTruthy();
    await user.unhover(screen.getByRole('navigation', { name: 'Main' }));
    expect(screen.queryByRole('link', { name: 'Scenario canvas BETA' })).toBeNull();
  });
});

describe('the collapsed sidebar under a pointer that rests', () => {
  it('closes where the keyboard goes on to the page, and opens again where the pointer moves', async () => {
    const { user, screen } = await renderLayout({ stored: { sidebar: 'collapsed' } });
    const isWide = () =>
      screen.getByRole('link', { name: 'D&M, to the start page' }).querySelector('svg')?.getAttribute('width') !== '32';
    await user.hover(screen.getByRole('navigation', { name: 'Main' }));
    expect(isWide()).toBe(true);
    act(() => screen.getByRole('combobox', { name: /search/i }).focus());
    expect(isWide()).toBe(false);
    await user.hover(screen.getByRole('link', { name: 'Home' }));
    expect(isWide()).toBe(true);
  });
});

describe('the drawer below 991 px', () => {
  it('opens over the page and closes on Escape, on the backdrop and by its button', async () => {
    const { user, screen } = await renderLayout({ width: 990 });
    const open = () => user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(drawer.contains(document.activeElement)).toBe(true);
    // What the browser makes of Escape.
    act(() => void drawer.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await user.click(screen.getByRole('button', { name: 'Close the menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.for(['Platforms', 'Home'])('closes when %s is chosen, also where one is already', async (name, { skip }) => {
    skip(name === 'Platforms' && isWithout('platforms'));
    const { user, screen } = await renderLayout({ width: 390 });
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(screen.getByRole('link', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds the project switcher', async () => {
    const { user, screen, platform } = await renderLayout({ width: 390 });
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = within(screen.getByRole('dialog'));
    await user.click(drawer.getByRole('button', { name: /Consumer Goods 2035/ }));
    await user.click(await drawer.findByRole('menuitemradio', { name: 'Mobility 2035' }));
    expect(platform.navigator.path).toBe('/homepage/2');
  });

  it('does not open again by itself when the window was wide meanwhile', async () => {
    const { user, screen, platform } = await renderLayout({ width: 990 });
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    act(() => platform.viewport.resizeTo(1200));
    act(() => platform.viewport.resizeTo(900));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
