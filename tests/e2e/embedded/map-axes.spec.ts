import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ROWS = Array.from({ length: 12 }, (_, index) => [
  `Idea ${index + 1}`,
  String((index * 5) % 40),
  String(10 + index * 7),
  index < 3 ? '' : String(1 + (index % 9)),
  index === 5 ? '' : String(1 + ((index * 4) % 9)),
]);
const CSV = [['Idea', 'Growth (%)', 'Size (%)', 'Impact', 'Feasibility'], ...ROWS]
  .map((row) => row.join(','))
  .join('\n');

const topicMap = (page: Page) => page.getByRole('application', { name: 'Topic map' });
const axes = (page: Page) => page.getByRole('button', { name: 'Axes', exact: true });
const figure = (page: Page, group: 'Across' | 'Up', name: string) =>
  page.getByRole('group', { name: group }).getByRole('menuitemradio', { name, exact: true });

test('a map shows own figures and the score on its axes', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap');
  await expect(topicMap(page)).toBeVisible();
  // Without own figures and weights there is no choice.
  await expect(axes(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /switch the project/ })
    .click();
  await page.getByRole('menuitem', { name: 'Open your own data' }).click();
  await page
    .getByLabel('File with your own data')
    .setInputFiles({ name: 'ideas.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('button', { name: 'Open 12 topics' }).click();
  await expect(topicMap(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Topic map' }).click();
  const corner = page.getByRole('group', { name: 'Quadrants', exact: true });
  await expect(corner).toBeVisible();

  await test.step('two figures are chosen with keys', async () => {
    await axes(page).focus();
    await page.keyboard.press('Enter');
    await expect(figure(page, 'Across', 'Average sizing')).toBeFocused();
    await figure(page, 'Across', 'Impact').focus();
    await page.keyboard.press('Enter');
    await expect(axes(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await figure(page, 'Up', 'Feasibility').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/across=own%3AImpact&up=own%3AFeasibility/);
    await expect(page.getByText('8 topics on a map of Impact across, Feasibility up.')).toBeAttached();
    await expect(topicMap(page).locator('svg circle')).toHaveCount(8);
  });

  await test.step('without areas of quadrants, whose colours are explained; what is lacking is said', async () => {
    await expect(corner).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Quadrants by growth and average sizing' })).toBeVisible();
    await page.getByRole('button', { name: 'Not on the map: 4 (3 have no Impact, 1 has no Feasibility)' }).click();
    await expect(
      page.getByText('Impact or Feasibility is not known, so there is no place for these topics.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a reload and a saved view keep them, and files have their figures', async () => {
    await page.reload();
    await expect(page.getByText('8 topics on a map of Impact across, Feasibility up.')).toBeAttached();
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the view' })).toHaveValue(
      'Topic map, Impact across, Feasibility up',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).split('\r\n')[0]).toMatch(/,Impact,Feasibility$/);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Feasibility' })).toBeVisible();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
  });

  await test.step('the score is one of them once weights are set', async () => {
    await page.goto(`${new URL(page.url()).pathname.replace('data', 'review')}?tab=ranking`);
    await page.getByRole('slider').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('link', { name: /Data Explorer/ }).click();
    await page.getByRole('tab', { name: 'Topic map' }).click();
    await axes(page).click();
    await figure(page, 'Up', 'Score').click();
    await expect(page).toHaveURL(/up=of%3Aranking/);
    await expect(page).toHaveURL(/weights=/);
    await expect(topicMap(page).locator('svg circle')).not.toHaveCount(0);
  });

  await test.step('nothing is wider than a phone, and average sizing and growth come back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(topicMap(page)).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    await axes(page).click();
    await page.getByRole('menuitemradio', { name: 'Average sizing and growth' }).click();
    await expect(page).not.toHaveURL(/across=|up=/);
    await expect(corner).toBeVisible();
  });
});
