import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { expectStored } from './stored-keys';

async function openFromProjects(page: Page) {
  await page.getByRole('button', { name: /switch the project/ }).click();
  await page.getByRole('menuitem', { name: 'Save all of mine' }).click();
  return page.getByRole('dialog', { name: 'My library' });
}

test('all of mine is saved in one browser and read in another, with statuses and notes', async ({ page, browser }) => {
  await page.goto('/homepage/1?topic_id=1203');
  const card = page.getByRole('dialog');
  await card.getByRole('radio', { name: 'Important' }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await card.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Ask the packaging team');
  await expectStored(page, '1|notes|topic:1203');
  await page.goto('/homepage/1');

  const dialog = await openFromProjects(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Only from/ }).click(),
  ]);
  await expect(dialog.getByRole('status')).toHaveText(/^Saved as .*all-of-mine-.*\.json\.$/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  await other.goto(new URL('/homepage/1', page.url()).href);
  const there = await openFromProjects(other);
  await there.getByLabel('Library file').setInputFiles(await download.path());
  await expect(there.getByText(/Adds: 1 status, 1 note/)).toBeVisible();
  await there.getByRole('button', { name: 'Load it' }).click();
  await expect(there.getByRole('status')).toHaveText(/^The file has been loaded/);
  await other.goto(new URL('/homepage/1?topic_id=1203', page.url()).href);
  await expect(other.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask the packaging team');
  await expect(other.getByRole('radio', { name: 'Important' })).toBeChecked();
  await context.close();
});
