import type { CDPSession, Page } from '@playwright/test';
import { generateWorkspace } from '../../../bench/generate-workspace.mjs';
import { expect, test } from './fixtures';

test.describe('6,000 topics', () => {
  /** In the whole page, with shell, filters and map; one element for each bubble would be more. */
  const MOST_ELEMENTS = 1500;

  test('are one canvas with names that do not collide, and few elements', async ({ page }) => {
    const workspace = generateWorkspace({ topics: 6000 });
    await page.route('**/workspace.json', (route) => route.fulfill({ json: workspace }));
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.getByText('6,000 of 6,000 topics').first()).toBeVisible();
    const plane = page.getByRole('application', { name: 'Topic map' });
    await expect(plane.locator('canvas')).toHaveCount(1);
    await expect(plane.locator('svg circle')).toHaveCount(0);
    await expect.poll(() => plane.locator('canvas').evaluate(paintedShare)).toBeGreaterThan(0.03);

    const names = plane.locator('svg text');
    const corners = page.getByRole('group', { name: 'Quadrants' }).locator('button > span');
    await expect(corners).toHaveCount(4);
    // Once the type is here, names are placed anew.
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(async () => collisions([...(await names.evaluateAll(boxes)), ...(await corners.evaluateAll(boxes))]))
      .toEqual([]);
    const placed = await names.evaluateAll(boxes);
    expect(placed.length).toBeGreaterThanOrEqual(6);
    const frame = await plane.boundingBox();
    for (const { left, right, top, bottom } of placed) {
      expect(frame !== null && left >= frame.x && right <= frame.x + frame.width).toBe(true);
      expect(frame !== null && top >= frame.y && bottom <= frame.y + frame.height).toBe(true);
    }
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);

    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Figures' })).toHaveAttribute('aria-rowcount', '6001');
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
  });
});

test.describe('many tab switches', () => {
  test.setTimeout(120_000);
  const TABS = [
    ['Topic map', 'Topic map'],
    ['List view', 'Trends and their topics'],
    ['Drivers & Impact', 'Impact'],
    ['Trend map', 'Trend map'],
  ] as const;
  /** Of the page's own nodes, for a tooltip or a toast that comes or goes. */
  const SLACK = 20;
  /** The heap also holds what the engine makes of code that runs often. */
  const HEAP_FACTOR = 1.25;
  /** Roots of trees that are not in the page, yet held by something: each leaked chart would be one and more. */
  const MOST_DETACHED = 12;

  test('leave no more nodes, listeners and memory behind than a few did', async ({ page }) => {
    await page.goto('/data/1');
    await expect(page.getByRole('application', { name: 'Trend map' })).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    // Once around, so that every chunk and every cache is filled.
    for (let turn = 0; turn < 8; turn++) await switchTab(page, turn);
    const few = await kept(cdp);
    for (let turn = 0; turn < 24; turn++) await switchTab(page, turn);
    const many = await kept(cdp);
    test.info().annotations.push({ type: 'kept', description: JSON.stringify({ few, many }) });
    expect(many.Nodes).toBeLessThanOrEqual(few.Nodes + SLACK);
    expect(many.JSEventListeners).toBeLessThanOrEqual(few.JSEventListeners);
    expect(many.JSHeapUsedSize).toBeLessThan(few.JSHeapUsedSize * HEAP_FACTOR);
    // Asked last, because being told of them holds them. The layer of the map that is seen keeps one circle of each look.
    await cdp.send('HeapProfiler.collectGarbage');
    const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes');
    expect(detachedNodes.length).toBeLessThan(MOST_DETACHED);
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
}

async function kept(cdp: CDPSession): Promise<Kept> {
  // Twice: what the first finds dead may have held the last hold of something else.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    Nodes: figure('Nodes'),
    JSEventListeners: figure('JSEventListeners'),
    JSHeapUsedSize: figure('JSHeapUsedSize'),
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
