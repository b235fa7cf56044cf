import { expect, test } from './fixtures';
import { TOPICS } from '../has';

const MATCHES = new RegExp(`(\\d+) of ${TOPICS} topics match`);

test('a question becomes chips and a table, a follow-up narrows it, and the rows open in the explorer', async ({
  page,
}) => {
  await page.goto('/reneAI/1');
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('strong signals with growth over 20 % in Germany');
  await box.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('‘germany’ is left out: this project has no figures by country');
  await expect(log.getByRole('row').first()).toBeVisible();
  const [, matches] = MATCHES.exec(await log.innerText()) ?? [];
  await expect(log.getByRole('row')).toHaveCount(1 + Number(matches));
  await box.fill('only those in Food');
  await box.press('Enter');
  await expect(log.locator('li[data-added]')).toHaveText('shift: Food redesigned');
  await log.getByRole('link', { name: 'Open as filtered table' }).first().click();
  await expect(page).toHaveURL(/\/data\/1\?tab=trendList/);
  await expect(page.getByText(`${matches} of ${TOPICS} topics`)).toBeVisible();
});

test('a shared question is asked when its address is opened', async ({ page }) => {
  await page.goto('/reneAI/1?q=What%20does%20CAGR%20mean%3F');
  await expect(page.getByRole('log')).toContainText('compound annual growth rate');
  await expect(page).toHaveURL(/\/reneAI\/1$/);
});

test('the names of a condition are chosen by keyboard; the answer, its link and a follow-up use them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/reneAI/1?q=strong%20signals%20in%20Food');
  const log = page.getByRole('log');
  const chip = log.getByRole('button', { name: 'shift: Food redesigned', exact: true });
  await chip.press('Enter');
  const box = log.getByRole('combobox', { name: 'Type to filter: Shifts' });
  await expect(box).toBeFocused();
  await expect(log.getByRole('option', { name: 'Food redesigned' })).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(chip).toBeFocused();
  const matches = async (): Promise<number> => Number(MATCHES.exec(await log.innerText())?.[1]);
  const before = await matches();
  await chip.press('Enter');
  await box.pressSequentially('health');
  await box.press('Enter');
  await log.getByRole('button', { name: 'Apply' }).press('Enter');
  const changed = log.getByRole('button', { name: /^shift: Food redesigned or .*ealth/ });
  await expect(changed).toBeFocused();
  await expect.poll(matches).toBeGreaterThan(before);
  const after = await matches();
  await log.getByRole('button', { name: 'Copy link to this question' }).click();
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('only the top 2');
  await question.press('Enter');
  await expect(changed).toHaveCount(2);
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(changed).toBeVisible();
  await expect.poll(matches).toBe(after);
});
