import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const WORKSPACE = JSON.stringify({
  sows: [{ id: 1, name: 'My signals' }],
  shifts: [{ id: 1, sow_id: 1, name: 'Cities', description: 'What changes in cities.' }],
  trends: [{ ssid: 11, sow_id: 1, trend_name: 'Shared vehicles', shift_name: 'Cities', trend_growth: 0.2 }],
  topics: [
    { tid: 1, sow_id: 1, topic_name: 'Cargo bikes', trend: 11, topic_growth: 0.317, average_sizing: 0.4, quadrant: 1 },
    { tid: 2, sow_id: 1, topic_name: '=Night; "trains"', topic_growth: -0.05, average_sizing: 0.2, quadrant: 4 },
  ],
  deepdives: { 1: { provocations: ['What if no one drives?'], more: [['Owner', 'Team 7']] } },
  sources: { 2: { topic_sources: [{ title: 'A study', url: 'https://example.com/study' }] } },
});

const topicMap = (page: Page) => page.getByRole('application', { name: 'Topic map' });
const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /switch the project/ });

async function openFile(page: Page, file: string | { name: string; content: string }): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Open your own data' }).click();
  const input = page.getByLabel('File with your own data');
  if (typeof file === 'string') await input.setInputFiles(file);
  else await input.setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.content) });
}

async function manage(page: Page): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Manage your projects' }).click();
}

test('two tabs have the same own projects', async ({ page, context }) => {
  await page.goto('/homepage/1');
  const other = await context.newPage();
  await other.goto('/homepage/1');
  await expect(switcher(other)).toHaveText(/^Consumer Goods 2035/);
  await openFile(page, { name: 'mine.json', content: WORKSPACE });
  await expect(topicMap(page)).toBeVisible();

  await expect(async () => {
    await switcher(other).click();
    const mine = other.getByRole('menuitemradio', { name: 'My signals yours' });
    if (!(await mine.isVisible())) await other.keyboard.press('Escape');
    await mine.click({ timeout: 500 });
  }).toPass();
  await expect(switcher(other)).toHaveText(/^My signals/);

  await manage(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(other.getByText('‘My signals’ was removed in another tab.')).toBeVisible();
  await expect(switcher(other)).toHaveText(/^Consumer Goods 2035/);
});

test('a browser that stores nothing opens a project for as long as the page is open, and says so', async ({ page }) => {
  for (const [name, refuse] of [
    [
      'a full disk',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'a browser without storage, as in a private window',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      },
    ],
  ] as const) {
    await test.step(name, async () => {
      await page.addInitScript(refuse);
      await page.goto('/homepage/1');
      await openFile(page, { name: 'mine.json', content: WORKSPACE });
      await expect(topicMap(page)).toBeVisible();
      await expect(page.getByText('‘My signals’ cannot be stored in this browser')).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page).toHaveURL(/\/homepage\/own-/);
      await page.goBack();
      await expect(topicMap(page)).toBeVisible();
      await manage(page);
      await expect(page.getByText('not stored: it lasts until you close this page')).toBeVisible();
    });
  }
});

test("'Export as workbook' saves a file that opens with the same topics, statuses and notes", async ({
  page,
}, testInfo) => {
  await page.goto('/homepage/1');
  await openFile(page, { name: 'mine.json', content: WORKSPACE });
  await expect(topicMap(page)).toBeVisible();
  const sow = /own-\d{8}/.exec(page.url())?.[0] ?? '';
  const card = page.getByRole('dialog', { name: 'Cargo bikes' });
  await page.goto(`/homepage/${sow}?topic_id=7${sow.slice(4)}0000001`);
  await card.getByRole('radio', { name: 'Important' }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await card.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Ask the depot');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await manage(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as workbook' }).click();
  const file = await saving;
  const workbook = testInfo.outputPath(file.suggestedFilename());
  await file.saveAs(workbook);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await openFile(page, workbook);
  await page.getByRole('button', { name: 'Open 2 topics' }).click();
  await expect(topicMap(page)).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: /=Night; "trains"/ })).toContainText('−5.0 %');
  await page.getByRole('rowheader').getByRole('button', { name: 'Cargo bikes' }).click();
  await expect(card.getByRole('radio', { name: 'Important' })).toBeChecked();
  await expect(card.getByText('Ask the depot')).toBeVisible();
});
