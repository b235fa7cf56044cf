import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS, TRENDS } from '../has';

const map = (page: Page, name = 'Trend map'): Locator => page.getByRole('application', { name });
const announcement = (page: Page): Locator =>
  page.getByRole('region', { name: 'Trend map' }).locator('p[aria-live="polite"]');
const movement = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'moved' });

async function downloaded(page: Page, format: 'CSV' | 'PNG'): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return download;
}

test('the trend map is narrowed, downloaded, compared and read as a table', async ({ page }) => {
  await page.goto('/data/1');
  await expect(map(page)).toBeVisible();

  await test.step('is narrowed by its legend, and the count says so', async () => {
    const strong = page.getByRole('group', { name: 'Quadrants' }).getByRole('button', { name: /^Strong Signal/ });
    const [, count] = /(\d+)$/.exec((await strong.textContent())?.trim() ?? '') ?? [];
    await strong.click();
    await expect(page.getByText(`${count} of ${TRENDS} trends`).first()).toBeVisible();
    await expect(strong).toHaveAttribute('aria-pressed', 'true');
    await expect(map(page).locator('svg circle')).toHaveCount(Number(count));
    await strong.click();
    await expect(page.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
    await expect(strong).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('is downloaded as CSV with its columns, and as a PNG of the page in double size', async () => {
    const name = /^consumer-goods-2035-trend-map-\d{4}-\d{2}-\d{2}/;
    const csv = await downloaded(page, 'CSV');
    expect(csv.suggestedFilename()).toMatch(new RegExp(`${name.source}\\.csv$`));
    const [titles, ...rows] = (await readFile(await csv.path(), 'utf8')).split('\r\n');
    expect(titles).toBe(
      '\uFEFFName,Shift,Quadrant,"Growth, 3-year CAGR (%)",Average sizing (%),Consumer sizing (%),Industry sizing (%),Society sizing (%),Number of impacting drivers,Topics',
    );
    expect(rows.filter(Boolean)).toHaveLength(TRENDS);
    expect(rows[0]).toMatch(/,(?:Strong Signal|Mature Signal),-?[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,\d+,\d+$/);

    const png = await downloaded(page, 'PNG');
    expect(png.suggestedFilename()).toMatch(new RegExp(`${name.source}\\.png$`));
    const picture = await readFile(await png.path());
    expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const plane = await map(page).boundingBox();
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    expect(width).toBeGreaterThan(2 * (plane?.width ?? Infinity));
    expect(height).toBeGreaterThan(2 * (plane?.height ?? Infinity));
    expect(width).toBeLessThan(2 * 1440);
    // An empty one of this size would be a few kilobytes.
    expect(picture.length).toBeGreaterThan(40_000);
  });

  await test.step('is downloaded by keyboard alone: from the map to the menu and back to its button', async () => {
    const button = page.getByRole('button', { name: 'Export' });
    await map(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^consumer-goods-2035-trend-map-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await download.failure()).toBeNull();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('has a table as its twin, sorted by a press on a column', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table', { name: 'Figures' });
    const names = () => table.getByRole('rowheader').getByRole('button').allTextContents();
    const column = (name: string) => table.getByRole('columnheader', { name });
    await expect(column('Average sizing')).toHaveAttribute('aria-sort', 'descending');

    await column('Trend').getByRole('button').click();
    await expect(column('Trend')).toHaveAttribute('aria-sort', 'ascending');
    await expect(column('Average sizing')).toHaveAttribute('aria-sort', 'none');
    const ascending = await names();
    expect(ascending.length).toBeGreaterThan(8);
    expect(ascending).toEqual([...ascending].sort(new Intl.Collator('en').compare));

    await column('Trend').getByRole('button').click();
    await expect(column('Trend')).toHaveAttribute('aria-sort', 'descending');
    const descending = await names();
    expect(descending).toEqual([...descending].sort(new Intl.Collator('en').compare).toReversed());
    expect(descending[0]).not.toBe(ascending[0]);
    await page.getByRole('button', { name: 'Table' }).click();
  });

  await test.step('says how many moved, are new and gone, when movement is shown', async () => {
    await page.getByRole('button', { name: 'Movement' }).click();
    await expect(movement(page)).toHaveText('4 moved2 new0 gone');
    // Its twin says the same, and can be put in the order of what was.
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(movement(page)).toHaveText('4 moved, 2 new, 0 gone');
    await page.getByRole('button', { name: 'Growth before' }).click();
    await expect(page.getByRole('columnheader', { name: 'Growth before' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('button', { name: 'Movement' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('what only the previous data has is shown, and opens nothing', async () => {
    await page.route('**/workspace.json', async (route) => {
      const workspace = (await (await route.fetch()).json()) as { trends: { trend_name: string }[] };
      const trends = workspace.trends.filter((trend) => trend.trend_name !== 'New proteins');
      await route.fulfill({ json: { ...workspace, trends } });
    });
    await page.goto('/data/1');
    await expect(page.getByText(`${TRENDS - 1} of ${TRENDS - 1} trends`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Movement' }).click();
    await expect(movement(page).filter({ hasText: '1 gone' })).toBeVisible();
    await map(page).focus();
    const gone = /^New proteins, .*, no longer in the current data$/;
    await page.keyboard.press('Home');
    for (let step = 0; step < TRENDS && !gone.test((await announcement(page).textContent()) ?? ''); step++) {
      await page.keyboard.press('PageDown');
    }
    await expect(announcement(page)).toHaveText(gone);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('rowheader').getByRole('button').first().press('End');
    await expect(page.getByRole('row', { name: /New proteins GONE/ })).toHaveAttribute(
      'aria-rowindex',
      String(TRENDS + 1),
    );
    await page.getByRole('button', { name: /^Version/ }).click();
    await page.getByRole('option', { name: 'Previous Data' }).click();
    await page.keyboard.press('Escape');
    const row = page.getByRole('button', { name: 'New proteins', exact: true });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await row.click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/^[^?]*\/data\/1\?version=Previous/);
  });
});

test('the topic map', async ({ page }) => {
  await test.step('a quadrant of the topic map counts as many as home does, and as its filter then shows', async () => {
    await page.goto('/homepage/1');
    const counted = page.locator('dl > div', { has: page.locator('dt', { hasText: 'Mature Signal' }) }).locator('dd');
    const count = await counted.textContent();
    await page.goto('/data/1?tab=opportunityMap');
    const quadrant = page.getByRole('group', { name: 'Quadrants' }).getByRole('button', { name: /^Mature Signal/ });
    await expect(quadrant).toHaveText(`Mature Signal ${Number(count) - 1}, and 1 not on the map`);
    await expect(quadrant).toHaveAttribute('title', /19 of 20 have a place on the map/);
    await expect(page.getByRole('button', { name: 'Not on the map: 4' })).toBeVisible();
    await quadrant.click();
    await expect(page.getByText(`${count} of ${TOPICS} topics`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not on the map: 1' })).toBeVisible();
  });

  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await test.step(`the plane keeps its size when movement is shown, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/data/1?tab=opportunityMap');
      const plane = map(page, 'Topic map');
      await expect(plane.locator('svg circle').first()).toBeVisible();
      const still = await plane.boundingBox();
      await page.getByRole('button', { name: 'Movement' }).click();
      await expect(movement(page)).toBeVisible();
      expect(await plane.boundingBox()).toEqual(still);
    });
  }

  await test.step('where no topic has the figures of the map, rings take its place, with the reason', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/workspace.json', async (route) => {
      const workspace = (await (await route.fetch()).json()) as { topics: object[] };
      const topics = workspace.topics.map((topic) => ({ ...topic, topic_growth: null }));
      await route.fulfill({ json: { ...workspace, topics } });
    });
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.getByRole('tab', { name: 'Ring map' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Not offered: Topic map (no topic has growth and sizing).')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Topic map' })).toBeHidden();
  });
});
