import type { Page } from '@playwright/test';
import { chooseTheme, expect, test } from './fixtures';

test.describe('a visitor', () => {
  test.use({ signedIn: false });
  const logIn = (page: Page) => page.getByRole('button', { name: 'Log In', exact: true }).click();

  test('logs in and out', async ({ page }) => {
    await test.step('sees only login: heading, text, one Log In button, theme toggle', async () => {
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

    await test.step('is signed in at once and sent to the homepage of the first project', async () => {
      await logIn(page);
      await expect(page).toHaveURL('/homepage/1');
      await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    });

    await test.step('logs out to /login, and session storage is cleared while the theme stays', async () => {
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Explore your data' }).click();
      await expect(page).not.toHaveURL('/homepage/1');
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      // The address of the former user that Back leads to is not where the next user goes.
      await page.goBack();
      await expect(page).toHaveURL('/login');
      const kept = () => page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes('/')));
      expect(await kept()).toEqual([]);
      await page.goto('/homepage/1');
      await expect(page).toHaveURL('/login');
    });

    await test.step('comes back to the place they came from, with its flashcard', async () => {
      await page.goto('/platforms/1?topic_id=1203');
      await expect(page).toHaveURL('/login');
      await logIn(page);
      await expect(page).toHaveURL('/platforms/1?topic_id=1203');
      await expect(page.getByRole('dialog', { name: 'Seaweed films' })).toBeVisible();
    });

    await test.step('is offered a login button on error pages', async () => {
      await page.goto('/logout');
      await expect(page).toHaveURL('/login');
      await page.goto('/404');
      await logIn(page);
      await expect(page).toHaveURL('/homepage/1');
    });
  });
});

test.describe('a signed-in user', () => {
  test('enters, and is told of once', async ({ page }) => {
    await test.step('is told once in a session that they logged in, and once for each page view', async () => {
      await page.goto('/homepage/1?debug=events');
      const names = () => page.evaluate(() => window.dmDebug?.events.map(({ name }) => name));
      await expect.poll(names).toEqual(['logged_in', 'page_viewed']);
      await page.reload();
      await expect.poll(names).toEqual(['page_viewed']);
    });

    await test.step('is sent from /login, /router and / to the homepage, and stays signed in after a reload', async () => {
      for (const entry of ['/login', '/router', '/']) {
        await page.goto(entry);
        await expect(page).toHaveURL('/homepage/1');
      }
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    });
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
  test('say what they are, and lead back', async ({ page }) => {
    for (const [path, title, texts] of pages) {
      await test.step(`${path} shows '${title}' and its texts`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
        await page.getByText('Back to Home Page').click();
        await expect(page).toHaveURL('/homepage/1');
      });
    }

    await test.step('the logo of an error page follows the theme', async () => {
      const colour = () => page.getByRole('img', { name: 'D&M' }).evaluate((logo) => getComputedStyle(logo).color);
      await page.goto('/404');
      expect(await colour()).toBe('rgb(20, 22, 27)');
      await chooseTheme(page, 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect(await colour()).not.toBe('rgb(20, 22, 27)');
    });
  });
});
