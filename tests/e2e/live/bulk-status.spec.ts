import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOPICS } from '../has';
import { expect, test } from './fixtures';
import type { Staging } from './staging';

test.use({ expectedErrors: /Failed to update status|Failed to load resource/ });

const STATUS = /\/topics\/[^/]+\/status\/$/;

const bar = (page: Page) => page.getByRole('region', { name: 'Selected topics' });

async function useBuiltinCharts(page: Page, { config }: Staging): Promise<void> {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, analytics: { provider: 'builtin' } } }),
  );
}

async function selectAll(page: Page): Promise<void> {
  await page.goto('/data/1?tab=trendList');
  await page.getByRole('checkbox', { name: 'Select all topics of this list' }).click();
  await expect(bar(page)).toContainText(`${TOPICS} selected`);
}

/** What the app shows of all selected topics: the name and the status of each, from its own export. */
async function shownStatuses(page: Page): Promise<ReadonlyMap<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Export' }).click(),
  ]);
  const [titles = '', ...lines] = (await readFile(await download.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  const at = titles.split(',').indexOf('Status');
  const cellsOf = (line: string): readonly string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return new Map(lines.map(cellsOf).map((cells) => [cells[0] ?? '', cells[at] ?? '']));
}

test('a status for all topics while every tenth fails: what is shown is stored, and failures are named', async ({
  page,
  staging,
  me,
}) => {
  await useBuiltinCharts(page, staging);
  const asked: string[] = [];
  await page.route(STATUS, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    if (!asked.includes(request.url())) asked.push(request.url());
    const place = asked.indexOf(request.url()) + 1;
    if (place % 10 !== 0) return route.fallback();
    // Refused, never received, and received but not answered.
    if (place % 30 === 0) return route.fulfill({ status: 500, json: {} });
    if (place % 30 === 20) await route.fetch();
    return route.abort('connectionreset');
  });

  await selectAll(page);
  const initially = await shownStatuses(page);
  await bar(page).getByRole('button', { name: 'Set status' }).click();
  await page.keyboard.press('2');
  await expect(bar(page)).toContainText(/Set \d+ of \d+ to Monitor/, { timeout: 90_000 });

  const failed = await bar(page).getByRole('list', { name: 'Not saved' }).getByRole('listitem').allInnerTexts();
  const [, done, total] = /Set (\d+) of (\d+) to Monitor/.exec(await bar(page).innerText()) ?? [];
  expect(failed.length).toBeGreaterThanOrEqual(4);
  expect(Number(done) + failed.length).toBe(Number(total));
  const shown = await shownStatuses(page);
  expect(failed.filter((name) => shown.get(name) === 'Monitor')).toEqual([]);
  // A topic that is not trackable has no status.
  const others = [...shown].filter(([, status]) => status !== 'Monitor' && status !== '');
  expect(others.filter(([name]) => !failed.includes(name))).toEqual([]);

  // Another tab reads what the server holds.
  const other = await page.context().newPage();
  await useBuiltinCharts(other, staging);
  await selectAll(other);
  expect(await shownStatuses(other)).toEqual(shown);
  // In the database are those that were posted; the others had the status before.
  const stored = Object.values(await staging.statusesOf(me)).filter((status) => status === 2);
  expect(stored.length).toBeGreaterThanOrEqual(Number(done));
  await other.close();

  await page.unroute(STATUS);
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toContainText(`Set ${total} of ${total} to Monitor`);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toContainText(`Undid ${total} of ${total}`, { timeout: 60_000 });
  expect(await shownStatuses(page)).toEqual(initially);
});
