import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS } from '../has';

const list = (page: Page) => page.getByRole('region', { name: 'Topic list' });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected topics' });
const rowAt = (page: Page, index: number) => list(page).locator(`[data-row="${index}"]`);

async function openLists(page: Page): Promise<void> {
  await page.goto('/data/1?tab=trendList&show=topics');
  await expect(list(page).getByRole('rowheader').first()).toBeVisible();
}

/** The checkbox of a row is there while the pointer is over the row. */
async function check(page: Page, index: number, modifiers: 'Shift'[] = []): Promise<void> {
  await rowAt(page, index).hover();
  await rowAt(page, index).getByRole('checkbox').click({ modifiers });
}

test('rows are selected, rated, linked and left', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLists(page);

  await test.step('rows are selected and rated by keys, and all selected ones at once, with one Undo', async () => {
    const statusAt = (index: number) => rowAt(page, index).getByRole('button', { name: /^Status: / });
    const before = await Promise.all([0, 1, 2].map((index) => statusAt(index).innerText()));
    await rowAt(page, 0).locator('[data-name]').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page)).toContainText('3 selected');

    await bar(page).getByRole('button', { name: 'Set status' }).click();
    await page.keyboard.press('1');
    await expect(bar(page)).toContainText('Set 3 of 3 to Analyze');
    for (const index of [0, 1, 2]) await expect(statusAt(index)).toHaveText('Analyze');
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toContainText('Undid 3 of 3');
    for (const index of [0, 1, 2]) await expect(statusAt(index)).toHaveText(before[index] ?? '');

    await rowAt(page, 3).locator('[data-name]').focus();
    await page.keyboard.press('2');
    await expect(statusAt(3)).toHaveText('Monitor');
    await statusAt(3).click();
    await page.getByRole('menuitemradio', { name: 'Important' }).click();
    await expect(statusAt(3)).toHaveText('Important');
    await expect(statusAt(3)).toBeFocused();
    await statusAt(3).click();
    await expect(page.getByRole('menuitemradio', { name: 'Important' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
    await expect(statusAt(3)).toBeFocused();
  });

  await test.step('what was done and Undo have a line of their own above the tools', async () => {
    await bar(page).getByRole('button', { name: 'Set status' }).click();
    await page.keyboard.press('2');
    const done = bar(page)
      .getByText(/to Monitor/)
      .first();
    const undo = bar(page).getByRole('button', { name: 'Undo' });
    const tools = bar(page).getByRole('button', { name: 'Set status' });
    await expect(undo).toBeVisible();
    for (const [width, height] of [
      [1024, 768],
      [1920, 1080],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [text, button, tool] = await Promise.all([done, undo, tools].map((each) => each.boundingBox()));
      if (!text || !button || !tool) throw new Error('there is no bar');
      expect(text.x + text.width).toBeLessThan(button.x);
      expect(button.y + button.height).toBeLessThanOrEqual(tool.y + 1);
    }
    await undo.click();
    await bar(page).getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('a range is selected with Shift, survives a tab switch and a reload, and is cleared with Escape', async () => {
    await check(page, 1);
    await expect(bar(page)).toContainText('1 selected');
    await check(page, 5, ['Shift']);
    await expect(bar(page)).toContainText('5 selected');
    await expect(page.getByRole('status').filter({ hasText: '5 topics selected' })).toHaveCount(1);

    await page.getByRole('tab', { name: 'Topic map' }).click();
    await expect(bar(page)).toContainText('5 selected');
    await page.reload();
    await expect(bar(page)).toContainText('5 selected');

    await page.getByRole('tab', { name: 'List view' }).click();
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(5);
    await list(page).getByRole('checkbox', { name: 'Select all topics of this list' }).click();
    await expect(bar(page)).toContainText(`${TOPICS} selected`);
    await bar(page).getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('the bar covers nothing at the end of a page', async () => {
    await check(page, 0);
    await expect(bar(page)).toContainText('1 selected');
    for (const [path, last] of [['/review/1?tab=coverage', page.getByText(/A cell opens Review/)]] as const) {
      await page.goto(path);
      await last.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 5000);
          const [text, over] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
          return text !== null && over !== null && text.y + text.height <= over.y;
        })
        .toBe(true);
    }
  });

  await test.step('it is there where topics are selected, and nowhere else', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Data Explorer' }).click();
    await expect(bar(page)).toContainText('1 selected');
  });

  await test.step('the link to the selected topics opens a list of them', async () => {
    await openLists(page);
    await check(page, 2);
    await expect(bar(page)).toContainText('2 selected');
    await bar(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The link to these topics has been copied.')).toBeVisible();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(page.getByText(`2 of ${TOPICS} topics`).first()).toBeVisible();

    await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('on the topic map, bubbles are selected by Ctrl and a click, by a rectangle and by Space', async () => {
    await page.goto('/data/1?tab=opportunityMap');
    const map = page.getByRole('application', { name: 'Topic map' });
    const box = await map.boundingBox();
    if (box === null) throw new Error('there is no map');
    await map.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await expect(bar(page)).toContainText('1 selected');
    await expect(map.locator('[data-selected-marks="1"]')).toHaveCount(1);
    await page.keyboard.press(' ');
    await expect(bar(page)).toHaveCount(0);

    await page.keyboard.down('Shift');
    // Below the name of the quadrant, which is a button.
    await page.mouse.move(box.x + 20, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect(bar(page)).toContainText(/\d+ selected/);
    const inRectangle = Number.parseInt(await bar(page).innerText(), 10);
    expect(inRectangle).toBeGreaterThan(1);
    await expect(map.locator(`[data-selected-marks="${inRectangle}"]`)).toHaveCount(1);

    const bubble = await map.locator('circle[data-quadrant]').first().boundingBox();
    if (bubble === null) throw new Error('there is no bubble');
    await page.keyboard.down('Control');
    await page.mouse.click(bubble.x + bubble.width / 2, bubble.y + bubble.height / 2);
    await page.keyboard.up('Control');
    await expect(bar(page)).not.toContainText(`${inRectangle} selected`);
    await expect(bar(page)).toContainText(/\d+ selected/);
    await expect(page).not.toHaveURL(/topic_id/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press begins a selection, then taps toggle', async ({ page }) => {
    await openLists(page);
    await rowAt(page, 0).scrollIntoViewIfNeeded();
    await rowAt(page, 0).dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60, clientY: 60 });
    await expect(bar(page)).toContainText('1 selected');
    await rowAt(page, 0).dispatchEvent('pointerup', { pointerType: 'touch' });
    await rowAt(page, 1).locator('[data-name]').tap();
    await expect(bar(page)).toContainText('2 selected');
    await expect(page).not.toHaveURL(/topic_id/);
    await rowAt(page, 1).locator('[data-name]').tap();
    await expect(bar(page)).toContainText('1 selected');
  });
});
