import { expect, type Page } from '@playwright/test';

/** The keys of all records, without their owner, and the owners. */
export function storedKeys(
  page: Page,
): Promise<{ readonly owners: readonly string[]; readonly records: readonly string[] }> {
  return page.evaluate(async () => {
    // Opening it before the product does would create it without its tables.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('keep')) return { owners: [], records: [] };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('keep');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const all = await new Promise<string[][]>((resolve) => {
      const request = database.transaction('records').objectStore('records').getAllKeys();
      request.addEventListener('success', () => resolve(request.result as string[][]));
    });
    database.close();
    // What was taken over from earlier versions is noted beside the records of users.
    const keys = all.filter(([, , , kind]) => kind !== 'taken-over');
    return {
      owners: [...new Set(keys.map(([organisation, user]) => `${organisation}|${user}`))],
      records: keys.map((key) => key.slice(2).join('|')),
    };
  });
}

/** A page that is left within a moment of the last key may lose it: the storage is asynchronous. */
export async function expectStored(page: Page, record: string): Promise<void> {
  await expect.poll(async () => (await storedKeys(page)).records).toContain(record);
}

/** Writes null in the place of a record, as a fault of the disk might. @param record its key without the owner */
export async function damageRecord(page: Page, record: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('keep');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const store = database.transaction('records', 'readwrite').objectStore('records');
    const keys = await new Promise<string[][]>((resolve) => {
      const request = store.getAllKeys();
      request.addEventListener('success', () => resolve(request.result as string[][]));
    });
    const key = keys.find((each) => each.slice(2).join('|') === wanted);
    if (key === undefined) throw new Error(`No record ${wanted}`);
    await new Promise((resolve) => store.put(null, key).addEventListener('success', resolve));
    database.close();
  }, record);
}
