import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS } from '../has';

const bar = (page: Page) => page.getByRole('combobox', { name: /type a part or a sentence/ });
const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the query' }).locator('[data-chip]');
const results = (page: Page) => page.getByRole('table', { name: 'Results' }).getByRole('row');

test('a query is typed part by part, with the keys of the bar', async ({ page }) => {
  await page.goto('/reneAI/1');

  await test.step('Tab and Enter take what is marked, Space types on', async () => {
    await expect(bar(page)).toBeFocused();
    await bar(page).pressSequentially('strong s');
    const list = page.getByRole('listbox', { name: 'Proposals' });
    await expect(list.getByRole('option', { selected: true })).toContainText('Strong Signal');
    const active = await bar(page).getAttribute('aria-activedescendant');
    await expect(list.getByRole('option', { selected: true })).toHaveAttribute('id', active ?? '');
    await page.keyboard.press('Tab');
    await bar(page).pressSequentially('gro>15');
    await page.keyboard.press('Enter');
    await expect(parts(page)).toHaveText(['Topics', /Strong Signal/, /over 15 %/]);
    await expect(list).toHaveCount(0);
  });

  await test.step('a sign excludes, a comma adds a value, and the result follows', async () => {
    await bar(page).pressSequentially('-food re');
    await page.keyboard.press('Tab');
    await expect(parts(page).last()).toHaveText(/shift not Food redesigned/);
    const before = await results(page).count();
    await bar(page).pressSequentially(',health at');
    await page.keyboard.press('Enter');
    await expect(parts(page).last()).toHaveText(/not Food redesigned or .*ealth/);
    expect(await results(page).count()).toBeLessThan(before);
  });

  await test.step('arrow keys walk over the chips, Backspace removes one, and typing goes on behind them', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(parts(page).last()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(parts(page).nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(bar(page)).toBeFocused();
    await expect(parts(page)).toHaveCount(3);
  });

  await test.step('Backspace in an empty field opens the last chip, whose form Escape closes', async () => {
    await page.keyboard.press('Backspace');
    const form = page.getByRole('form', { name: 'Change shift' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await parts(page).nth(1).click();
    await page.getByRole('form', { name: 'Change quadrant' }).getByRole('checkbox', { name: 'Mature Signal' }).check();
    await page.keyboard.press('Enter');
    await expect(parts(page).nth(1)).toHaveText(/Strong Signal or Mature Signal/);
    await expect(parts(page).nth(1)).toBeFocused();
  });

  await test.step('Enter in an empty field goes to the rows, which open as filters with the same count', async () => {
    await bar(page).press('Enter');
    await expect(bar(page)).not.toBeFocused();
    await page.mouse.wheel(0, 5000);
    await expect(bar(page)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeInViewport();
    const [count] = (
      await page
        .getByRole('group', { name: /^Ask about/ })
        .getByRole('status')
        .innerText()
    ).split(' ');
    await page.getByRole('link', { name: 'Open as filters' }).click();
    await expect(page).toHaveURL(/\/data\/1\?tab=trendList/);
    await expect(page.getByText(`${count} of ${TOPICS} topics`)).toBeVisible();
  });
});

test('a whole sentence becomes chips, and is not answered while a word of negation is no part', async ({ page }) => {
  await page.goto('/reneAI/1');
  await bar(page).fill('strong signals in germany that grow over 15 % and that nobody has decided');
  await expect(page.getByText('over 15 %').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Results' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  const readings = page.getByRole('listbox', { name: /nobody/ });
  await page.keyboard.press('Enter');
  await expect(readings.getByRole('option').first()).toHaveAttribute('aria-selected', 'false');
  expect(await bar(page).evaluate((input: HTMLInputElement) => input.value.slice(0, input.selectionEnd ?? 0))).toMatch(
    /nobody$/,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(readings).toHaveCount(0);
  await expect(parts(page)).toHaveText(['Topics', /Undefined/, /Strong Signal/, /over 15 %/]);
  await expect(page.getByRole('note')).toContainText('germany');
  await expect(results(page).first()).toBeVisible();
});

test('the address holds the query: a reload shows the answer, Back and Forward walk through answers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/reneAI/1');
  await bar(page).pressSequentially('mature');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const count = await results(page).count();
  await page.getByRole('button', { name: 'Copy link to this query' }).click();
  await expect(page.getByText('The link to this query has been copied.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(parts(page)).toHaveText(['Topics', /Mature Signal/]);
  await expect(results(page)).toHaveCount(count);
  await page.reload();
  await expect(parts(page)).toHaveText(['Topics', /Mature Signal/]);
  await bar(page).pressSequentially('undecided');
  await page.keyboard.press('Tab');
  await expect(parts(page)).toHaveCount(3);
  await page.goBack();
  await expect(parts(page)).toHaveText(['Topics', /Mature Signal/]);
  await page.goForward();
  await expect(parts(page)).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar is used by touch alone, with the signs above the keyboard', async ({ page }) => {
    await page.goto('/reneAI/1');
    await bar(page).tap();
    await bar(page).pressSequentially('strong');
    await page.getByRole('option').first().tap();
    const signs = page.getByRole('group', { name: 'Signs' });
    await bar(page).tap();
    await bar(page).pressSequentially('gro');
    await signs.getByRole('button', { name: 'Over' }).tap();
    await bar(page).pressSequentially('15');
    await signs.getByRole('button', { name: 'Take' }).tap();
    await expect(parts(page)).toHaveText(['Topics', /Strong Signal/, /over 15 %/]);
    await page.getByRole('button', { name: 'Remove growth over 15 %' }).tap();
    await page.getByRole('button', { name: 'Add a part' }).tap();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
