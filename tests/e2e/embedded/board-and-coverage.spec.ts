import type { Locator, Page } from '@playwright/test';
import { generateWorkspace } from '../../../bench/generate-workspace.mjs';
import { expect, test } from './fixtures';

const column = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}, `) });
const cards = (page: Page, status: string): Locator => column(page, status).getByRole('button');

/** The name of a card, its first line. */
const nameOf = async (card: Locator): Promise<string> =>
  (await card.locator('[dir="auto"]').first().textContent()) ?? '';

async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  const [from, target] = [await card.boundingBox(), await to.boundingBox()];
  if (from === null || target === null) throw new Error('not visible');
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
}

test('the board and the coverage', async ({ page }) => {
  await page.goto('/review/1?tab=board');

  await test.step('Escape returns a card, and a short press of the mouse opens it', async () => {
    const card = cards(page, 'Undefined').first();
    const name = await nameOf(card);
    await drag(page, card, column(page, 'Monitor'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(column(page, 'Undefined').getByRole('button', { name })).toBeVisible();
    // The drag library ignores clicks for 50 ms after a drag: a later timer of the page ends after that.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await card.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('cards are moved by keyboard and mouse, stay after a reload, and are counted in the coverage', async () => {
    const heading = await column(page, 'Important').getByRole('heading').textContent();
    const before = Number(/\d+/.exec(heading ?? '')?.[0]);
    const first = await nameOf(cards(page, 'Undefined').first());

    await cards(page, 'Undefined').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${first} lifted from Undefined.`)).toHaveCount(1);
    await page.keyboard.press('3');
    await expect(column(page, 'Important').getByText(`${before} → ${before + 1}`)).toBeVisible();
    await page.keyboard.press('Space');
    const moved = column(page, 'Important').getByRole('button', { name: first });
    await expect(moved).toBeFocused();

    const second = await nameOf(cards(page, 'Undefined').first());
    await drag(page, cards(page, 'Undefined').first(), column(page, 'Important'));
    await expect(column(page, 'Important').getByText(`${before + 1} → ${before + 2}`)).toBeVisible();
    await page.mouse.up();
    await expect(column(page, 'Important').getByRole('heading')).toContainText(`(${before + 2} topics)`);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.reload();
    await expect(column(page, 'Important').getByRole('button', { name: first })).toHaveCount(1);
    await expect(column(page, 'Important').getByRole('button', { name: second })).toHaveCount(1);

    await page.getByRole('tab', { name: 'Coverage' }).click();
    const cell = page.getByRole('link', { name: /^Strong Signal in .*Review them$/ }).first();
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/review\/1\?maturity=topics%3A1&shifts=/);
    await expect(page.getByRole('tab', { name: 'Review queue' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('on a phone one column is shown, and a card is dropped on a segment', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/review/1?tab=board');
    const name = await nameOf(cards(page, 'Undefined').first());
    const important = page.getByRole('group', { name: 'Column' }).getByRole('button', { name: /Important/ });
    await drag(page, cards(page, 'Undefined').first(), important);
    await expect(important).toContainText('→');
    await page.mouse.up();
    // For a moment after a drop the library takes a click for the end of the drag.
    await expect(async () => {
      await important.click();
      await expect(important).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }).toPass();
    await expect(column(page, 'Important').getByRole('button', { name })).toBeVisible();
  });

  await test.step('a column of thousands scrolls in itself, and only the cards near its window are rendered', async () => {
    const workspace = generateWorkspace({ topics: 2000 });
    await page.route('**/workspace.json', (route) => route.fulfill({ json: workspace }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/review/1?tab=board');
    const undecided = column(page, 'Undefined');
    await expect(undecided.getByRole('heading')).toContainText(/\(\d{3} topics\)/);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(120);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(height).toBe(0);
    await cards(page, 'Undefined').first().focus();
    await page.keyboard.press('End');
    const last = undecided.getByRole('listitem').last();
    await expect(last.getByRole('button')).toBeFocused();
    await expect(last).toBeInViewport();
    expect(await last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'));
  });
});
