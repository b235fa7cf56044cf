import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { damageRecord, expectStored, storedKeys } from './stored-keys';

const SAVED = 'Status has been updated.';
const progress = (page: Page) => page.getByText(/^\d+ of \d+ decided$/);
const radio = (page: Page, name: string) => page.getByRole('dialog').getByRole('radio', { name });

async function decidedIn(page: Page): Promise<number> {
  return Number(((await progress(page).textContent()) ?? '').match(/\d+/)?.[0]);
}

/** Decides the next topics of the review by keys. @returns how many are decided then */
async function decide(page: Page, count: number): Promise<number> {
  await expect(page.getByRole('article')).toBeVisible();
  const before = await decidedIn(page);
  for (let index = 1; index <= count; index += 1) {
    await page.keyboard.press('3');
    await expect.poll(() => decidedIn(page)).toBe(before + index);
  }
  return before + count;
}

test('decisions are stored where localStorage is full', async ({ page }) => {
  await page.goto('/review/1');
  await page.evaluate(() => {
    for (let size = 2 ** 20, key = 0; size >= 1; key += 1) {
      try {
        localStorage.setItem(`filled-${key}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  const decided = await decide(page, 3);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await decidedIn(page)).toBe(decided);
});

test.describe('where localStorage is refused', () => {
  test.use({ signedIn: false });

  test('decisions are stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const logIn = async () => {
      await page.goto('/review/1');
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page).toHaveURL('/review/1');
    };
    await logIn();
    const decided = await decide(page, 2);
    // Without localStorage there is no journal of a page's last moment.
    const statuses = async () => (await storedKeys(page)).records.filter((key) => key.includes('|statuses|'));
    await expect.poll(statuses).toHaveLength(2);
    await logIn();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await decidedIn(page)).toBe(decided);
  });
});

test('what a full browser refuses is counted, saved as a file, and stored once there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      if ('isFull' in window) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  await page.goto('/review/1');
  await expect(page.getByRole('article')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  const before = await decidedIn(page);
  await page.keyboard.press('3');
  const line = page.getByRole('alert').filter({ hasText: 'not saved' });
  await expect(line).toHaveText('1 change not saved: the storage of this browser is full. Do not close this page.');
  await page.keyboard.press('3');
  await expect(line).toContainText('2 changes not saved');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^not-saved-\d{4}-\d\d-\d\d\.json$/);
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  // It is also tried again by itself: the button may be gone before it is pressed.
  const tried = page.getByRole('button', { name: 'Try again' }).click();
  await Promise.any([tried, line.waitFor({ state: 'detached' })]);
  tried.catch(() => {});
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await decidedIn(page)).toBe(before + 2);
});

test('two tabs that decide at the same moment lose none of the decisions', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/homepage/1?topic_id=1203');
  await other.goto('/homepage/1?topic_id=8201');
  for (const name of ['Monitor', 'Important', 'Analyze']) {
    await expect(radio(page, name)).toBeVisible();
    await expect(radio(other, name)).toBeVisible();
    await Promise.all([page, other].map((tab) => radio(tab, name).click()));
    // Both messages first: one may be gone again while the other page loads.
    await Promise.all([page, other].map((tab) => expect(tab.getByText(SAVED)).toBeVisible()));
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(radio(tab, name)).toBeChecked();
    }
  }
  await other.close();
});

test('a damaged record is left out and kept aside, and all others are there', async ({ page }) => {
  await page.goto('/homepage/1?topic_id=1203');
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: /^Star/ }).click();
  await card.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Ask the packaging team');
  await expectStored(page, '1|notes|topic:1203');
  await expectStored(page, '1|stars|topic:1203');
  await damageRecord(page, '1|stars|topic:1203');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask the packaging team');
  await expect.poll(async () => (await storedKeys(page)).records).toContain('1|damaged|["stars","topic:1203"]');
  await card.getByRole('button', { name: /^Star/ }).click();
  await expectStored(page, '1|stars|topic:1203');
});

test('a half-typed conclusion is there again after a reload in the middle of a word', async ({ page }) => {
  await page.goto('/platforms/1');
  const write = page.getByRole('button', { name: /^Write a conclusion.*Zero-waste kitchen/ });
  await write.click();
  await page.getByRole('textbox', { name: 'Why' }).pressSequentially('Half a sent');
  await page.reload();
  await write.click();
  await expect(page.getByRole('textbox', { name: 'Why' })).toHaveValue('Half a sent');
});
