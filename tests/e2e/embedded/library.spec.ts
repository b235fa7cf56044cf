import { expect, test } from './fixtures';
import { storedKeys } from './stored-keys';

test('visits and opened cards are stored in the browser, by organisation, user and project', async ({ page }) => {
  await page.goto('/homepage/1');
  await page.goto('/homepage/1?topic_id=1203');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect
    .poll(async () => (await storedKeys(page)).records)
    .toEqual(['1|presence|presence', '1|recents|topic:1203', '1|visits|latest', 'Fixture of the tests|workspaces|1']);
  expect((await storedKeys(page)).owners).toHaveLength(1);
});

test('a browser that refuses the storage says so once something is to be stored, and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await page.goto('/homepage/1?topic_id=1203');
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: /^Star/ }).click();
  await expect(page.getByText('1 change not saved: this browser refuses to store anything.')).toHaveCount(1);
  await expect(card).toBeVisible();
});
