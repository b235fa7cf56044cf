import type { Page } from '@playwright/test';
import {
  chooseTheme,
  expect,
  expectAccessible,
  expectAccessibleAtEachSize,
  expectAccessibleInBothThemes,
  test,
  topicCard,
} from './fixtures';

const NAMES = ['Undefined', 'Analyze', 'Monitor', 'Important', 'Disregard'];

const sheet = (page: Page) => page.getByRole('article');
const name = (page: Page) => sheet(page).getByRole('heading', { level: 2 });
const progress = (page: Page) => page.getByText(/^\d+ of \d+ decided$/);

async function countsOf(page: Page): Promise<readonly [decided: number, all: number]> {
  const [decided = 0, all = 0] = ((await progress(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [decided, all];
}

test('40 topics are decided with 40 keys; Undo and reload agree', async ({ page }) => {
  await page.goto('/review/1');
  await expect(sheet(page)).toBeVisible();
  const [before, all] = await countsOf(page);
  const decisions: (readonly [topic: string, status: number])[] = [];
  let keys = 0;
  for (let index = 0; index < 40; index += 1) {
    const status = 1 + (index % 4);
    const topic = (await name(page).textContent()) ?? '';
    decisions.push([topic, status]);
    await page.keyboard.press(String(status));
    keys += 1;
    await expect(name(page)).not.toHaveText(topic);
  }
  expect(keys / decisions.length).toBe(1);
  expect(new Set(decisions.map(([topic]) => topic)).size).toBe(40);
  expect(await countsOf(page)).toEqual([before + 40, all]);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Review/ })).toContainText(
    String(all - before - 40),
  );

  await page.keyboard.press('z');
  const last = decisions.pop();
  await expect(name(page)).toHaveText(last?.[0] ?? '');
  expect(await countsOf(page)).toEqual([before + 39, all]);

  await page.reload();
  await expect(name(page)).toHaveText(last?.[0] ?? '');
  expect(await countsOf(page)).toEqual([before + 39, all]);
  // Each of them, by the status that it was given.
  for (const status of [1, 2, 3, 4]) {
    const given = decisions.filter(([, each]) => each === status).map(([topic]) => topic);
    const query = given.map((topic) => `topics=${encodeURIComponent(topic)}`).join('&');
    await page.goto(`/review/1?status=${status}&${query}`);
    await expect(progress(page)).toHaveText(`${given.length} of ${given.length} decided`);
    await expect(page.getByRole('listitem').filter({ hasText: NAMES[status] ?? '' })).toContainText(`${given.length}`);
  }
});

test('keys stand down in the note and in the search; the note stays', async ({ page }) => {
  await page.goto('/review/1');
  const first = (await name(page).textContent()) ?? '';
  await page.keyboard.press('n');
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

test('the card is opened with Enter, and a status picked in it arrives', async ({ page }) => {
  await page.goto('/review/1');
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

test('has no barrier in either theme, with the filter, and when nothing is left', async ({ page }) => {
  await expectAccessibleInBothThemes(page, '/review/1', () => expect(sheet(page)).toBeVisible());
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: /^Shifts/ }).click();
  await expectAccessibleAtEachSize(page);
  await chooseTheme(page, 'light');
  await page.goto('/review/1?status=3');
  await expect(page.getByRole('heading', { name: /^All \d+ topics are decided\.$/ })).toBeVisible();
  await expectAccessibleAtEachSize(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the buttons and a swipe do what the keys do', async ({ page }) => {
    await page.goto('/review/1');
    const first = (await name(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Next topic' }).tap();
    await expect(name(page)).not.toHaveText(first);
    await page.getByRole('button', { name: 'Previous topic' }).tap();
    await page.getByRole('button', { name: 'Monitor' }).tap();
    await expect(page.getByText(`${first} set to Monitor`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the button that decided a topic does not look pressed for the next one', async ({ page }) => {
    await page.goto('/review/1');
    const button = (status: string) =>
      page
        .getByRole('radio', { name: status })
        .or(page.getByRole('button', { name: status }))
        .first();
    await expect(sheet(page)).toBeVisible();
    const look = (status: string) =>
      button(status).evaluate((element) => {
        const { backgroundColor, color, boxShadow, borderColor } = getComputedStyle(element);
        return [backgroundColor, color, boxShadow, borderColor];
      });
    const before = await look('Analyze');
    const topic = (await name(page).textContent()) ?? '';
    await button('Analyze').tap();
    await expect(name(page)).not.toHaveText(topic);
    await page.waitForTimeout(400);
    expect(await look('Analyze')).toEqual(before);
  });
});

test('Z takes back the last decision, no matter on which screen it was made, and says which', async ({ page }) => {
  await page.goto('/review/1');
  await expect(sheet(page)).toBeVisible();
  const topic = (await name(page).textContent()) ?? '';
  await page.keyboard.press('3');
  await expect(name(page)).not.toHaveText(topic);
  await page.getByRole('tab', { name: 'Board' }).click();
  const column = (status: string) => page.getByRole('region', { name: new RegExp(`^${status}, `) });
  const card = column('Undefined').getByRole('button').first();
  const moved = (await card.locator('[title]').textContent()) ?? '';
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
