import { ACCOUNTS, expect, fillLogin, logIn, test } from './fixtures';

test.describe('a visitor', () => {
  test.use({ account: null });

  test.describe('who first mistypes the password', () => {
    test.use({ expectedErrors: /status of 400 .*\/u\/login\// });

    test('is told so by the provider, then comes back to the place they asked for, flashcard and all', async ({
      page,
      me,
      received,
      staging,
    }) => {
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(response.url());
      });
      await page.goto('/platforms/1?topic_id=1203');
      await expect(page).toHaveURL('/login');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await fillLogin(page, me, 'wrong');
      await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
      expect(new URL(page.url()).origin).toBe(staging.config.auth.domain);

      await fillLogin(page, me);
      await expect(page).toHaveURL('/platforms/1?topic_id=1203');
      const card = page.getByRole('dialog', { name: 'Seaweed films' });
      await card.getByRole('tab', { name: 'Sources' }).click();
      await expect(card.getByText(/Curated sources updated/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Zero-waste kitchen' })).toBeAttached();

      // Every call says who asks: without a valid token it would have no user, and would not be among these.
      const calls = await received();
      expect(calls.length).toBeGreaterThan(8);
      expect(new Set(calls.map(({ orgId }) => orgId))).toEqual(new Set([me.orgId]));
      expect(calls.filter(({ status }) => status !== 200 && status !== null)).toEqual([]);
      expect(refused).toEqual([]);
    });
  });

  test.describe('who cancels the login', () => {
    test.use({ expectedErrors: /^Failed to log in:/ });

    test('is back at the login page and may try again', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toHaveText('The login did not work. Please try again.');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByLabel('Email address')).toBeVisible();
    });
  });

  test('without an organisation sees /403, with an empty one that there are no projects', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, ACCOUNTS.nowhere);
    await expect(page).toHaveURL('/403');
    await expect(page.getByText('You don’t have access to this organization.')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');

    await logIn(page, ACCOUNTS.empty);
    await expect(page.getByRole('heading', { name: 'No projects available.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  });

  test.describe('at a browser that others use', () => {
    // The place that was asked for is not one of Contoso.
    test.use({ expectedErrors: /status of 404 .*\/1\/\)|^Failed to get (?:sow|permissions):/ });

    test('stays signed in over a reload; after a logout the provider asks for the password again', async ({
      page,
      me,
    }) => {
      await page.goto('/login');
      await logIn(page, me);
      await expect(page).toHaveURL('/homepage/1');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
      // Tokens live in memory only.
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(stored.filter((key) => /^@@auth0|a0\.spajs/.test(key))).toEqual([]);
      await page.goto('/login');
      await expect(page).toHaveURL('/homepage/1');

      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      // Enabled again when the browser is back from the provider.
      await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.goto('/data/1');
      await expect(page).toHaveURL('/login');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByLabel('Password')).toBeVisible();

      // Another user of the same browser is led to their own project, not to the address that the first one asked for.
      await fillLogin(page, ACCOUNTS.contoso);
      await expect(page).toHaveURL('/homepage/990001');
      await expect(page.getByRole('heading', { name: 'Rooms that adapt' })).toBeVisible();
    });
  });
});

test.describe('a session that has ended meanwhile', () => {
  test.use({
    expectedErrors: /status of 401 |status of 40[03] .*\/(?:oauth\/token|authorize)|^Failed to (?:fetch|get|track) /,
  });

  test('leads to the login page, and from there back to where one was', async ({ page, context, me, received }) => {
    await page.clock.install();
    await page.goto('/homepage/1');
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    // What the page does by itself a moment later is done, or it would find out before the click does.
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    await page.route('**/oauth/token', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'invalid_grant' },
        headers: { 'access-control-allow-origin': new URL(page.url()).origin },
      }),
    );
    await context.clearCookies();
    // Longer than an access token lives.
    await page.clock.fastForward('02:00:00');
    await page.getByRole('link', { name: 'Platforms' }).click();
    await expect(page).toHaveURL('/login');

    await page.unroute('**/oauth/token');
    await page.clock.setSystemTime(new Date());
    await logIn(page, me);
    await expect(page).toHaveURL('/platforms/1');
    await expect(page.getByRole('region', { name: 'Zero-waste kitchen' })).toBeVisible();
    // One browser session: the login is told once.
    const logins = (await received('/api/track_event/')).filter(
      ({ body }) => (body as { readonly event_name: string }).event_name === 'logged_in',
    );
    expect(logins).toHaveLength(1);
  });

  test('is not gone on with by another account: nothing is asked of the project that was open', async ({
    page,
    context,
    staging,
  }) => {
    await page.goto('/platforms/1');
    await expect(page.getByRole('region', { name: 'Zero-waste kitchen' })).toBeVisible();
    await page.route('**/client_interface/**', (route) =>
      route.fulfill({ status: 401, headers: { 'access-control-allow-origin': new URL(page.url()).origin } }),
    );
    await page.getByRole('link', { name: 'Foresight Feed' }).click();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/client_interface/**');
    await context.clearCookies();
    const since = new Date().toISOString();
    await logIn(page, ACCOUNTS.contoso);
    await expect(page).toHaveURL('/homepage/990001');
    await expect(page.getByRole('heading', { name: 'Rooms that adapt' })).toBeVisible();
    const asked = (await staging.requests())
      .filter(({ at, userId }) => at >= since && userId === ACCOUNTS.contoso.userId)
      .map(({ path }) => path);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => /\/1\//.test(path))).toEqual([]);
  });
});
