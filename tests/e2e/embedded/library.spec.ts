import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The keys of all records, without their owner, and the owners. */
function storedKeys(page: Page): Promise<{ readonly owners: readonly string[]; readonly records: readonly string[] }> {
  return page.evaluate(async () => {
    // Opening it before the product does would create it without its tables.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('personal-library')) return { owners: [], records: [] };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('personal-library');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const keys = await new Promise<string[][]>((resolve) => {
      const request = database.transaction('records').objectStore('records').getAllKeys();
      request.addEventListener('success', () => resolve(request.result as string[][]));
    });
    database.close();
    return {
      owners: [...new Set(keys.map(([organisation, user]) => `${organisation}|${user}`))],
      records: keys.map((key) => key.slice(2).join('|')),
    };
  });
}

test('visits and opened cards are stored in the browser, by organisation, user and project', async ({ page }) => {
  await page.goto('/homepage/1');
  await page.goto('/homepage/1?topic_id=1203');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect
    .poll(async () => (await storedKeys(page)).records)
    .toEqual(['1|presence|presence', '1|recents|topic:1203', '1|visits|latest']);
  expect((await storedKeys(page)).owners).toHaveLength(1);
});

test('a browser that refuses the storage says once that notes do not last, and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await page.goto('/homepage/1?topic_id=1203');
  await expect(page.getByText('Your notes cannot be stored in this browser.')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeVisible();
});
