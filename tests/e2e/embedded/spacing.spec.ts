import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Between the end of what a cell says and the content of the next one, the least of all rows. */
const leastRoomAfter = (page: Page, column: string) =>
  page.locator(`td[data-column="${column}"]`).evaluateAll((cells) =>
    Math.min(
      ...cells.map((cell) => {
        const next = cell.nextElementSibling?.firstElementChild?.getBoundingClientRect().left ?? Infinity;
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const ends: number[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNode(text);
          // Not the words for a screen reader.
          if (text.parentElement?.classList.contains('visually-hidden') !== true)
            ends.push(range.getBoundingClientRect().right);
        }
        return next - Math.max(...ends);
      }),
    ),
  );

test('the quadrant that a topic moved to ends before its status', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/data-refresh/1');
  await page.getByRole('heading', { name: 'What moved' }).scrollIntoViewIfNeeded();
  await expect(page.locator('td[data-column="quadrant"]').filter({ hasText: 'before' }).first()).toBeVisible();
  expect(await leastRoomAfter(page, 'quadrant')).toBeGreaterThanOrEqual(4);
});

test('the two headlines of the drivers begin at one height, and the sign of a note keeps clear of its count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/data/1?tab=drivers');
  const [most, apart] = [page.getByText(/the most drivers, /), page.getByText(/^The lenses lie furthest apart/)];
  await expect(apart).toBeVisible();
  expect((await most.boundingBox())?.y).toBe((await apart.boundingBox())?.y);
  const count = page.getByRole('status').filter({ hasText: /\d of \d+ topics/ });
  const room = await count.evaluate(
    (text) => (text.nextElementSibling?.getBoundingClientRect().left ?? 0) - text.getBoundingClientRect().right,
  );
  expect(room).toBeGreaterThanOrEqual(4);
});

test('the rules between the filters of the list have as much room on either side, in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/data/1?tab=trendList');
  await expect(page.getByRole('group', { name: 'Rows', exact: true })).toBeVisible();
  for (const name of ['Filters of the Trend list', 'Filters of the Topic list']) {
    const room = await page.getByRole('group', { name }).evaluate((set) => {
      const { left } = set.getBoundingClientRect();
      const before = [...(set.parentElement?.children ?? [])]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, right }) => width > 0 && right <= left);
      const title = set.firstElementChild?.getBoundingClientRect().left ?? 0;
      const rule = Number.parseFloat(getComputedStyle(set).borderInlineStartWidth);
      return { before: left - Math.max(...before.map(({ right }) => right)), after: title - left - rule, rule };
    });
    expect({ name, ...room }).toEqual({ name, before: 8, after: 8, rule: 1 });
  }
});

test('no hyphen of a word is as wide as a figure', async ({ page }) => {
  for (const path of [
    '/compare/1?topic=1105&topic=1101&topic=1104',
    '/data/1?tab=trendList',
    '/data/1?tab=trendList&show=topics',
    '/platforms/1',
    '/data-refresh/1',
    '/brief/1?topic=1101&topic=1105',
    `/reneAI/1?query=${encodeURIComponent(JSON.stringify({ conditions: [{ kind: 'quadrant', codes: [1], not: false }] }))}`,
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { hyphens, wide } = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = { hyphens: 0, wide: [] as string[] };
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const { parentElement, nodeValue } = text;
        if (parentElement === null || !/\w-\p{L}/u.test(nodeValue ?? '')) continue;
        if (parentElement.closest('.visually-hidden, script, style') !== null) continue;
        found.hyphens += 1;
        if (getComputedStyle(parentElement).fontVariantNumeric.includes('tabular')) found.wide.push(nodeValue ?? '');
      }
      return found;
    });
    expect({ path, wide }).toEqual({ path, wide: [] });
    expect(hyphens).toBeGreaterThan(0);
  }
});
