import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const table = (page: Page) => page.getByRole('region', { name: 'Topic list' }).getByRole('table');

/** How far it is scrolled sideways, and how much is seen of the shades at its end and beside the names. */
const look = (page: Page) =>
  table(page).evaluate((element) => {
    const opacity = (of: Element | null, part: string) => of && Number(getComputedStyle(of, part).opacity);
    return {
      scrolled: element.closest('[data-scroller]')?.scrollLeft ?? 0,
      atEnd: opacity(element.parentElement, '::before'),
      atNames: opacity(element.querySelector('th[data-sticks]'), '::after'),
    };
  });

test.beforeEach(async ({ page }) => {
  await page.goto('/data/1?tab=trendList');
  await expect(page.getByText('120 of 120 topics').first()).toBeVisible();
});

test.describe('a list that is wider than its window', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('is shaded where there is more, on either side, until its end', async ({ page }) => {
    // It opens at its beginning.
    await expect.poll(() => look(page)).toEqual({ scrolled: 0, atEnd: 1, atNames: 0 });
    await table(page).evaluate((element) => element.closest('[data-scroller]')?.scrollTo({ left: 9999 }));
    await expect.poll(() => look(page)).toMatchObject({ atEnd: 0, atNames: 1 });
  });

  test('is moved sideways with the arrow keys from any of its rows', async ({ page }) => {
    await table(page).getByRole('button', { name: 'Small households' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await look(page)).scrolled).toBeGreaterThan(0);
  });
});

test('a list that has room has no shade, and its last column keeps clear of a scroll bar', async ({ page }) => {
  expect(await look(page)).toEqual({ scrolled: 0, atEnd: 0, atNames: 0 });
  const last = await table(page).getByRole('columnheader', { name: 'Drivers' }).getByRole('button').boundingBox();
  const frame = await page.getByRole('region', { name: 'Topic list' }).boundingBox();
  if (last === null || frame === null) throw new Error('there is no list');
  expect(frame.x + frame.width - last.x - last.width).toBeGreaterThanOrEqual(8);
});

test('the sorted column is whole in a window of 1024 pixels, at first and after a sort', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/data/1?tab=trendList');
  const list = page.getByRole('region', { name: 'Topic list' });
  const sorted = list.locator('th[aria-sort$="ending"]');
  const cutBy = () =>
    sorted.evaluate((heading) => {
      let scroller = heading.parentElement;
      while (scroller !== null && scroller.scrollWidth <= scroller.clientWidth) scroller = scroller.parentElement;
      return scroller === null ? 0 : heading.getBoundingClientRect().right - scroller.getBoundingClientRect().right;
    });
  await expect(sorted).toHaveCount(1);
  expect(await cutBy()).toBeLessThanOrEqual(0.5);
  for (const column of ['Drivers', 'Growth']) {
    await list.getByRole('columnheader', { name: column }).getByRole('button').click();
    await expect(sorted).toContainText(column);
    expect(await cutBy()).toBeLessThanOrEqual(0.5);
  }
});
