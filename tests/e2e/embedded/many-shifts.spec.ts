import type { Page } from '@playwright/test';
import { generateWorkspace } from '../../../bench/generate-workspace.mjs';
import { expect, expectAccessible, test } from './fixtures';

const SHIFTS = 179;

async function openHome(page: Page): Promise<readonly string[]> {
  const workspace = generateWorkspace({ shifts: SHIFTS });
  await page.route('**/workspace.json', (route) => route.fulfill({ json: workspace }));
  await page.goto('/homepage/1');
  await expect(page.getByText(`${SHIFTS} shifts`)).toBeVisible();
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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`an index leads to each of 179 shifts and marks the one in view, ${width} pixels wide`, async ({ page }) => {
    // axe reads every element of 179 shifts.
    test.slow();
    await page.setViewportSize({ width, height });
    const names = await openHome(page);
    const index = indexOf(page);
    const select = index.getByRole('combobox', { name: 'Go to shift' });
    await expect(select.getByRole('option')).toHaveCount(SHIFTS);
    await select.selectOption({ label: names[149] ?? '' });
    await expectReached(page, names[149] ?? '');
    await expect(index.getByText('150 of 179')).toBeVisible();
    await expect(page).toHaveURL('/homepage/1');
    // Sticky: it is there wherever the page is scrolled to.
    await expect(index).toBeInViewport();
    await page.getByRole('heading', { name: names[80] ?? '', exact: true }).evaluate((row) => row.scrollIntoView());
    await expect(index).toBeInViewport();
    await expect(select).toHaveValue('80');
    await select.selectOption({ label: names[178] ?? '' });
    await expect(index.getByText('179 of 179')).toBeVisible();
    await expect(page.getByRole('heading', { name: names[178] ?? '', exact: true })).toBeInViewport();
    // The banner fades in where it is seen, and its colours are checked, too.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('region', { name: 'Welcome' }).locator('svg').last()).toBeVisible();
    await expectAccessible(page);
  });
}

for (const width of [1440, 390]) {
  test(`the index is operated by keyboard, and Tab leads into the chosen shift, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const names = await openHome(page);
    const select = indexOf(page).getByRole('combobox', { name: 'Go to shift' });
    await select.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(select).toHaveValue('2');
    await expectReached(page, names[2] ?? '');
    await page.keyboard.press('Tab');
    const region = page.getByRole('region', { name: names[2] ?? '', exact: true });
    expect(await region.evaluate((row) => row.contains(document.activeElement))).toBe(true);
  });
}

test('the search leads to a shift far down the page', async ({ page }) => {
  const names = await openHome(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Shift 171');
  await page
    .getByRole('option', { name: /Shift 171.*Shift/ })
    .first()
    .click();
  await expectReached(page, names[170] ?? '');
  await expect(page).toHaveURL('/homepage/1');
});

test('a home page with few shifts has no index', async ({ page }) => {
  await page.goto('/homepage/1');
  await expect(page.getByRole('region', { name: 'Circular materials' })).toBeVisible();
  await expect(indexOf(page)).toHaveCount(0);
});
