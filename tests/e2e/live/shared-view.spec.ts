import type { Page } from '@playwright/test';
import { ACCOUNTS, dropEvents, expect, test } from './fixtures';

// Topics of this test alone: statuses are per user, and so per worker.
const STATUSES = { 2103: 'Analyze', 2104: 'Monitor', 4303: 'Important' } as const;

const row = (page: Page) => page.getByRole('region', { name: 'Topic map' }).locator('[data-row]');
const names = (page: Page) => row(page).locator('[data-name]').allInnerTexts();

test('a link of three statuses, a range and a sort shows another account the same rows in the same order', async ({
  page,
  context,
  browser,
  baseURL,
  me,
  staging,
  cookiesOf,
}) => {
  const ownCharts = { ...staging.config, analytics: { provider: 'builtin' } };
  const drawOwnCharts = (on: typeof context) =>
    on.route('**/config.json', (route) => route.fulfill({ json: ownCharts }));
  await drawOwnCharts(context);
  for (const [topic, status] of Object.entries(STATUSES)) {
    await page.goto(`/homepage/1?topic_id=${topic}`);
    const radio = page.getByRole('dialog').getByRole('radio', { name: status });
    await expect(radio).toBeVisible();
    if (!(await radio.isChecked())) await radio.click();
    await expect.poll(async () => (await staging.statusesOf(me))[topic] ?? 0).toBeGreaterThan(0);
  }
  await page.goto('/data/1?tab=opportunityMap&status=1&status=2&status=3&growth=1..90&show=table');
  await row(page).first().waitFor();
  await page
    .getByRole('region', { name: 'Topic map' })
    .getByRole('button', { name: /^Growth/ })
    .click();
  await expect(page).toHaveURL(/sort=/);
  const rows = await names(page);
  expect(rows.length).toBeGreaterThan(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(/It shows the \d+ topics? that your statuses mean now/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.has('status')).toBe(false);

  const colleague = me === ACCOUNTS.analyst ? ACCOUNTS.internal : ACCOUNTS.analyst;
  const other = await browser.newContext({ baseURL: baseURL ?? '', storageState: await cookiesOf(colleague) });
  await dropEvents(other);
  await drawOwnCharts(other);
  const receiver = await other.newPage();
  await receiver.goto(link);
  await expect(receiver.getByText('topics that the sender has set to Analyze, Monitor, Important')).toBeVisible();
  await expect.poll(() => names(receiver)).toEqual(rows);
  await other.close();
});
