import { expect, test } from './fixtures';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebContentsForceDark'] });
  },
});

test('a browser that makes light pages dark by itself gets the dark theme', async ({ page }) => {
  await page.goto('/data/1?tab=trendList');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  // The logo has the colour of text on a dark ground.
  const lightness = await page
    .locator('#sidebar svg')
    .first()
    .evaluate((logo) => Number(/\d+/.exec(getComputedStyle(logo).color)?.[0]));
  expect(lightness).toBeGreaterThan(200);
});
