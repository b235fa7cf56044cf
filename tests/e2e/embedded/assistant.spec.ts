import { expect, test } from './fixtures';

test('a question becomes chips and a table, a follow-up narrows it, and the rows open in the explorer', async ({
  page,
}) => {
  await page.goto('/reneAI/1');
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('strong signals with growth over 20 % in Germany');
  await box.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('‘germany’ is left out: this project has no figures by country');
  await expect(log.getByRole('row')).toHaveCount(4);
  const [, matches] = /(\d+) of 120 topics match/.exec(await log.innerText()) ?? [];
  await box.fill('only those in Food');
  await box.press('Enter');
  await expect(log.locator('li[data-added]')).toHaveText('shift: Food redesigned');
  await log.getByRole('link', { name: 'Open as filtered table' }).first().click();
  await expect(page).toHaveURL(/\/data\/1\?tab=trendList/);
  await expect(page.getByText(`${matches} of 120 topics`)).toBeVisible();
});

test('a shared question is asked when its address is opened', async ({ page }) => {
  await page.goto('/reneAI/1?q=What%20does%20CAGR%20mean%3F');
  await expect(page.getByRole('log')).toContainText('compound annual growth rate');
  await expect(page).toHaveURL(/\/reneAI\/1$/);
});
