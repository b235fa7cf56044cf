import { expect, test } from './fixtures';

test('the map has its zoom and position again after a visit to the home page', async ({ page }) => {
  await page.goto('/data/1');
  const map = page.getByRole('application', { name: 'Trend map' });
  const ticks = () =>
    page.getByRole('region', { name: 'Trend map' }).locator('svg text', { hasText: / %$/ }).allTextContents();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(map).toBeVisible();
  await expect.poll(ticks).not.toEqual([]);
  const whole = await ticks();

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Zoomed in 1.6 times' })).toHaveCount(1);
  const centred = await ticks();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 150, y + height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(ticks).not.toEqual(centred);
  const seen = await ticks();
  expect(seen).not.toEqual(whole);

  await link('Home').click();
  await expect(page).toHaveURL(/\/homepage\/1$/);
  await expect(map).toHaveCount(0);
  await link('Data Explorer').click();
  await expect(map).toBeVisible();
  await expect.poll(ticks).toEqual(seen);
});
