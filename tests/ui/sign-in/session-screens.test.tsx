import { act, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { EntryScreen } from '../../../src/ui/sign-in/entry-screen';
import { LoginScreen } from '../../../src/ui/sign-in/login-screen';
import { LogoutScreen } from '../../../src/ui/sign-in/logout-screen';
import { RequireSession } from '../../../src/ui/sign-in/require-session';
import { localTime } from '../../../src/domain/shared/calendar';
import { entityId } from '../../../src/domain/shared/entity-id';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aSow } from '../../builders/sow-mother';
import { aMember, aUserWithoutOrganisation } from '../../builders/user-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from '../shell/render-at';

async function renderSession(platform: TestPlatform) {
  const rendered = renderAt(
    platform,
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="/logout" element={<LogoutScreen />} />
      <Route path="/router" element={<EntryScreen />} />
      <Route
        path="/homepage/:sowId"
        element={
          <RequireSession>
            <p>protected</p>
          </RequireSession>
        }
      />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
  );
  await act(async () => {
    await platform.get(SessionStore).start();
    await settle();
  });
  return { platform, ...rendered };
}

function aVisitor(path: string): TestPlatform {
  const platform = new TestPlatform({ path, user: null });
  platform.auth.arriving = aMember();
  return platform;
}

describe('the login page', () => {
  it('has a heading, one sentence, one login button and the theme toggle', async ({ skip }) => {
    skip(isWithout('own-data'));
    const { screen } = await renderSession(aVisitor('/login'));
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
    expect(screen.getByText('Log in to access the platform.')).toBeTruthy();
    // What a visitor who knows nothing of it sees.
    expect(screen.getByText(/^The trends and topics of your industry on one map: /)).toBeTruthy();
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Switch to dark theme', 'Log In', 'Open your own data']);
  });

  it('lets a visitor in and leads to /router', async () => {
    const { user, screen, platform } = await renderSession(aVisitor('/login'));
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('sends an already authenticated visitor to /router', async () => {
    const { platform } = await renderSession(new TestPlatform({ path: '/login' }));
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('says in one sentence that the login did not work, and lets one try again', async () => {
    const platform = aVisitor('/login');
    platform.auth.answers.fail('signIn', 'refused');
    const { user, screen } = await renderSession(platform);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole('alert').textContent).toBe('The login did not work. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(platform.navigator.path).toBe('/homepage/1'));
  });

  it('waits for the provider', async () => {
    const platform = aVisitor('/login');
    platform.auth.answers.hold('signIn');
    const { user, screen } = await renderSession(platform);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log In' }).disabled).toBe(true);
  });
});

describe('a protected page', () => {
  it('sends a visitor to the login, and brings him back to the place he came from', async () => {
    const { user, screen, platform } = await renderSession(aVisitor('/homepage/1?trend_id=7'));
    expect(platform.navigator.path).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(platform.navigator.path).toBe('/homepage/1?trend_id=7'));
    expect(await screen.findByText('protected')).toBeTruthy();
  });

  it('sends a user without an organisation to /403', async () => {
    const { platform } = await renderSession(new TestPlatform({ user: aUserWithoutOrganisation() }));
    expect(platform.navigator.path).toBe('/403');
  });

  it('shows nothing of itself while the login is loading', async () => {
    const platform = new TestPlatform();
    platform.auth.answers.hold('start');
    const { screen } = renderAt(
      platform,
      <RequireSession>
        <p>protected</p>
      </RequireSession>,
    );
    void platform.get(SessionStore).start();
    await act(settle);
    expect(screen.queryByText('protected')).toBeNull();
    expect(screen.getByText('Loading ...')).toBeTruthy();
  });

  it('remembers no address after a logout there', async () => {
    const { platform } = await renderSession(new TestPlatform());
    await act(async () => {
      await platform.get(SessionStore).signOut();
      await settle();
    });
    expect(platform.navigator.path).toBe('/login');
    expect(platform.tab.keys).toEqual([]);
  });
});

describe('/logout', () => {
  it.each([
    ['logs out who is signed in', aMember(), 1],
    ['leads any other user to the login page', null, 0],
  ])('%s', async (_does, user, signOuts) => {
    const { platform } = await renderSession(new TestPlatform({ path: '/logout', user }));
    expect(platform.navigator.path).toBe('/login');
    expect(platform.auth.answers.count('signOut')).toBe(signOuts);
  });
});

describe('the entry page', () => {
  it('shows a spinner meanwhile', async () => {
    const platform = new TestPlatform({ path: '/router' });
    platform.sows.answers.hold('list');
    const { screen } = await renderSession(platform);
    expect(screen.getByText('Loading ...')).toBeTruthy();
  });

  it('says that there are no projects, and offers the way out', async ({ skip }) => {
    skip(isWithout('own-data'));
    const platform = new TestPlatform({ path: '/router' });
    platform.sows.sows = [];
    const { user, screen } = await renderSession(platform);
    expect(screen.getByText('No projects available.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open your own data' }));
    expect(platform.get(OwnDataEntry).request).toEqual({ kind: 'open' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/login');
  });

  it('says which service does not answer and since when, asks it again by itself, and never says there are no projects', async () => {
    const platform = new TestPlatform({ path: '/router' });
    for (let time = 0; time < 2; time++) platform.sows.answers.fail('list');
    const { screen } = await renderSession(platform);
    expect(screen.getByRole('heading', { level: 1, name: 'The API does not answer' })).toBeTruthy();
    const since = localTime(platform.clock.now(), platform.clock.now());
    expect(screen.getByText(new RegExp(`^No answer from api\\.example\\.com since ${since}`))).toBeTruthy();
    expect(screen.queryByText('No projects available.')).toBeNull();
    await act(async () => {
      platform.clock.advance(2000);
      await settle();
    });
    expect(platform.sows.answers.count('list')).toBe(2);
    await act(async () => {
      platform.clock.advance(4000);
      await settle();
    });
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('can try again after an answer that is no list', async () => {
    const platform = new TestPlatform({ path: '/router' });
    platform.sows.answers.fail('list', 'malformed');
    const { user, screen } = await renderSession(platform);
    expect(screen.getByText('The projects could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('offers the other projects where the first one cannot be opened', async () => {
    const platform = new TestPlatform({ path: '/router' });
    platform.sows.sows = [aSow(), aSow({ id: entityId('2'), name: 'Mobility 2035' })];
    platform.sows.answers.fail('byId', 'forbidden');
    platform.get(WorkspaceStore).open(entityId('1'));
    const { user, screen } = await renderSession(platform);
    expect(screen.queryByText('No projects available.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'This project could not be opened.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mobility 2035' }));
    expect(platform.navigator.path).toBe('/homepage/2');
  });
});
