import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What is published from now on. */
async function publish(page: Page, meta: Readonly<Record<string, string>>): Promise<void> {
  await page.unroute('**/workspace.json');
  await page.route('**/workspace.json', async (route) => {
    const file = (await (await route.fetch()).json()) as { meta: object };
    await route.fulfill({ json: { ...file, meta: { ...file.meta, ...meta } } });
  });
}

test('decisions stay with a workspace file that is published under another name', async ({ page }) => {
  const card = page.getByRole('dialog', { name: 'Green-claim proof' });
  const status = (name: string) => card.getByRole('radio', { name });

  await publish(page, { id: 'mobility', title: 'Mobility 2026' });
  await page.goto('/homepage/1?topic_id=8201');
  await status('Disregard').click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();

  await test.step('by its id', async () => {
    await publish(page, { id: 'mobility', title: 'Mobility 2027' });
    await page.reload();
    await expect(status('Disregard')).toBeChecked();
  });

  await test.step('and not by its title', async () => {
    await publish(page, { id: 'energy', title: 'Mobility 2026' });
    await page.reload();
    await expect(card.getByRole('radio', { checked: true })).toBeVisible();
    await expect(status('Disregard')).not.toBeChecked();
  });

  await test.step('and are offered where the file has lost its id', async () => {
    const offer = page.getByRole('button', { name: 'Take over 1 decision' });
    for (const path of ['/review/1', '/homepage/1']) {
      await page.goto(path);
      await expect(offer).toBeVisible();
      // It comes after the page has been drawn, and moves nothing of it.
      const main = page.getByRole('main');
      const before = await main.boundingBox();
      await offer.evaluate((button) => button.parentElement?.style.setProperty('display', 'none'));
      await expect(offer).toBeHidden();
      expect((await main.boundingBox())?.y).toBe(before?.y);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.reload();
    await offer.click();
    await expect(page.getByText(/^1 decision has been taken over from Mobility 202[67]\.$/)).toBeVisible();
    await page.goto('/homepage/1?topic_id=8201');
    await expect(status('Disregard')).toBeChecked();
  });

  await test.step('the id of a file that had none is its title', async () => {
    await publish(page, { id: '', title: 'Trends' });
    await page.reload();
    await status('Disregard').click();
    await expect(page.getByText('Status has been updated.')).toBeVisible();
    await publish(page, { id: 'Trends', title: 'Trends of the year' });
    await page.reload();
    await expect(status('Disregard')).toBeChecked();
  });
});
