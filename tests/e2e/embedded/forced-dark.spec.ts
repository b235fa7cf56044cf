import { expect, test } from './fixtures';

test('a browser that makes light pages dark by itself gets the dark theme', async ({ page }) => {
  // As the browser's own setting does it; headless browsers have no such setting.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto('/data/1?tab=trendList');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  // The mark is light, and the lines in it are as dark as the ground.
  const picture = await page.locator('#sidebar svg').first().screenshot();
  const shares = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    // The middle of the mark, which has the lines.
    const { data } = context.getImageData(5, 8, 18, 14);
    const reds = [...data].filter((_, index) => index % 4 === 0);
    const share = (matches: (red: number) => boolean) => reds.filter(matches).length / reds.length;
    return { light: share((red) => red > 200), dark: share((red) => red < 80) };
  }, picture.toString('base64'));
  expect(shares.light).toBeGreaterThan(0.4);
  expect(shares.dark).toBeGreaterThan(0.1);
});
