import { act, cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { SearchWish } from '../../../src/application/shared/search-wish';
import type { User } from '../../../src/domain/session/user';
import type { ReliefCode } from '../../../src/ui/art/relief';
import { ErrorScreen } from '../../../src/ui/errors/error-screen';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from '../shell/render-at';

async function renderError(page: ReliefCode, user: User | null = null) {
  const platform = new TestPlatform({ path: `/${page}`, user });
  platform.auth.arriving = aMember();
  const rendered = renderAt(platform, <ErrorScreen page={page} />);
  await act(async () => {
    await platform.get(SessionStore).start();
    await settle();
  });
  return { platform, ...rendered };
}

describe('the error pages', () => {
  // Word for word as in the specification, section 2.
  it.each([
    ['maintenance', 'Maintenance', 'Our site is currently under maintenance.', 'Thanks for your patience.'],
    [
      '403',
      'Sorry',
      'You don\u2019t have access to this organization.',
      'Please contact your dedicated Customer Success to access it.',
    ],
    ['404', 'Sorry', 'Not found.', 'The resource you requested could not be found.'],
    ['500', 'Oops !', 'Something went wrong', 'Retry later or reach your customer success contact'],
  ] as const)('/%s says %j', async (page, title, first, second) => {
    const { screen } = await renderError(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.getByText(second)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'D&M' })).toBeTruthy();
  });

  it('lead a signed-in user back to the home page or out', async () => {
    const { user, screen, platform } = await renderError('500', aMember());
    expect(screen.getByRole('link', { name: 'Back to Home Page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await act(settle);
    expect(platform.navigator.path).toBe('/login');
  });

  it('offer the search, which opens in the project that comes next', async () => {
    const { user, screen, platform } = await renderError('404', aMember());
    await user.click(screen.getByRole('link', { name: 'Search' }));
    expect(platform.navigator.path).toBe('/');
    const wish = platform.get(SearchWish);
    expect([wish.take(), wish.take()]).toEqual([true, false]);
    cleanup();
    const closed = await renderError('403', aMember());
    expect(closed.screen.queryByRole('link', { name: 'Search' })).toBeNull();
  });

  it('offer the way back where there is a project', async () => {
    window.history.pushState(null, '', '/elsewhere');
    const { screen } = await renderError('404', aMember());
    expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy();
    cleanup();
    const closed = await renderError('maintenance', aMember());
    expect(closed.screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  });

  it('let another user log in', async () => {
    const { user, screen, platform } = await renderError('404');
    expect(screen.queryByRole('link', { name: 'Back to Home Page' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(platform.navigator.path).toBe('/router');
  });

  it('offer nothing while the login is loading', () => {
    const { screen } = renderAt(new TestPlatform({ path: '/404' }), <ErrorScreen page="404" />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
