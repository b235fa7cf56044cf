import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The texts inside of a container that are wider than their boxes, and those outside of the container. */
function cutTexts(page: Page, container: string, texts: string): Promise<string[]> {
  return page
    .locator(container)
    .first()
    .evaluate((box, selector) => {
      const { left, right } = box.getBoundingClientRect();
      return [...box.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility() && element.offsetWidth > 2)
        .filter((element) => {
          const own = element.getBoundingClientRect();
          return element.scrollWidth > element.clientWidth + 1 || own.left < left - 1 || own.right > right + 1;
        })
        .map((element) => element.textContent);
    }, texts);
}

test('a window of 1024 x 768 with an open sidebar cuts no tab, column head, table or key', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/data/1?tab=opportunityMap');
  await expect(page.getByRole('tab', { name: 'Drivers & Impact' })).toBeVisible();
  expect(await cutTexts(page, '[role="tablist"]', '[role="tab"]')).toEqual([]);

  await page.goto('/review/1');
  await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible();
  expect(await cutTexts(page, 'article', 'header *, [aria-hidden="true"]')).toEqual([]);
  // The last row of the sheet is in the window.
  await expect(page.getByRole('textbox', { name: /note/i })).toBeInViewport({ ratio: 1 });

  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page.getByRole('heading', { name: 'Undefined' })).toBeVisible();
  expect(await cutTexts(page, 'main', 'section > header *')).toEqual([]);

  await page.getByRole('tab', { name: 'Coverage' }).click();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.evaluate(({ parentElement: box }) => box !== null && box.scrollWidth <= box.clientWidth)).toBe(
    true,
  );
  expect(await cutTexts(page, 'table', 'th, td')).toEqual([]);
});
