import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** No text inside of a container is wider than its box or outside of the container, and there are such texts. */
async function expectWhole(page: Page, container: string, texts: string): Promise<void> {
  const { looked, cut } = await page
    .locator(container)
    .first()
    .evaluate((box, selector) => {
      const { left, right } = box.getBoundingClientRect();
      const elements = [...box.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && element.offsetWidth > 2 && element.textContent.trim() !== '',
      );
      const cut = elements.filter((element) => {
        const own = element.getBoundingClientRect();
        return element.scrollWidth > element.clientWidth + 1 || own.left < left - 1 || own.right > right + 1;
      });
      return { looked: elements.length, cut: cut.map((element) => element.textContent) };
    }, texts);
  expect(cut).toEqual([]);
  expect(looked).toBeGreaterThan(3);
}

test('a window of 1024 x 768 with an open sidebar cuts no tab, column head, table or key', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/data/1?tab=opportunityMap');
  await expect(page.getByRole('tab', { name: 'Drivers & Impact' })).toBeVisible();
  await expectWhole(page, '[role="tablist"]', '[role="tab"]');

  await page.goto('/review/1');
  await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible();
  await expectWhole(page, 'article', 'header *, [aria-hidden="true"]');
  // The last row of the sheet is in the window.
  await expect(page.getByRole('textbox', { name: /note/i })).toBeInViewport({ ratio: 1 });

  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page.getByRole('heading', { name: 'Undefined' })).toBeVisible();
  await expectWhole(page, 'main', 'section > header *');

  await page.getByRole('tab', { name: 'Coverage' }).click();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.evaluate(({ parentElement: box }) => box !== null && box.scrollWidth <= box.clientWidth)).toBe(
    true,
  );
  await expectWhole(page, 'table', 'th, td');
});
