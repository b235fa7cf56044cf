import { act, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { AppRoutes } from '../../../src/ui/app/app';
import { late } from '../../../src/ui/kit/layout/late';
import { EntryScreen } from '../../../src/ui/sign-in/entry-screen';
import { MainLayout } from '../../../src/ui/shell/main-layout';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from '../shell/render-at';
import { hasScreenAt } from '../../fakes/is-without';

const PROTECTED = [
  '/homepage/1',
  '/data/1',
  '/data-refresh/1',
  '/platforms/1',
  '/foresight/1',
  '/library/1',
  '/reneAI/1',
  '/sow/1/experiments/canvas',
].filter(hasScreenAt);

const inPlace = (Component: ComponentType) => ({
  load: async () => ({ Component }),
  Component: late(async () => Component),
  prefetch: () => {},
});

/** The addresses of the product; `layout` stands for all screens of a project. */
function renderRoutes(platform: TestPlatform, layout: ComponentType = () => <p>a screen of the project</p>) {
  return renderAt(platform, <AppRoutes entry={inPlace(EntryScreen)} layout={inPlace(layout)} />);
}

async function begin(platform: TestPlatform): Promise<void> {
  await act(async () => {
    await platform.get(SessionStore).start();
    await settle();
  });
}

describe('an address of the product', () => {
  it.each(PROTECTED)('sends a visitor from %s to /login, and remembers it', async (path) => {
    const platform = new TestPlatform({ path: `${path}?topic_id=7`, user: null });
    platform.auth.arriving = aMember();
    const { screen } = renderRoutes(platform);
    await begin(platform);
    expect(platform.navigator.path).toBe('/login');
    expect(screen.queryByText('a screen of the project')).toBeNull();
    await act(() => platform.get(SessionStore).signIn());
    expect(platform.navigator.path).toBe(`${path}?topic_id=7`);
    expect(screen.getByText('a screen of the project')).toBeTruthy();
  });

  it.each(['/', '/router'])('sends a visitor who enters by %s to /login', async (path) => {
    const platform = new TestPlatform({ path, user: null });
    renderRoutes(platform);
    await begin(platform);
    expect(platform.navigator.path).toBe('/login');
  });

  it.each(['/', '/router', ...PROTECTED])('asks the API for nothing at %s while the login is loading', async (path) => {
    const platform = new TestPlatform({ path });
    platform.auth.answers.hold('start');
    const { screen } = renderRoutes(platform, MainLayout);
    void platform.get(SessionStore).start();
    await act(settle);
    expect(platform.navigator.path).toBe(path);
    expect(screen.getByText('Loading ...')).toBeTruthy();
    const asked = [platform.sows, platform.signals, platform.shifts, platform.platforms, platform.insights];
    expect(asked.flatMap(({ answers }) => answers.calls)).toEqual([]);
  });

  it('leads from the empty path of the authenticated layout to /router', async () => {
    const platform = new TestPlatform({ path: '/homepage' });
    // There the entry page stays, which would lead on otherwise.
    platform.sows.sows = [];
    renderRoutes(platform);
    await begin(platform);
    expect(platform.navigator.path).toBe('/router');
  });

  it('takes /sow/{id} for the homepage of its project', async () => {
    const platform = new TestPlatform({ path: '/sow/1' });
    renderRoutes(platform, Outlet);
    await begin(platform);
    await waitFor(() => expect(platform.navigator.path).toBe('/homepage/1'));
  });
});
