import type { Page } from '@playwright/test';
import { expect, test, topicCard } from './fixtures';

const NAMES = ['Undefined', 'Analyze', 'Monitor', 'Important', 'Disregard'];
/** Each of the four statuses three times. */
const DECISIONS = 12;

const sheet = (page: Page) => page.getByRole('article');
const name = (page: Page) => sheet(page).getByRole('heading', { level: 2 });
const progress = (page: Page) => page.getByText(/^\d+ of \d+ decided$/);

async function countsOf(page: Page): Promise<readonly [decided: number, all: number]> {
  const [decided = 0, all = 0] = ((await progress(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [decided, all];
}

test('topics are decided, opened, noted and taken back by keys', async ({ page }) => {
  await page.goto('/review/1');
  await expect(sheet(page)).toBeVisible();

  await test.step('keys stand down in the note and in the search; the note stays', async () => {
    const first = (await name(page).textContent()) ?? '';
    await page.keyboard.press('n');
    // Whole, also where the rows above leave little room.
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Ask 3 of 4 labs, jkz');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await expect(name(page)).toHaveText(first);
    // At once: what is typed last is not lost with the page.
    await page.getByRole('textbox', { name: 'Note' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask 3 of 4 labs, jkz!');
  });

  await test.step('the card is opened with Enter, and a status picked in it arrives', async () => {
    const first = (await name(page).textContent()) ?? '';
    const [before] = await countsOf(page);
    await page.keyboard.press('Enter');
    await topicCard(page, first).getByRole('radio', { name: 'Important' }).click();
    await page.keyboard.press('2');
    await page.keyboard.press('Escape');
    await expect(topicCard(page, first)).toBeHidden();
    await expect(name(page)).toHaveText(first);
    await expect.poll(async () => (await countsOf(page))[0]).toBe(before + 1);
    await expect(page.getByRole('button', { name: 'Important', pressed: true })).toBeVisible();
  });

  await test.step('each topic takes one key; Undo and reload agree', async () => {
    await page.reload();
    await expect(sheet(page)).toBeVisible();
    const [before, all] = await countsOf(page);
    const decisions: (readonly [topic: string, status: number])[] = [];
    for (let index = 0; index < DECISIONS; index += 1) {
      const status = 1 + (index % 4);
      const topic = (await name(page).textContent()) ?? '';
      decisions.push([topic, status]);
      await page.keyboard.press(String(status));
      await expect(name(page)).not.toHaveText(topic);
    }
    expect(new Set(decisions.map(([topic]) => topic)).size).toBe(DECISIONS);
    await expect.poll(() => countsOf(page)).toEqual([before + DECISIONS, all]);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Review/ })).toContainText(
      String(all - before - DECISIONS),
    );

    await page.keyboard.press('z');
    const last = decisions.pop();
    await expect(name(page)).toHaveText(last?.[0] ?? '');
    // What was decided is counted once it is stored, which is after the topic has returned.
    await expect.poll(() => countsOf(page)).toEqual([before + DECISIONS - 1, all]);

    await page.reload();
    await expect(name(page)).toHaveText(last?.[0] ?? '');
    await expect.poll(() => countsOf(page)).toEqual([before + DECISIONS - 1, all]);
    // Each of them has the status that it was given.
    const query = decisions.map(([topic]) => `topics=${encodeURIComponent(topic)}`).join('&');
    await page.goto(`/review/1?${NAMES.map((_, status) => `status=${status}`).join('&')}&${query}`);
    await expect(progress(page)).toHaveText(`${decisions.length} of ${decisions.length} decided`);
    for (const status of [1, 2, 3, 4]) {
      const given = decisions.filter(([, each]) => each === status).length;
      await expect(page.getByRole('listitem').filter({ hasText: NAMES[status] ?? '' })).toContainText(`${given}`);
    }
    const important = decisions.filter(([, status]) => status === 3).map(([topic]) => topic);
    await page.goto(`/review/1?status=3&${query}`);
    await expect(progress(page)).toHaveText(`${important.length} of ${important.length} decided`);
  });

  await test.step('Z takes back the last decision, no matter on which screen it was made, and says which', async () => {
    await page.goto('/review/1');
    await expect(sheet(page)).toBeVisible();
    const topic = (await name(page).textContent()) ?? '';
    await page.keyboard.press('3');
    await expect(name(page)).not.toHaveText(topic);
    await page.getByRole('tab', { name: 'Board' }).click();
    const column = (status: string) => page.getByRole('region', { name: new RegExp(`^${status}, `) });
    const card = column('Undefined').getByRole('button').first();
    const moved = (await card.locator('[dir="auto"]').first().textContent()) ?? '';
    await card.focus();
    await page.keyboard.press('4');
    await expect(column('Disregard')).toContainText(moved);
    await page.keyboard.press('z');
    await expect(page.getByText(/ is Undefined again\.$/)).toBeVisible();
    await expect(column('Undefined')).toContainText(moved);
    await expect(column('Important')).toContainText(topic);
    await page.keyboard.press('z');
    await expect(page.getByText(`${topic} is Undefined again.`)).toBeVisible();
    await expect(column('Undefined')).toContainText(topic);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the buttons do what the keys do, and none looks pressed for the next topic', async ({ page }) => {
    await page.goto('/review/1');
    const first = (await name(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Next topic' }).tap();
    await expect(name(page)).not.toHaveText(first);
    await page.getByRole('button', { name: 'Previous topic' }).tap();
    await expect(name(page)).toHaveText(first);

    const button = page.getByRole('button', { name: 'Monitor' });
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, color, boxShadow, borderColor } = getComputedStyle(element);
        return [backgroundColor, color, boxShadow, borderColor];
      });
    const before = await look();
    await button.tap();
    await expect(page.getByText(`${first} set to Monitor`)).toBeVisible();
    await expect(name(page)).not.toHaveText(first);
    await expect.poll(look).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
