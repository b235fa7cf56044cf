import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What the browser does before it puts a page on paper: its word to the page, and its style. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

test('a list is printed with all of its rows, one below the other, and nothing beside them', async ({ page }) => {
  await page.goto('/data/1?tab=trendList');
  const topics = page.getByRole('region', { name: 'Topic list' });
  const rows = topics.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);

  await print(page);
  await expect(rows).toHaveCount(120);
  for (const chrome of [page.locator('#sidebar'), page.locator('header').first()]) await expect(chrome).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
  const trends = page.getByRole('region', { name: 'Trend list' });
  expect(await bottomOf(trends)).toBeLessThan(await bottomOf(topics.locator('[data-row="0"]')));
  expect(await bottomOf(trends.locator('[data-row="26"]'))).toBeLessThanOrEqual(await bottomOf(trends));
  expect(await bottomOf(topics.locator('[data-row="119"]'))).toBeLessThanOrEqual(await bottomOf(topics));

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

test('a map is printed with its keys below it, and without what moves it', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap');
  const plane = page.locator('[data-plane]');
  await expect(plane).toBeVisible();
  await print(page);
  const key = page.getByText('Not on the map: 4');
  await expect(key).toBeVisible();
  expect((await key.boundingBox())?.y).toBeGreaterThan(await bottomOf(plane));
  expect((await plane.boundingBox())?.height).toBeGreaterThan(300);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
});

test('an open card is what is printed, with all of its words, also where the product is dark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/data/1?tab=opportunityMap&topic_id=1203');
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Read more' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);

  await print(page);
  await expect(page.locator('#root')).toBeHidden();
  await expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Read more' })).toHaveCount(0);
  const isWhole = (element: Element): boolean => element.scrollHeight <= element.clientHeight + 1;
  expect(await card.evaluate(isWhole)).toBe(true);
  expect(await card.locator('p').first().locator('..').evaluate(isWhole)).toBe(true);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  const ink = await card
    .getByRole('heading')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(20, 22, 27)');
});

test('all slides of a carousel are printed, in rows', async ({ page }) => {
  await page.goto('/platforms/1');
  const row = page.getByRole('region', { name: 'Zero-waste kitchen' });
  await expect(row.getByText('8 topics')).toBeVisible();
  expect(await row.getByRole('listitem').getByRole('button').count()).toBeLessThan(8);
  await print(page);
  const cards = row.getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(8);
  await expect(row.getByText('8 topics')).toBeVisible();
  const [first, fourth] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(3).boundingBox()]);
  expect(fourth?.x).toBe(first?.x);
  expect(fourth?.y).toBeGreaterThan(first?.y ?? 0);
  await expect(row.getByRole('button', { name: /^Next/ })).toHaveCount(0);
});
