import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const map = (page: Page, name = 'Trend map'): Locator => page.getByRole('application', { name });

/** Waits until the map rests, as a whole or zoomed. */
async function expectWhole(page: Page, isWhole: boolean): Promise<void> {
  await expect(page.getByRole('button', { name: 'Show the whole map' })).toHaveAttribute(
    'aria-disabled',
    String(isWhole),
  );
}

test('the wheel scrolls the page and says once how it zooms; with Ctrl, or after a click into the map, it zooms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/data/1');
  await expect(map(page)).toBeVisible();
  const hint = page.getByText('Hold Ctrl and scroll to zoom');
  const box = await map(page).boundingBox();
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  // Beside the upper edge, where there is no bubble.
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 6];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 40);
  await expect(hint).toBeVisible();
  await expect.poll(scrolled).toBe(40);
  await expectWhole(page, true);
  await expect(hint).toBeHidden();
  await page.mouse.wheel(0, -40);
  await expect.poll(scrolled).toBe(0);
  await expect(hint).toBeHidden();

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expectWhole(page, false);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expectWhole(page, true);

  await page.mouse.click(x, y);
  await page.mouse.wheel(0, -200);
  await expectWhole(page, false);
  expect(await scrolled()).toBe(0);
});

test('where no topic has the figures of the map, the table is shown at once, with the reason', async ({ page }) => {
  await page.route('**/workspace.json', async (route) => {
    const workspace = (await (await route.fetch()).json()) as { topics: object[] };
    const topics = workspace.topics.map((topic) => ({ ...topic, topic_growth: null }));
    await route.fulfill({ json: { ...workspace, topics } });
  });
  await page.goto('/data/1?tab=opportunityMap');
  await expect(page.getByText('A place on the map needs growth and average sizing')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Figures' })).toBeVisible();
  const table = page.getByRole('button', { name: 'Table' });
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page, 'Topic map')).toBeHidden();
});
