import { chooseTheme, expect, test } from './fixtures';

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('sees only login: heading, text, one Log In button, theme toggle', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('D&M Visualization Platform - Sign-in');
    await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByText('Log in to access the platform.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: /dark/i }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('is signed in at once and sent to the homepage of the first project', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/homepage/1');
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
  });

  test('comes back to the place they came from, with its flashcard', async ({ page }) => {
    await page.goto('/platforms/1?topic_id=1203');
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/platforms/1?topic_id=1203');
    await expect(page.getByRole('dialog', { name: 'Seaweed films' })).toBeVisible();
  });

  test('is offered a login button on error pages', async ({ page }) => {
    await page.goto('/404');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/homepage/1');
  });
});

test.describe('a signed-in user', () => {
  test('is sent from /login, /router and / to the homepage, and stays signed in after a reload', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/homepage/1');
    for (const entry of ['/router', '/']) {
      await page.goto(entry);
      await expect(page).toHaveURL('/homepage/1');
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
  });

  test('logs out to /login, and session storage is cleared while the theme stays', async ({ page, context }) => {
    // Not by an init script: that would sign the user in again on the next page.
    const fresh = await context.newPage();
    await fresh.goto('/login');
    await fresh.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(fresh).toHaveURL('/homepage/1');
    await expect.poll(() => fresh.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await fresh.evaluate(() => localStorage.setItem('theme', 'dark'));
    await fresh.getByRole('button', { name: 'Explore your data' }).click();
    await expect(fresh).not.toHaveURL('/homepage/1');
    await fresh.getByRole('button', { name: 'Logout' }).click();
    await expect(fresh).toHaveURL('/login');
    expect(await fresh.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await fresh.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    // The address of the former user that Back leads to is not where the next user goes.
    await fresh.goBack();
    await expect(fresh).toHaveURL('/login');
    expect(await fresh.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes('/')))).toEqual([]);
    await fresh.goto('/homepage/1');
    await expect(fresh).toHaveURL('/login');
    await page.close();
  });

  test('is told once in a session that they logged in, and once for each page view', async ({ page }) => {
    await page.goto('/homepage/1?debug=events');
    const names = () => page.evaluate(() => window.dmDebug?.events.map(({ name }) => name));
    await expect.poll(names).toEqual(['logged_in', 'page_viewed']);
    await page.reload();
    await expect.poll(names).toEqual(['page_viewed']);
  });
});

test.describe('error pages', () => {
  const pages = [
    ['/maintenance', 'Maintenance', ['Our site is currently under maintenance.', 'Thanks for your patience.']],
    [
      '/403',
      'Sorry',
      ['You don’t have access to this organization.', 'Please contact your dedicated Customer Success to access it.'],
    ],
    ['/404', 'Sorry', ['Not found.', 'The resource you requested could not be found.']],
    ['/no/such/page', 'Sorry', ['Not found.', 'The resource you requested could not be found.']],
    ['/500', 'Oops !', ['Something went wrong', 'Retry later or reach your customer success contact']],
  ] as const;
  for (const [path, title, texts] of pages) {
    test(`${path} shows '${title}' and its texts`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await page.getByText('Back to Home Page').click();
      await expect(page).toHaveURL('/homepage/1');
    });
  }
});

test('the logo of an error page follows the theme', async ({ page }) => {
  const colour = () => page.getByRole('img', { name: 'D&M' }).evaluate((logo) => getComputedStyle(logo).color);
  await page.goto('/404');
  expect(await colour()).toBe('rgb(20, 22, 27)');
  await chooseTheme(page, 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await colour()).not.toBe('rgb(20, 22, 27)');
});

test.describe('an unknown project', () => {
  test.use({ expectedErrors: [/Failed to get sow/] });

  test('leads through the router to one that is there', async ({ page }) => {
    await page.goto('/homepage/99');
    await expect(page).toHaveURL('/homepage/1');
  });
});
