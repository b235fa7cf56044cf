import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** In the middle of the window, no higher than its content, whole, and with the page dimmed around it. */
async function expectInTheMiddle(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await dialog.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, content: (element.firstElementChild?.getBoundingClientRect().height ?? 0) + 4 };
  });
  expect(Math.abs(box.left - (width - box.right))).toBeLessThanOrEqual(2);
  expect(Math.abs(box.top - (height - box.bottom))).toBeLessThanOrEqual(2);
  expect(box.left).toBeGreaterThanOrEqual(8);
  expect(box.bottom - box.top).toBeLessThanOrEqual(box.content);
}

test('Back closes a dialog before it leaves the screen', async ({ page }) => {
  await page.goto('/homepage/1');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('article')).toBeVisible();
  const opened: readonly [dialog: string, open: () => Promise<void>][] = [
    ['Keys', () => page.getByRole('button', { name: /^Keys/ }).click()],
    ['Filter', () => page.getByRole('button', { name: 'Filter' }).click()],
    [
      'My library',
      async () => {
        await page.getByRole('button', { name: /^Account/ }).click();
        await page.getByRole('menuitem', { name: 'My library' }).click();
      },
    ],
    [
      'Open your own data',
      async () => {
        await page.getByRole('button', { name: /switch the project/ }).click();
        await page.getByRole('menuitem', { name: 'Open your own data' }).click();
      },
    ],
  ];
  for (const [name, open] of opened) {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/review\/1/);
    await open();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/homepage\/1/);
  await page.goForward();
  await expect(page.getByRole('article')).toBeVisible();
});

test('single keys are switched off and on in the list of keys, and stay so over a reload', async ({ page }) => {
  await page.goto('/review/1');
  const keys = page.getByRole('button', { name: /^Keys/ });
  const name = page.getByRole('article').getByRole('heading', { level: 2 });
  const turn = async (): Promise<void> => {
    await keys.click();
    await page.getByRole('checkbox', { name: 'Single keys' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await expect(page.getByRole('article')).toBeVisible();
  await turn();
  await page.reload();
  await expect(keys).toBeVisible();
  await expect(keys.locator('kbd')).toBeHidden();
  const first = await name.first().textContent();
  for (const key of ['?', 'j', '3']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name.first()).toHaveText(first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(name.first()).not.toHaveText(first ?? '');
  await turn();
  await page.keyboard.press('k');
  await expect(name.first()).toHaveText(first ?? '');
});

test('dialogs stand in the middle and give the focus back, in a wide window and a narrow one', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const close = async (name: string, opener: Locator): Promise<void> => {
      await expectInTheMiddle(page, dialog(name));
      await page.keyboard.press('Escape');
      await expect(dialog(name)).toBeHidden();
      await expect(opener).toBeFocused();
    };

    if (size.width > 768) {
      await page.goto('/review/1');
      await expect(page.getByRole('article')).toBeVisible();
      const keys = page.getByRole('button', { name: /^Keys/ });
      await keys.click();
      await close('Keys', keys);
      const filter = page.getByRole('button', { name: 'Filter' });
      await filter.click();
      await close('Filter', filter);
    }

    await page.goto('/data/1?tab=opportunityMap');
    const save = page.getByRole('button', { name: 'Save view' });
    await save.click();
    await close('Save view', save);
    await save.press('?');
    await close('Keys', save);

    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await page.getByRole('menuitem', { name: 'My library' }).click();
    await close('My library', account);
  }
});

test('Ctrl K opens the search above what is open, and closes back to where one was', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Search' });
  const input = sheet.getByRole('combobox');
  const focused = (): Promise<string | null> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );
  const there = async (isThere: Locator, press: () => Promise<void>): Promise<void> => {
    await expect(isThere).toBeVisible();
    const before = await focused();
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.type('xy');
    // In view, and on top of everything.
    const covering = () =>
      input.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top === element ? null : `${top?.outerHTML.slice(0, 200)} at ${x}, ${y}`;
      });
    await expect.poll(covering).toBeNull();
    await press();
    await expect(sheet).toHaveCount(0);
    await expect(isThere).toBeVisible();
    expect(await focused()).toBe(before);
  };
  const escape = (): Promise<void> => page.keyboard.press('Escape');
  const close = (): Promise<void> => sheet.getByRole('button', { name: 'Close the search' }).click();
  const escapeFromButton = async (): Promise<void> => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
  };

  await test.step('above a card', async () => {
    await page.goto('/data/1?tab=trendMap&topic_id=1203');
    const card = page.getByRole('dialog', { name: 'Seaweed films' });
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    for (const leave of [escape, close, escapeFromButton]) await there(card, leave);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  await test.step('above a menu', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await page.keyboard.press('ArrowDown');
    for (const leave of [escape, escapeFromButton]) await there(menu, leave);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('above a dialog, from which a result leads away', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await there(keys, escape);
    await page.keyboard.press('Control+k');
    await input.fill('foresight');
    await expect(sheet.getByRole('option', { name: /Foresight.*Page/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/foresight\/1/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/data\/1/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the Enter that confirms a word of an input method is nothing that a field acts on', async ({ page }) => {
  /** As Safari sends it: the composing has ended, and the key code says whose it is. */
  const confirm = (): Promise<void> =>
    page.evaluate(() => {
      const init = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  await page.goto('/homepage/1');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /search/i }).fill('seaweed');
  await expect(page.getByRole('option', { name: /Seaweed films/, selected: true })).toBeVisible();
  await confirm();
  await expect(page).toHaveURL('/homepage/1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/topic_id=1203/);

  await page.goto('/reneAI/1');
  const bar = page.getByRole('combobox', { name: /type a part or a sentence/ });
  await bar.fill('strong signal');
  const parts = page.getByRole('list', { name: 'Parts of the query' }).locator('[data-chip]');
  await confirm();
  await expect(bar).toHaveValue('strong signal');
  await page.keyboard.press('Enter');
  await expect(parts).toHaveText(['Topics', /Strong Signal/]);
});
