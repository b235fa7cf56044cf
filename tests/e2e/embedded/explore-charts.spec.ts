import { readFile } from 'node:fs/promises';
import type { CDPSession, Download, Locator, Page } from '@playwright/test';
import { generateWorkspace } from '../../../bench/generate-workspace.mjs';
import { expect, test } from './fixtures';

const SCREEN_CHUNK = /\/assets\/explore-screen-[^/]+\.js$/;
const CHART_CHUNK = /\/assets\/builtin-chart-frame-[^/]+\.js$/;
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
    await expect(map(page)).toBeFocused();
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
    await expect(map(page)).toBeFocused();
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
    expect(descending).toEqual([...descending].sort(new Intl.Collator('en').compare).reverse());
    expect(descending[0]).not.toBe(ascending[0]);
  });

  test('is downloaded as CSV with its columns, and as a PNG of the page in double size', async ({ page }) => {
    await openMap(page);
    const name = /^consumer-goods-2035-trend-map-\d{4}-\d{2}-\d{2}/;
    const csv = await downloaded(page, 'CSV');
    expect(csv.suggestedFilename()).toMatch(new RegExp(`${name.source}\\.csv$`));
    const [titles, ...rows] = (await readFile(await csv.path(), 'utf8')).split('\r\n');
    expect(titles).toBe(
      '\uFEFFName,Shift,Quadrant,"Growth, 3-year CAGR (%)",Average sizing (%),Consumer sizing (%),Industry sizing (%),Society sizing (%),Impacting drivers,Topics',
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
    expect(expected).not.toMatch(/^0 moved/);
    await expect(page.getByRole('button', { name: 'Movement' })).toHaveAttribute('aria-pressed', 'true');
  });
});

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
  await page.getByRole('button', { name: /^Version/ }).click();
  await page.getByRole('option', { name: 'Previous Data' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table' }).click();
  const row = page.getByRole('button', { name: 'New proteins', exact: true });
  await expect(row).toHaveAttribute('aria-disabled', 'true');
  await row.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/^[^?]*\/data\/1\?version=Previous/);
});

test.describe('the code of the charts', () => {
  for (const way of ['from another screen', 'by a link'] as const) {
    test(`is asked for together with that of the explore screen, ${way}`, async ({ page }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(SCREEN_CHUNK, async (route) => {
        await held;
        await route.continue();
      });
      if (way === 'from another screen') await page.goto('/homepage/1');
      const asked = Promise.all([page.waitForRequest(SCREEN_CHUNK), page.waitForRequest(CHART_CHUNK)]);
      if (way === 'by a link') await page.goto('/data/1');
      else await page.getByRole('link', { name: 'Data Explorer' }).first().click();
      // While the screen itself has not come yet.
      await asked;
      release();
      await expect(page.getByText('28 of 28 trends').first()).toBeVisible();
    });
  }
});

test.describe('6,000 topics', () => {
  /** In the whole page, with shell, filters and map; one element for each bubble would be more. */
  const MOST_ELEMENTS = 1500;

  test('are one canvas with names that do not collide, and few elements', async ({ page }) => {
    const workspace = generateWorkspace({ topics: 6000 });
    await page.route('**/workspace.json', (route) => route.fulfill({ json: workspace }));
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.getByText('6,000 of 6,000 topics').first()).toBeVisible();
    const plane = map(page, 'Topic map');
    await expect(plane.locator('canvas')).toHaveCount(1);
    await expect(plane.locator('svg circle')).toHaveCount(0);
    await expect.poll(() => plane.locator('canvas').evaluate(paintedShare)).toBeGreaterThan(0.03);

    await page.evaluate(() => document.fonts.ready);
    const names = await plane.locator('svg text').evaluateAll(boxes);
    expect(names.length).toBeGreaterThanOrEqual(6);
    const corners = await page.getByRole('group', { name: 'Quadrants' }).locator('button > span').evaluateAll(boxes);
    expect(corners).toHaveLength(4);
    expect(collisions([...names, ...corners])).toEqual([]);
    const frame = await plane.boundingBox();
    for (const { left, right, top, bottom } of names) {
      expect(frame !== null && left >= frame.x && right <= frame.x + frame.width).toBe(true);
      expect(frame !== null && top >= frame.y && bottom <= frame.y + frame.height).toBe(true);
    }
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);

    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Figures' })).toHaveAttribute('aria-rowcount', '6001');
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
  });
});

test.describe('fifty tab switches', () => {
  test.setTimeout(120_000);
  const TABS = [
    ['Topic map', 'Topic map'],
    ['List view', 'Topic list'],
    ['Drivers & Impact', 'Impact'],
    ['Trend map', 'Trend map'],
  ] as const;
  /** How much more of anything fifty may leave than five did: what caches and the engine itself keep. */
  const FACTOR = 1.1;

  test('leave no more nodes, listeners and memory behind than five did', async ({ page }) => {
    await openMap(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    // Once around, so that every chunk and every cache is filled.
    for (let turn = 0; turn < 8; turn++) await switchTab(page, turn);
    const few = await kept(cdp);
    for (let turn = 0; turn < 48; turn++) await switchTab(page, turn);
    const many = await kept(cdp);
    test.info().annotations.push({ type: 'kept', description: JSON.stringify({ few, many }) });
    expect(many.Nodes).toBeLessThan(few.Nodes * FACTOR);
    expect(many.JSEventListeners).toBeLessThan(few.JSEventListeners * FACTOR);
    expect(many.JSHeapUsedSize).toBeLessThan(few.JSHeapUsedSize * FACTOR);
    expect(many.detached).toBeLessThanOrEqual(few.detached);
  });

  async function switchTab(page: Page, turn: number): Promise<void> {
    const [tab, place] = TABS[turn % TABS.length] ?? TABS[0];
    await page.getByRole('tab', { name: tab }).click();
    const chart = page.getByRole('region', { name: place, exact: true });
    await expect(chart.getByRole('application').or(chart.getByRole('table'))).toBeVisible();
  }
});

interface Kept {
  readonly Nodes: number;
  readonly JSEventListeners: number;
  readonly JSHeapUsedSize: number;
  /** Roots of trees that are no longer in the page, yet held by something. */
  readonly detached: number;
}

async function kept(cdp: CDPSession): Promise<Kept> {
  // Twice: what the first finds dead may have held the last hold of something else.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes');
  return {
    Nodes: figure('Nodes'),
    JSEventListeners: figure('JSEventListeners'),
    JSHeapUsedSize: figure('JSHeapUsedSize'),
    detached: detachedNodes.length,
  };
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxes(elements: readonly Element[]): Box[] {
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { text: element.textContent ?? '', left, right, top, bottom };
  });
}

function collisions(all: readonly Box[]): readonly string[] {
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** How much of a canvas is not empty. */
function paintedShare(canvas: Element): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  let painted = 0;
  for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 0) painted += 1;
  return painted / (width * height);
}
