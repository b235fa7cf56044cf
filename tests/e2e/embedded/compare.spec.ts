import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const THREE = '/compare/1?topic=1105&topic=1101&topic=1104';

test('topics are compared', async ({ page }) => {
  await test.step('topics stand side by side: walked by keys, decided, added, removed and exported', async () => {
    await page.goto(THREE);
    const table = page.getByRole('table', { name: '3 topics side by side' });
    await expect(
      page.getByRole('heading', { level: 2, name: /grows four times as fast as Deposit return/ }),
    ).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^Industry \d+ places? apart ?, the most/ })).toBeVisible();
    await expect(table.getByText('Oversized parcels became a popular complaint.')).toBeVisible();

    await table.getByRole('columnheader').nth(1).focus();
    await page.keyboard.press('s');
    await page.getByRole('menuitemradio', { name: 'Important' }).click();
    await expect(table.getByRole('button', { name: 'Status of Refill stations: Important' })).toBeVisible();

    await table.getByRole('columnheader').nth(2).focus();
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/\/compare\/1\?topic=1105&topic=1101$/);
    await page.keyboard.press('a');
    await page.getByRole('combobox', { name: 'Search topics' }).fill('deposit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/topic=1104$/);

    for (const format of ['CSV', 'PNG']) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ]);
      const content = await readFile(await download.path());
      expect(download.suggestedFilename()).toMatch(/^consumer-goods-2035-comparison-.*\.(csv|png)$/);
      if (format === 'CSV') expect(content.toString()).toMatch(/Name,.*\r\nPackaging-free e-commerce,/);
      else expect(content.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  await test.step('a card leads to a comparison, and shows the evidence behind a topic', async () => {
    await page.goto('/homepage/1?topic_id=1101');
    const card = page.getByRole('dialog', { name: 'Refill stations' });
    await card.getByRole('tab', { name: 'Sources' }).click();
    await expect(card.getByText('Four publishers, none with more than one source.')).toBeVisible();
    await expect(card.getByText(/also behind \d+ other topics/).first()).toBeVisible();
    await card.getByRole('button', { name: 'Compare with…' }).click();
    await page.getByRole('combobox', { name: 'Search topics' }).fill('barrier paper');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/compare\/1\?topic=1101&topic=\d+$/);
    await expect(page.getByRole('columnheader', { name: /Barrier paper/ })).toBeVisible();
  });
});
