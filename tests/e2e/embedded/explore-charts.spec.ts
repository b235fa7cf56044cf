import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ANNOUNCED =
  /^(?<name>.+), (?:Strong Signal|Mature Signal|Potential Disruptor|Uncertain Signal), growth [+-]?\d+\.\d\d %, average sizing \d+\.\d\d %$/;

const map = (page: Page, name = 'Trend map'): Locator => page.getByRole('application', { name });
const announcement = (page: Page): Locator =>
  page.getByRole('region', { name: 'Trend map' }).locator('p[aria-live="polite"]');

async function openMap(page: Page): Promise<void> {
  await page.goto('/data/1');
  await expect(page.getByText('28 of 28 trends').first()).toBeVisible();
  await expect(map(page)).toBeVisible();
}

async function announcedName(page: Page): Promise<string> {
  await expect(announcement(page)).toHaveText(ANNOUNCED);
  return ANNOUNCED.exec((await announcement(page).textContent()) ?? '')?.groups?.['name'] ?? '';
}

/** Presses the key that goes in, by the mouse or the keyboard, and waits until the map rests. */
async function expectWhole(page: Page, isWhole: boolean): Promise<void> {
  await expect(page.getByRole('button', { name: 'Show the whole map' })).toHaveAttribute(
    'aria-disabled',
    String(isWhole),
  );
}

async function downloaded(page: Page, format: 'CSV' | 'PNG'): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return download;
}

test.describe('the trend map', () => {
  test('is walked by keyboard: Tab enters, arrows move and are announced, Enter opens, Escape comes back', async ({
    page,
  }) => {
    await openMap(page);
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

  test('is zoomed by buttons and by keys, with axes that follow, and shown whole again', async ({ page }) => {
    await openMap(page);
    const ticks = () =>
      page.getByRole('region', { name: 'Trend map' }).locator('svg text', { hasText: / %$/ }).allTextContents();
    const whole = await ticks();
    await expectWhole(page, true);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectWhole(page, false);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expectWhole(page, true);
    await expect.poll(ticks).toEqual(whole);

    await map(page).focus();
    await page.keyboard.press('+');
    await expectWhole(page, false);
    await expect.poll(ticks).not.toEqual(whole);
    await page.keyboard.press('0');
    await expectWhole(page, true);
    await expect.poll(ticks).toEqual(whole);
  });

  test('is let go when the button is let go beside it', async ({ page }) => {
    await openMap(page);
    const ticks = () =>
      page.getByRole('region', { name: 'Trend map' }).locator('svg text', { hasText: / %$/ }).allTextContents();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    // Said when the map has come to rest: only then are its ticks those of the zoom.
    await expect(page.getByRole('status').filter({ hasText: 'Zoomed in' })).toHaveCount(1);
    const zoomed = await ticks();
    const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + height / 2);
    await page.mouse.up();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    // The names and ticks of a map that was moved would come a moment later.
    await page.waitForTimeout(300);
    expect(await ticks()).toEqual(zoomed);
  });

  test('says so where nothing is in the part that is looked at, and leads back to the whole', async ({ page }) => {
    await page.goto('/data/1?trends=Machine-assisted+shopping');
    await expect(page.getByText('1 of 28 trends').first()).toBeVisible();
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

  test('is narrowed by its legend, and the count says so', async ({ page }) => {
    await openMap(page);
    const strong = page.getByRole('group', { name: 'Quadrants' }).getByRole('button', { name: /^Strong Signal/ });
    const [, count] = /(\d+)$/.exec((await strong.textContent())?.trim() ?? '') ?? [];
    await strong.click();
    await expect(page.getByText(`${count} of 28 trends`).first()).toBeVisible();
    await expect(strong).toHaveAttribute('aria-pressed', 'true');
    await expect(map(page).locator('svg circle')).toHaveCount(Number(count));
    await strong.click();
    await expect(page.getByText('28 of 28 trends').first()).toBeVisible();
    await expect(strong).toHaveAttribute('aria-pressed', 'false');
  });

  test('has a table as its twin, sorted by a press on a column', async ({ page }) => {
    await openMap(page);
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table', { name: 'Figures' });
    const names = () => table.getByRole('rowheader').getByRole('button').allTextContents();
    const column = (name: string) => table.getByRole('columnheader', { name });
    await expect(column('Average sizing')).toHaveAttribute('aria-sort', 'descending');

    await column('Trend').getByRole('button').click();
    await expect(column('Trend')).toHaveAttribute('aria-sort', 'ascending');
    await expect(column('Average sizing')).toHaveAttribute('aria-sort', 'none');
    const ascending = await names();
    expect(ascending.length).toBeGreaterThan(8);
    expect(ascending).toEqual([...ascending].sort(new Intl.Collator('en').compare));

    await column('Trend').getByRole('button').click();
    await expect(column('Trend')).toHaveAttribute('aria-sort', 'descending');
    const descending = await names();
    expect(descending).toEqual([...descending].sort(new Intl.Collator('en').compare).toReversed());
    expect(descending[0]).not.toBe(ascending[0]);
  });

  test('is downloaded as CSV with its columns, and as a PNG of the page in double size', async ({ page }) => {
    await openMap(page);
    const name = /^consumer-goods-2035-trend-map-\d{4}-\d{2}-\d{2}/;
    const csv = await downloaded(page, 'CSV');
    expect(csv.suggestedFilename()).toMatch(new RegExp(`${name.source}\\.csv$`));
    const [titles, ...rows] = (await readFile(await csv.path(), 'utf8')).split('\r\n');
    expect(titles).toBe(
      '\uFEFFName,Shift,Quadrant,"Growth, 3-year CAGR (%)",Average sizing (%),Consumer sizing (%),Industry sizing (%),Society sizing (%),Number of impacting drivers,Topics',
    );
    expect(rows.filter(Boolean)).toHaveLength(28);
    expect(rows[0]).toMatch(/,(?:Strong Signal|Mature Signal),-?[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,\d+,\d+$/);

    const png = await downloaded(page, 'PNG');
    expect(png.suggestedFilename()).toMatch(new RegExp(`${name.source}\\.png$`));
    const picture = await readFile(await png.path());
    expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const plane = await map(page).boundingBox();
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    expect(width).toBeGreaterThan(2 * (plane?.width ?? Infinity));
    expect(height).toBeGreaterThan(2 * (plane?.height ?? Infinity));
    expect(width).toBeLessThan(2 * 1440);
    // An empty one of this size would be a few kilobytes.
    expect(picture.length).toBeGreaterThan(40_000);
  });

  test('is downloaded by keyboard alone: from the map to the menu and back to its button', async ({ page }) => {
    await openMap(page);
    const button = page.getByRole('button', { name: 'Export' });
    await map(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    for (const [open, step, format] of [
      ['Enter', 'ArrowDown', 'PNG'],
      ['Space', 'Home', 'CSV'],
    ] as const) {
      await page.keyboard.press(open);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press(step);
      await expect(page.getByRole('menuitem', { name: format })).toBeFocused();
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toMatch(
        new RegExp(String.raw`^consumer-goods-2035-trend-map-\d{4}-\d{2}-\d{2}\.${format.toLowerCase()}$`),
      );
      expect(await download.failure()).toBeNull();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Tab');
  });

  test('says how many moved, are new and gone, when movement is shown', async ({ page }) => {
    await openMap(page);
    const expected = await page.evaluate(async () => {
      type Row = { ssid: number; sow_id: number; trend_growth: number; trend_average_sizing: number };
      const workspace = (await (await fetch('/workspace.json')).json()) as {
        trends: Row[];
        previous: Record<string, { trends: Row[] }>;
      };
      const before = new Map((workspace.previous['1']?.trends ?? []).map((row) => [row.ssid, row]));
      const now = workspace.trends.filter((row) => row.sow_id === 1);
      const moved = now.filter((row) => {
        const was = before.get(row.ssid);
        return (
          was !== undefined &&
          (Math.abs(was.trend_growth - row.trend_growth) >= 0.00005 ||
            Math.abs(was.trend_average_sizing - row.trend_average_sizing) >= 0.00005)
        );
      });
      const fresh = now.filter((row) => !before.has(row.ssid));
      const ids = new Set(now.map((row) => row.ssid));
      return `${moved.length} moved${fresh.length} new${[...before.keys()].filter((id) => !ids.has(id)).length} gone`;
    });
    await page.getByRole('button', { name: 'Movement' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveText(expected);
    // Its twin says the same, and can be put in the order of what was.
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveText(/^\d+ moved, \d+ new, \d+ gone$/);
    await page.getByRole('button', { name: 'Growth before' }).click();
    await expect(page.getByRole('columnheader', { name: 'Growth before' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Table' }).click();
    expect(expected).not.toMatch(/^0 moved/);
    await expect(page.getByRole('button', { name: 'Movement' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a quadrant of the topic map counts as many as home does, and as its filter then shows', async ({ page }) => {
  await page.goto('/homepage/1');
  const counted = page.locator('dl > div', { has: page.locator('dt', { hasText: 'Mature Signal' }) }).locator('dd');
  const count = await counted.textContent();
  await page.goto('/data/1?tab=opportunityMap');
  const quadrant = page.getByRole('group', { name: 'Quadrants' }).getByRole('button', { name: /^Mature Signal/ });
  await expect(quadrant).toHaveText(`Mature Signal ${count}`);
  await expect(quadrant).toHaveAttribute('title', /38 of 39 have a place on the map/);
  await expect(page.getByRole('button', { name: 'Not on the map: 4' })).toBeVisible();
  await quadrant.click();
  await expect(page.getByText(`${count} of 120 topics`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not on the map: 1' })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the plane keeps its size when movement is shown, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/data/1?tab=opportunityMap');
    const plane = map(page, 'Topic map');
    await expect(plane.locator('svg circle').first()).toBeVisible();
    const still = await plane.boundingBox();
    await page.getByRole('button', { name: 'Movement' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'moved' })).toBeVisible();
    expect(await plane.boundingBox()).toEqual(still);
  });
}

test('what only the previous data has is shown, and opens nothing', async ({ page }) => {
  await page.route('**/workspace.json', async (route) => {
    const workspace = (await (await route.fetch()).json()) as { trends: { trend_name: string }[] };
    const trends = workspace.trends.filter((trend) => trend.trend_name !== 'New proteins');
    await route.fulfill({ json: { ...workspace, trends } });
  });
  await page.goto('/data/1');
  await expect(page.getByText('27 of 27 trends').first()).toBeVisible();
  await page.getByRole('button', { name: 'Movement' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 gone' })).toBeVisible();
  await map(page).focus();
  const gone = /^New proteins, .*, no longer in the current data$/;
  await page.keyboard.press('Home');
  for (let step = 0; step < 28 && !gone.test((await announcement(page).textContent()) ?? ''); step++) {
    await page.keyboard.press('PageDown');
  }
  await expect(announcement(page)).toHaveText(gone);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('rowheader').getByRole('button').first().press('End');
  await expect(page.getByRole('row', { name: /New proteins GONE/ })).toHaveAttribute('aria-rowindex', '29');
  await page.getByRole('button', { name: /^Version/ }).click();
  await page.getByRole('option', { name: 'Previous Data' }).click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('button', { name: 'New proteins', exact: true });
  await expect(row).toHaveAttribute('aria-disabled', 'true');
  await row.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/^[^?]*\/data\/1\?version=Previous/);
});

test('the map comes back from its table with its zoom, and as wide as the window has become', async ({ page }) => {
  await openMap(page);
  const table = page.getByRole('button', { name: 'Table' });
  const plane = page.locator('[data-plane]');
  const zoomed = page.getByRole('status').filter({ hasText: 'Zoomed in 1.6 times' });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoomed).toHaveCount(1);
  await table.click();
  await expect(plane).toHaveCount(0);

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: width - 200, height });
  await table.click();
  await expect(map(page)).toBeVisible();
  await expect(page.locator('[role="grid"], [role="table"], table')).toHaveCount(0);
  await expect(zoomed).toHaveCount(1);
  await expectWhole(page, false);
  const sizeOf = async () => (await plane.boundingBox())?.width;
  const back = await sizeOf();
  await page.reload();
  await expect(map(page)).toBeVisible();
  expect(await sizeOf()).toBe(back);
});
