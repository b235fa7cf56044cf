import { expect, test } from './fixtures';

/** The second project has no platforms, insights, assistant or experiments; the rest is walked in one visit. */
test('the second project can be walked from screen to screen, without an error on any', async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/homepage/2');
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();

  await link('Data Explorer').click();
  for (const tab of ['Trend map', 'Topic map', 'List view', 'Drivers & Impact']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(page.getByText(/^\d+ of \d+ (trends|topics)$/).first()).toBeVisible();
  }

  await link('Platforms').click();
  await expect(page.getByText('Groups of topics tailored to your company')).toBeVisible();

  await link('Foresight Feed').click();
  await expect(page.getByText('Fresh insights are on the way.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home Page' }).click();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
});
