import type { Page } from '@playwright/test';
import { assembleWorkspace } from '../../../scripts/lib/content/assemble-workspace.mjs';
import { expect, expectAccessible, test } from './fixtures';

/** How many decisions are stored with their figures. */
function decisionsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('keep'));
    const keys = await done(database.transaction('records').objectStore('records').getAllKeys());
    database.close();
    return keys.filter((key) => (key as string[])[3] === 'decided').length;
  });
}

test('a new user sees how the decisions of the sample were judged, and confirms what has moved', async ({ page }) => {
  // The workspace that the build has in it, and not the one of the tests.
  const sample = JSON.stringify(await assembleWorkspace());
  await page.route('**/workspace.json', (route) => route.fulfill({ body: sample, contentType: 'application/json' }));
  await page.goto('/review/2?tab=judged');
  await expect(page.getByRole('heading', { name: 'The first comparison comes with the next data' })).toBeVisible();
  await page.goto('/review/1?tab=judged');
  const judged = page.getByRole('article', { name: 'How we judged' });
  const headline = judged.getByRole('heading', { level: 2 });
  const said =
    'Seven of 18 topics decided on data up to Sep 2025 have moved, all towards larger and slower, and none of them was called Important';
  await expect(headline).toHaveText(said);
  await expect(
    judged.getByText(/19 decisions came with the data\..*Earlier decisions are illustrative\./),
  ).toBeVisible();
  await expect(judged.getByText(/A move is not a verdict\./)).toBeVisible();
  const table = judged.getByRole('table', { name: 'Decisions then and now' });
  await expect(table.getByRole('button', { name: /^Decide again: / })).toHaveCount(18);
  await expect(table.getByText('Wait for the textile rules.')).toBeVisible();
  await expectAccessible(page);
  // The page itself never scrolls sideways.
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await over(), `${width}`).toBeLessThanOrEqual(0);
  }
  expect(await decisionsKept(page)).toBe(0);

  await page.goto('/data/1?tab=trendList&show=topics&list=to+confirm');
  await expect(page.getByRole('button', { name: /^Status: \w+, to confirm$/ })).toHaveCount(3);
  await page.goto('/review/1');
  const line = page.getByRole('group', { name: 'Decisions to confirm' });
  await expect(line.getByRole('status')).toHaveText('3 decisions to confirm: their topics have changed quadrant.');
  await line.getByRole('button', { name: 'Look at them' }).click();
  await expect(page.getByText('It has changed quadrant since')).toBeVisible();
  await expect(page.getByText('came with the data', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('y');
  await expect(line.getByRole('status')).toHaveText('2 decisions to confirm: their topics have changed quadrant.');
  await page.keyboard.press('4');
  await expect(line.getByRole('status')).toHaveText('1 decision to confirm: its topic has changed quadrant.');
  await expect.poll(() => decisionsKept(page)).toBe(2);

  await page.getByRole('tab', { name: 'How we judged' }).click();
  await expect(headline).toHaveText(said);
});

test('the decision of the year is recorded, read after a reload, and said on paper, by keys alone', async ({
  page,
}) => {
  const press = async (name: string | RegExp): Promise<void> => {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/review/1?tab=judged');
  const decisions = page.getByRole('region', { name: 'Decisions of the year' });
  await press('Record the decision');
  await expect(decisions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await press(/^Decision of/);
  const record = page.getByRole('article', { name: /^Decision of/ });
  // It begins at its heading, which is at the top of the window.
  await expect(record.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(record.getByRole('button', { name: 'Back to how we judged' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(decisions.getByRole('button', { name: /^Decision of/ })).toBeFocused();
  await page.goBack();
  await expect(record.getByText(/Nothing has changed since\./)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(record.getByRole('table')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Print' })).toBeHidden();
});
