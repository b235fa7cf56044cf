import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Exact figures only: bytes, requests and layout shift are the same on every machine. kB are 1000 bytes. */
const dist = path.resolve(import.meta.dirname, '../../..', process.env['E2E_DIST'] ?? 'dist');

function scripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) seen.push(pathname);
  });
  return seen;
}

async function gzipped(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

/** Chunks of the charts and of the vendors' SDKs, by the names that they begin with. */
const HEAVY = /\/assets\/(?:builtin-chart|embed-|luzmo|sentry|intercom|auth0|axios|live\.module)/;

test.describe('login', () => {
  test.use({ signedIn: false });

  test('needs at most 140 kB of JavaScript in at most 8 requests, and moves nothing', async ({ page }) => {
    const shift = await watchLayoutShift(page);
    const loaded = scripts(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    await expect(page.getByText('Strong Signal')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeLessThanOrEqual(8);
    expect(await gzipped(loaded)).toBeLessThanOrEqual(140);
    expect(loaded.filter((file) => HEAVY.test(file))).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });
});

test('home needs at most 200 kB of JavaScript, and moves nothing while it loads or a card opens', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  const loaded = scripts(page);
  await page.goto('/homepage/1');
  await expect(page.getByRole('button', { name: /Less and reused packaging/ })).toBeVisible();
  const first = [...loaded];
  expect(await gzipped(first)).toBeLessThanOrEqual(200);
  expect(first.filter((file) => HEAVY.test(file))).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThanOrEqual(0.02);
  const before = await shift();
  await page.getByRole('button', { name: /Plastic rules/ }).click();
  await expect(page.getByRole('dialog', { name: 'Plastic rules' }).getByRole('tablist')).toBeVisible();
  expect((await shift()) - before).toBeLessThanOrEqual(0.02);
});
