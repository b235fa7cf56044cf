import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, logIn, test } from './fixtures';

// Sessions that end, change hands or cannot begin. Playwright turns the back/forward cache off by default.
test.use({
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  account: null,
});

test.describe('a tab whose refresh token is refused while another account is logged in', () => {
  test.use({ expectedErrors: /status of 40[013] |^Failed to (?:log in|fetch|track|get)|could not be/ });

  test('ends its session and says why; nothing of the other account is used', async ({
    page,
    context,
    staging,
    me,
  }) => {
    const { domain, clientId } = staging.config.auth;
    let refreshToken = '';
    page.on('response', async (response) => {
      if (!response.url().endsWith('/oauth/token') || !response.ok()) return;
      refreshToken = ((await response.json()) as { refresh_token?: string }).refresh_token ?? refreshToken;
    });
    await page.goto('/login');
    await logIn(page, me);
    await expect(page).toHaveURL('/homepage/1');
    await expect.poll(() => refreshToken).not.toBe('');

    const other = await context.newPage();
    await other.goto(`${domain}/v2/logout?returnTo=${encodeURIComponent(new URL('/login', page.url()).href)}`);
    await logIn(other, ACCOUNTS.contoso);
    await expect(other).toHaveURL('/homepage/990001');

    const revoked = await fetch(`${domain}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: refreshToken, client_id: clientId }),
    });
    expect(revoked.status).toBe(200);
    await refuse(page, '**/api/trends/**', 401, 1);
    const since = new Date().toISOString();
    await page.getByRole('button', { name: /Less and reused packaging/ }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'You were logged out, because another account logged in on this browser.',
    );
    await expect(page.getByText(me.nickname)).toHaveCount(0);
    const { contoso } = ACCOUNTS;
    const mixed = (await staging.requests()).filter(
      ({ at, orgId, userId }) =>
        at >= since &&
        ((userId === contoso.userId && orgId === me.orgId) || (userId === me.userId && orgId === contoso.orgId)),
    );
    expect(mixed).toEqual([]);
    // The other account goes on in its own tab.
    await other.getByRole('link', { name: 'Data Explorer' }).click();
    await expect(other).toHaveURL(/\/data\/990001/);
  });
});

test.describe('logging out', () => {
  test.use({ expectedErrors: /status of 40[013] |^Failed to/ });

  test('leaves nothing for the Back button', async ({ page, me }) => {
    await page.goto('/login');
    await logIn(page, me);
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
    for (let steps = 0; steps < 3; steps++) {
      await page.goBack().catch(() => null);
      await expect(page.getByText(me.nickname)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toHaveCount(0);
    }
  });

  test('reaches every tab and removes what is personal', async ({ page, context, me }) => {
    await page.goto('/login');
    await logIn(page, me);
    await expect(page).toHaveURL('/homepage/1');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /Search/ }))
      .first()
      .fill('refill');
    await page.getByRole('option').first().click();
    const other = await context.newPage();
    await other.goto('/homepage/1');
    await expect(other.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('You logged out in another tab.');
    const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // What a tab had not stored yet when it was hidden is in its journal until it is.
    await expect
      .poll(async () => (await keys()).filter((key) => !['theme', 'sidebar', 'first-steps-over'].includes(key)))
      .toEqual([]);
  });
});

test.describe('a dead end', () => {
  test.use({ expectedErrors: /status of 40[013] |^Failed to|ERR_FAILED/ });

  test('a lasting 401 leads to the login page, which says so', async ({ page, me }) => {
    await page.goto('/login');
    await refuse(page, '**/api/sows/', 401);
    await logIn(page, me);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText('Your login was not accepted.');
    await page.unroute('**/api/sows/');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/homepage/1');
  });

  test('a 403 for the organisation says so', async ({ page, me }) => {
    await page.goto('/login');
    await refuse(page, '**/api/sows/', 403);
    await logIn(page, me);
    await expect(page).toHaveURL('/403');
    await expect(page.getByText('You don’t have access to this organization.')).toBeVisible();
  });

  test('a provider that is down at a reload is named; later the user is where they were', async ({
    page,
    context,
    staging,
    me,
  }) => {
    await page.goto('/login');
    await logIn(page, me);
    await expect(page).toHaveURL('/homepage/1');
    await page.goto('/platforms/1');
    await expect(page.getByRole('region', { name: 'Zero-waste kitchen' })).toBeVisible();
    const provider = `${staging.config.auth.domain}/**`;
    await context.route(provider, (route) => route.abort());
    await page.reload();
    await expect(page).toHaveURL('/login', { timeout: 40_000 });
    await expect(page.getByRole('alert')).toHaveText('The login service does not answer. Please try again.');
    await context.unroute(provider);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/platforms/1');
  });

  test('code and state on another path are no login attempt', async ({ page, me }) => {
    await page.goto('/login');
    await logIn(page, me);
    await expect(page).toHaveURL('/homepage/1');
    await page.goto('/platforms/1?code=abc&state=def');
    await expect(page.getByRole('region', { name: 'Zero-waste kitchen' })).toBeVisible();
    await page.goto('/platforms/1?error=access_denied&state=def');
    await expect(page.getByRole('region', { name: 'Zero-waste kitchen' })).toBeVisible();
  });

  test('an answer to a login of another time leads a signed-in user home', async ({ page, me }) => {
    await page.goto('/login');
    await logIn(page, me);
    await expect(page).toHaveURL('/homepage/1');
    await page.goto('/login?code=abc&state=def');
    await expect(page).toHaveURL('/homepage/1');
  });

  test('a device clock that is two hours fast is named; one that is slow does no harm', async ({ page, me }) => {
    const hours = 60 * 60 * 1000;
    await page.clock.setSystemTime(Date.now() + 2 * hours);
    await page.goto('/login');
    await logIn(page, me);
    await expect(page.getByRole('alert')).toHaveText(
      'The clock of this device is wrong. Set the time, then log in again.',
    );
    await page.clock.setSystemTime(Date.now() - 2 * hours);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/homepage/1');
  });
});

/** Answers calls of this page alone: the staging environment is shared with the tests beside it. */
function refuse(page: Page, address: string, status: number, times = Infinity): Promise<unknown> {
  let left = times;
  return page.route(address, (route) => {
    if (route.request().method() === 'OPTIONS' || left-- <= 0) return route.fallback();
    const headers = { 'access-control-allow-origin': new URL(page.url()).origin };
    return route.fulfill({ status, json: {}, headers });
  });
}
