import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Makes the decisions of this browser those of a year ago, on other figures, and those of the first ones in another quadrant. */
async function aYearAgo(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('keep'));
    const records = database.transaction('records', 'readwrite').objectStore('records');
    const [keys, rows] = [await done(records.getAllKeys()), await done(records.getAll())];
    let count = 0;
    for (const [index, key] of keys.entries()) {
      const parts = key as string[];
      if (parts[3] !== 'decided') continue;
      const { value, ...row } = rows[index];
      const at = new Date(Date.parse(value.at) - 365 * 24 * 60 * 60 * 1000).toISOString();
      const { quadrant, sizing } = value.figures;
      const figures = { ...value.figures, data: '2025-09-30', sizing: sizing / 2 };
      if (count < 2) figures.quadrant = quadrant === 4 ? 1 : 4;
      records.delete(key);
      const aged = { ...row, value: { ...value, at, figures } };
      await done(records.put(aged, [...parts.slice(0, 4), JSON.stringify([value.topic, at])]));
      count += 1;
    }
  });
}

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

test('a year later decisions are confirmed or made anew, and one sees how one judged', async ({ page }) => {
  await page.goto('/review/1?tab=judged');
  await expect(page.getByRole('heading', { name: 'The first comparison comes with the next data' })).toBeVisible();
  await page.goto('/review/1');
  const sheet = page.getByRole('article');
  await expect(sheet).toBeVisible();
  for (const key of '314213421324') {
    const before = await sheet.getAttribute('aria-label');
    await page.keyboard.press(key);
    await expect(sheet).not.toHaveAttribute('aria-label', before ?? '');
  }
  await expect.poll(() => decisionsKept(page)).toBe(12);
  await aYearAgo(page);
  await page.reload();

  const line = page.getByRole('group', { name: 'Decisions to confirm' });
  await expect(line.getByRole('status')).toHaveText('2 decisions to confirm: 2 changed quadrant.');
  await line.getByRole('button', { name: 'Look at them' }).click();
  await expect(page.getByText('It has changed quadrant since')).toBeVisible();
  await page.keyboard.press('y');
  await expect(line.getByRole('status')).toHaveText('1 decision to confirm: 1 changed quadrant.');
  await page.keyboard.press('4');
  await expect(line.getByRole('status')).toHaveText('Nothing is left to confirm.');

  await page.getByRole('tab', { name: 'How we judged' }).click();
  const judged = page.getByRole('article', { name: 'How we judged' });
  await expect(judged.getByRole('heading', { level: 2 })).toHaveText(
    /^Twelve of twelve topics decided by Sep 2025 have moved/,
  );
  await expect(judged.getByText(/A move is not a verdict\./)).toBeVisible();
  await expect(
    judged.getByRole('table', { name: 'Decisions then and now' }).getByRole('button', { name: /again$/ }),
  ).toHaveCount(12);
  // The page itself never scrolls sideways.
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('the decision of the year is recorded, read after a reload, and said on paper', async ({ page }) => {
  await page.goto('/review/1?tab=judged');
  const decisions = page.getByRole('region', { name: 'Decisions of the year' });
  await decisions.getByRole('button', { name: 'Record the decision' }).click();
  await expect(decisions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await decisions.getByRole('button', { name: /^Decision of/ }).click();
  const record = page.getByRole('article', { name: /^Decision of/ });
  await expect(record.getByText(/Nothing has changed since\./)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(record.getByRole('table')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Print' })).toBeHidden();
});
