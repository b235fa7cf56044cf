import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TRENDS } from '../has';

const ANNOUNCED =
  /^(?<name>.+), (?:Strong Signal|Mature Signal|Potential Disruptor|Uncertain Signal), growth [+-]?[\d.]+ %, average sizing [\d.]+ %$/;

const map = (page: Page, name = 'Trend map'): Locator => page.getByRole('application', { name });
const announcement = (page: Page): Locator =>
  page.getByRole('region', { name: 'Trend map' }).locator('p[aria-live="polite"]');
/** The ticks of both axes, with their places in whole pixels. */
const ticks = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('region', { name: 'Trend map' })
    .locator('svg text', { hasText: / %$/ })
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { left, top } = text.getBoundingClientRect();
        return `${text.textContent} at ${Math.round(left)}, ${Math.round(top)}`;
      }),
    );

async function openMap(page: Page): Promise<void> {
  await page.goto('/data/1');
  await expect(page.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
  await expect(map(page)).toBeVisible();
}

async function announcedName(page: Page): Promise<string> {
  await expect(announcement(page)).toHaveText(ANNOUNCED);
  return ANNOUNCED.exec((await announcement(page).textContent()) ?? '')?.groups?.['name'] ?? '';
}

/** Waits until the map rests, as a whole or zoomed. */
async function expectWhole(page: Page, isWhole: boolean): Promise<void> {
  await expect(page.getByRole('button', { name: 'Show the whole map' })).toHaveAttribute(
    'aria-disabled',
    String(isWhole),
  );
}

test('the trend map is walked, zoomed, left and found again', async ({ page }) => {
  await openMap(page);

  await test.step('is walked by keyboard: Tab enters, arrows move and are announced, Enter opens, Escape comes back', async () => {
    await expect(announcement(page)).toBeEmpty();
    await page.getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('Tab');
    const first = await announcedName(page);

    const walked = new Set([first]);
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
      await page.keyboard.press(key);
      walked.add(await announcedName(page));
    }
    expect(walked.size).toBeGreaterThanOrEqual(3);

    const here = await announcedName(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: here })).toBeVisible();
    await expect(page).toHaveURL(/[?&]trend_id=\d+/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await announcedName(page)).toBe(here);
    await page.keyboard.press('Escape');
    await expect(announcement(page)).toBeEmpty();
  });

  const whole = await ticks(page);

  await test.step('is zoomed by buttons and by keys, with axes that follow, and shown whole again', async () => {
    await expectWhole(page, true);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectWhole(page, false);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expectWhole(page, true);
    await expect.poll(() => ticks(page)).toEqual(whole);

    await map(page).focus();
    await page.keyboard.press('+');
    await expectWhole(page, false);
    await expect.poll(() => ticks(page)).not.toEqual(whole);
    await page.keyboard.press('0');
    await expectWhole(page, true);
    await expect.poll(() => ticks(page)).toEqual(whole);
  });

  const zoomed = page.getByRole('status').filter({ hasText: 'Zoomed in 1.6 times' });

  await test.step('is let go when the button is let go beside it', async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    // Said when the map has come to rest: only then are its ticks those of the zoom.
    await expect(zoomed).toHaveCount(1);
    const before = await ticks(page);
    const bubble = () => map(page).locator('svg circle').first().boundingBox();
    const there = await bubble();
    const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + height / 2);
    await page.mouse.up();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    // What a drag moves has moved by the next frame; the ticks follow later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await bubble()).toEqual(there);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 150, y + height / 2 + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => ticks(page)).not.toEqual(before);
  });

  await test.step('the map has its zoom and position again after a visit to the home page', async () => {
    const seen = await ticks(page);
    expect(seen).not.toEqual(whole);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await link('Home').click();
    await expect(page).toHaveURL(/\/homepage\/1$/);
    await expect(map(page)).toHaveCount(0);
    await link('Data Explorer').click();
    await expect(map(page)).toBeVisible();
    await expect.poll(() => ticks(page)).toEqual(seen);
  });

  await test.step('the map comes back from its table with its zoom, and as wide as the window has become', async () => {
    const table = page.getByRole('button', { name: 'Table' });
    const plane = page.locator('[data-plane]');
    await table.click();
    await expect(plane).toHaveCount(0);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: width - 200, height });
    await table.click();
    await expect(map(page)).toBeVisible();
    await expect(page.locator('[role="grid"], [role="table"], table')).toHaveCount(0);
    await expectWhole(page, false);
    const sizeOf = async () => (await plane.boundingBox())?.width;
    const back = await sizeOf();
    await page.reload();
    await expect(map(page)).toBeVisible();
    expect(await sizeOf()).toBe(back);
  });

  await test.step('says so where nothing is in the part that is looked at, and leads back to the whole', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/data/1?trends=Machine-assisted+shopping');
    await expect(page.getByText(`1 of ${TRENDS} trends`).first()).toBeVisible();
    await map(page).focus();
    await page.keyboard.press('Escape');
    for (let step = 0; step < 4; step++) await page.keyboard.press('+');
    await expect(page.getByText('Nothing is in this part of the map.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Zoomed in' })).toHaveText(/: 0 of 1 bubble in view\.$/);
    await page.locator('p:text("Nothing is in this part") + button').press('Enter');
    await expect(page.getByText('Nothing is in this part of the map.')).toBeHidden();
    await expect(map(page)).toBeFocused();
    await expectWhole(page, true);
  });

  await test.step('the wheel scrolls the page and says once how it zooms; with Ctrl, or after a click into the map, it zooms', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openMap(page);
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
});
