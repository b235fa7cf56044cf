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

/** How far what was drawn has moved since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries that are buffered come before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
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
    // The first visit of the home page learns how high its personal part is.
    for (const path of ['/homepage/1', '/homepage/1']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Take over 1 decision' })).toBeVisible();
    }
    // It comes after the page has been drawn, and moves nothing of it.
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await page.goto('/review/1');
    await expect(page.getByRole('button', { name: 'Take over 1 decision' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await page.goto('/homepage/1');
    await page.getByRole('button', { name: 'Take over 1 decision' }).click();
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
