import type { Page } from '@playwright/test';
import { generateWorkspace } from '../../../bench/generate-workspace.mjs';
import { expect, expectAccessible, test } from './fixtures';

async function openHome(page: Page, count: number): Promise<readonly string[]> {
  const workspace = generateWorkspace({ shifts: count });
  await page.route('**/workspace.json', (route) => route.fulfill({ json: workspace }));
  await page.goto('/homepage/1');
  await expect(page.getByText(`${count} shifts`)).toBeVisible();
  return workspace.shifts.map(({ name }) => name);
}

const indexOf = (page: Page) => page.getByRole('navigation', { name: 'Index of shifts' });

/** The heading is in view and not under the index. */
async function expectReached(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeInViewport();
  const [bar, title] = await Promise.all([indexOf(page).boundingBox(), heading.boundingBox()]);
  expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

for (const [width, height, count] of [
  [1440, 900, 179],
  [390, 844, 60],
] as const) {
  test(`an index of ${count} shifts, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const names = await openHome(page, count);
    const index = indexOf(page);
    const select = index.getByRole('combobox', { name: 'Go to shift' });

    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await test.step('the index is operated by keyboard, and Tab leads into the chosen shift', async () => {
      await select.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(select).toHaveValue('2');
      await expectReached(page, names[2] ?? '');
      await page.keyboard.press('Tab');
      const region = page.getByRole('region', { name: names[2] ?? '', exact: true });
      expect(await region.evaluate((row) => row.contains(document.activeElement))).toBe(true);
    });

    await test.step('an index leads to each shift and marks the one in view', async () => {
      await expect(select.getByRole('option')).toHaveCount(count);
      await select.selectOption({ label: names[count - 30] ?? '' });
      await expectReached(page, names[count - 30] ?? '');
      await expect(index.getByText(`${count - 29} of ${count}`)).toBeVisible();
      await expect(page).toHaveURL('/homepage/1');
      // Sticky: it is there wherever the page is scrolled to.
      await expect(index).toBeInViewport();
      await page.getByRole('heading', { name: names[20] ?? '', exact: true }).evaluate((row) => row.scrollIntoView());
      await expect(index).toBeInViewport();
      await expect(select).toHaveValue('20');
      await select.selectOption({ label: names[count - 1] ?? '' });
      await expect(index.getByText(`${count} of ${count}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: names[count - 1] ?? '', exact: true })).toBeInViewport();
    });

    await test.step('has no barrier', async () => {
      await expectAccessible(page, { within: 'nav[aria-label="Index of shifts"]' });
    });

    if (width < 768) return;
    await test.step('the search leads to a shift far down the page', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Shift 171');
      await page
        .getByRole('option', { name: /Shift 171.*Shift/ })
        .first()
        .click();
      await expectReached(page, names[170] ?? '');
      await expect(page).toHaveURL('/homepage/1');
    });

    await test.step('a home page with few shifts has no index', async () => {
      await page.unroute('**/workspace.json');
      await page.goto('/homepage/1');
      await expect(page.getByRole('region', { name: 'Circular materials' })).toBeVisible();
      await expect(index).toHaveCount(0);
    });
  });
}
