import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS, TRENDS } from '../has';

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
  const list = page.getByRole('region', { name: 'Trends and their topics' });
  const rows = list.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(TOPICS / 2);

  await print(page);
  await expect(rows).toHaveCount(TOPICS + TRENDS);
  for (const chrome of [page.locator('#sidebar'), page.locator('header').first()]) await expect(chrome).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
  expect(await bottomOf(rows.last())).toBeLessThanOrEqual(await bottomOf(list));

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect.poll(() => rows.count()).toBeLessThan(TOPICS / 2);
});

test('a comparison on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare/1?topic=1105&topic=1101&topic=1104');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await print(page);
  const table = page.getByRole('table', { name: '3 topics side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  // Browsers do not repeat buttons with the head of a table.
  await expect(table.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  await expect(page.locator('header').first()).toBeHidden();
});

test('the board is printed with all cards of all columns, one below the other', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/review/1?tab=board');
    const columns = page.getByRole('region', { name: /, \d+ topics?$/ });
    await expect(columns.first()).toBeVisible();
    await print(page);
    await page.setViewportSize({ width: 703, height: 900 });
    await expect(columns).toHaveCount(5);
    for (const column of await columns.all()) {
      const count = Number(/\d+/.exec((await column.getAttribute('aria-label')) ?? '')?.[0]);
      await expect(column.getByRole('listitem')).toHaveCount(count);
      const overlaps = await column.getByRole('listitem').evaluateAll(
        (cards) =>
          cards.filter((card, index) => {
            const above = cards[index - 1]?.getBoundingClientRect().bottom ?? 0;
            return card.getBoundingClientRect().top < above;
          }).length,
      );
      expect(overlaps).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
  }
});

test('what is not on the map is named on paper, as a whole, and what is folded is open', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap');
  const button = page.getByRole('button', { name: /^Not on the map: \d+ \(1 unclassified\)$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await button.click();
  await print(page);
  const names = page.getByText(/^Not on the map, because growth or average sizing is not known: /);
  await expect(names).toBeVisible();
  expect((await names.textContent())?.split(', ').length).toBe(count + 1);
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.goto('/homepage/1');
  const licence = page.getByText(/^Licence: /);
  await expect(page.getByText('Licence and sources')).toBeVisible();
  await expect(licence).toBeHidden();
  await print(page);
  await expect(licence).toBeVisible();
});

test('the review queue is printed without what decides', async ({ page }) => {
  await page.goto('/review/1');
  const dock = page.getByRole('group', { name: 'Set the status and go on' });
  await expect(dock).toBeVisible();
  await print(page);
  await expect(dock).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('other screens are on paper as the browser prints them, without the frame', async ({ page }) => {
  for (const path of ['/homepage/1', '/review/1?tab=board', '/library/1']) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await print(page);
    for (const chrome of [page.locator('#sidebar'), page.locator('header').first()]) await expect(chrome).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('what is focused is printed like the rest', async ({ page }) => {
  await page.goto('/brief/1?topic=1101&topic=1203');
  const note = page.getByRole('textbox', { name: 'Your note on Refill stations' });
  await note.fill('Ask logistics');
  // On paper the text stands in the place of the field.
  const field = await note.locator('xpath=../..').elementHandle();
  const styleOf = () =>
    field?.evaluate((element) => {
      const { outlineStyle, paddingTop, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, paddingTop, backgroundColor };
    });
  expect((await styleOf())?.outlineStyle).toBe('solid');
  await print(page);
  expect(await styleOf()).toEqual({ outlineStyle: 'none', paddingTop: '0px', backgroundColor: 'rgba(0, 0, 0, 0)' });
});
