import { chooseTheme, expect, expectAccessible, test } from './fixtures';

const THEMES = ['light', 'dark'] as const;

for (const theme of THEMES) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.beforeEach(({ page }) => chooseTheme(page, theme));

    test.describe('before signing in', () => {
      test.use({ signedIn: false });

      test('on login', async ({ page }) => {
        await page.goto('/login');
        await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
        await expectAccessible(page);
      });
    });

    for (const path of ['/403', '/404', '/500', '/maintenance']) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const [name, path, text] of [
      ['home', '/homepage/1', 'Circular materials'],
      ['platforms', '/platforms/1', 'Zero-waste kitchen'],
      ['no platforms', '/platforms/2', 'Groups of topics tailored to your company'],
      ['weekly insights', '/foresight/1', 'Related Topics & Trend'],
      ['no insights', '/foresight/2', 'Fresh insights are on the way.'],
      ['discoveries', '/data-refresh/1', 'New Discoveries'],
      ['the assistant', '/reneAI/1', 'What is new?'],
    ] as const) {
      test(`on ${name}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(text).first()).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const tab of ['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive']) {
      test(`on a topic's ${tab}`, async ({ page }) => {
        await page.goto('/homepage/1?topic_id=1203');
        const card = page.getByRole('dialog', { name: 'Seaweed films' });
        await card.getByRole('tab', { name: tab }).click();
        await expect(card.getByRole('tabpanel', { name: tab })).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const tab of ['Related Topics', 'Metrics']) {
      test(`on a trend's ${tab}`, async ({ page }) => {
        await page.goto('/homepage/1?trend_id=102');
        const card = page.getByRole('dialog', { name: 'Next packaging materials' });
        await card.getByRole('tab', { name: tab }).click();
        await expect(card.getByRole('tabpanel', { name: tab })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
