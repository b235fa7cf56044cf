import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS, TRENDS } from '../has';

const CROWDED =
  '/data/1?tab=opportunityMap&status=2&status=3&version=Previous%20Data&maturity=topics:1&maturity=topics:3' +
  '&topics=Seaweed%20films&topics=Barrier%20paper&topics=Shopping%20agents&trends=New%20proteins&trends=Plastic%20rules';
const THREE_TOPICS =
  '/data/1?tab=opportunityMap&topics=Seaweed%20films&topics=Barrier%20paper&topics=Shopping%20agents';

const all = (page: Page): Locator => page.getByText(`${TOPICS} of ${TOPICS} topics`).first();
const bar = (page: Page): Locator => page.getByRole('group', { name: 'Filters', exact: true });

/** Which of them lie over one another, or beyond the window. */
async function overlaps(all: readonly Locator[]): Promise<readonly string[]> {
  const boxes = await Promise.all(
    all.map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
  );
  const width = all[0]?.page().viewportSize()?.width ?? 0;
  return boxes.flatMap((one, index) => [
    ...(one.x + one.width > width ? [`${index} is cut`] : []),
    ...boxes
      .slice(index + 1)
      .filter((other) => one.x + one.width > other.x && one.y + one.height > other.y && one.y < other.y + other.height)
      .map((other) => `${index} and ${boxes.indexOf(other)}`),
  ]);
}

test('the bar of the filters in windows of each width', async ({ page }) => {
  const clear = page.getByRole('button', { name: 'Clear all' });
  const restore = page.getByRole('button', { name: 'Restore filters' });

  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await test.step(`whatever is chosen, the map stays where it is and the bar within its line, ${width} wide`, async () => {
      await page.setViewportSize({ width, height });
      const top = async () => (await page.getByRole('region', { name: 'Topic map' }).boundingBox())?.y;
      await page.goto(CROWDED);
      await expect(clear).toBeVisible();
      await expect.poll(top).toBeDefined();
      const before = await top();
      const tools = page.getByRole('group', { name: 'Tools of the chart' });
      expect(await overlaps([bar(page), clear, tools])).toEqual([]);
      await clear.click();
      await expect(restore).toBeVisible();
      expect(await top()).toBe(before);
      await page.mouse.move(5, 5);
      await page.goto('/data/1?tab=opportunityMap');
      await expect(all(page)).toBeVisible();
      expect(await top()).toBe(before);
    });
  }

  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
  ] as const) {
    await test.step(`of three topics two are chips, and the third is counted, ${width} wide`, async () => {
      await page.setViewportSize({ width, height });
      if (width === 1440) await page.goto(THREE_TOPICS);
      await expect(page.getByText(`3 of ${TOPICS} topics`).first()).toBeVisible();
      await expect(bar(page).getByRole('button', { name: /^Remove / })).toHaveCount(2);
      await expect(bar(page).getByText('+1', { exact: true })).toBeVisible();
    });
  }

  await test.step('a chip that has no room is counted, and out of the way of the keyboard too', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(CROWDED);
    const topics = page.getByRole('button', { name: 'Topics: Seaweed films, Barrier paper and 1 more' });
    await expect(topics).toBeVisible();
    const remove = page.getByRole('button', { name: 'Remove Seaweed films' });
    await expect(remove).toHaveCount(0);
    await expect(bar(page).getByText('3', { exact: true })).toBeVisible();
    await topics.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Trends:/ })).toBeFocused();
    // There is room again.
    await page.setViewportSize({ width: 2560, height: 900 });
    await expect(remove).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(remove).toHaveCount(0);
  });

  await test.step('after Clear all the tools stay where they are until the mouse has left the bar', async () => {
    const place = () => page.getByRole('button', { name: 'Table' }).boundingBox();
    await page.setViewportSize({ width: 1520, height: 900 });
    const before = await place();
    await clear.click();
    await expect(restore).toBeVisible();
    expect(await place()).toEqual(before);
    await page.mouse.move(700, 600);
    // They have room for their words again.
    await expect.poll(async () => (await place())?.width).toBeGreaterThan(before?.width ?? 0);
  });
});

test('what is chosen narrows the map, and other data have other names', async ({ page }) => {
  await test.step('previous data offers its own names, and keeps what was chosen when the data change', async () => {
    await page.goto('/data/1?tab=opportunityMap&version=Previous%20Data');
    await page.getByRole('button', { name: /^Topics/ }).click();
    await page.getByRole('combobox', { name: /topics/i }).fill('ten-minute');
    await page.getByRole('option', { name: 'Ten-minute grocery delivery' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^1 of \d+ topics$/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^1 of \d+ topics$/).first()).toBeVisible();

    await page.getByRole('button', { name: /^Version/ }).click();
    await page.getByRole('option', { name: 'Current Data' }).click();
    await expect(page.getByRole('heading', { name: 'What is chosen is not in the current data' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ten-minute grocery delivery' }).click();
    await expect(all(page)).toBeVisible();
  });

  await test.step('the quadrants of a map can be chosen among the filters too', async () => {
    await page.getByRole('button', { name: /^More filters/ }).click();
    await page.getByRole('checkbox', { name: /^Strong Signal/ }).check();
    await page.getByRole('checkbox', { name: 'Potential Disruptor' }).check();
    await expect(page.getByText(`35 of ${TOPICS} topics`).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Strong Signal' }).click();
    await expect(
      page.getByRole('group', { name: 'Quadrants' }).getByRole('button', { name: /^Potential Disruptor/ }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a link to what matches in all versions narrows the map, and its filter can be removed', async () => {
    await page.goto('/data/1?tab=opportunityMap&maturity=topics:1&versions=all');
    await expect(page.getByText(`10 of ${TOPICS} topics`).first()).toBeVisible();
    await page.getByRole('button', { name: /^More filters/ }).click();
    const every = page.getByRole('checkbox', { name: 'Also matches in the previous data' });
    await expect(every).toBeChecked();
    await every.uncheck();
    await expect(page.getByText(`15 of ${TOPICS} topics`).first()).toBeVisible();
    await expect(page).toHaveURL(/maturity=topics(?:%3A|:)1$/);
  });
});

test.describe('a click that dismisses', () => {
  const trends = (page: Page) => page.getByRole('button', { name: /^Trends:/ });
  const listbox = (page: Page) => page.getByRole('listbox');
  const card = (page: Page) => page.getByRole('dialog');

  test('what is open on a map or over it', async ({ page }) => {
    await page.goto('/data/1');
    await expect(page.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
    // In the middle of the map's first bubble.
    const box = await page.locator('[data-plane] svg circle').first().boundingBox();
    if (box === null) throw new Error('there is no bubble');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    for (const [open, opener] of [
      ['a filter', page.getByRole('button', { name: /^Version:/ })],
      ['a menu of the header', page.getByRole('button', { name: /^Account of/ })],
      ['the search', page.getByRole('combobox', { name: 'Search this project' })],
    ] as const) {
      await test.step(`${open} opens no bubble of the map below it; the next one does`, async () => {
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await page.mouse.click(x, y);
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await expect(page).toHaveURL('/data/1');
        await expect(card(page)).toHaveCount(0);
        await page.mouse.click(x, y);
        await expect(card(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(card(page)).toHaveCount(0);
      });
    }

    await test.step('opens another filter, in the other list too, and follows a link', async () => {
      await page.getByRole('tab', { name: 'List view' }).click();
      await page.getByRole('button', { name: /^Topics:/ }).click();
      await trends(page).click();
      await expect(page.getByRole('listbox', { name: 'Trends' })).toBeVisible();
      await expect(listbox(page)).toHaveCount(1);
      await page.getByRole('tab', { name: 'Topic map' }).click();
      await expect(page).toHaveURL('/data/1?tab=opportunityMap');
      await trends(page).click();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/homepage/1');
    });

    await test.step('a screen that is left while a menu is open on it takes its menus along', async () => {
      await page.getByRole('link', { name: 'Data Explorer', exact: true }).click();
      await page.getByRole('button', { name: 'Export' }).first().click();
      await expect(page.getByRole('menu', { name: /Export/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/homepage/);
      await page.goForward();
      await expect(page.getByRole('button', { name: 'Export' }).first()).toBeVisible();
      await expect(page.getByRole('menu')).toHaveCount(0);
    });
  });

  test.describe('by a finger', () => {
    test.use({ hasTouch: true });

    test('opens no row of the table below it; the next one does', async ({ page }) => {
      await page.goto('/data/1?tab=trendList');
      await expect(page.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
      const row = await page.getByRole('button', { name: 'Social and live commerce', exact: true }).boundingBox();
      if (row === null) throw new Error('there is no row');
      const [x, y] = [row.x + 12, row.y + row.height / 2];
      await trends(page).tap();
      await expect(listbox(page)).toBeVisible();
      await page.touchscreen.tap(x, y);
      await expect(listbox(page)).toHaveCount(0);
      await expect(card(page)).toHaveCount(0);
      await page.touchscreen.tap(x, y);
      await expect(card(page)).toBeVisible();
    });
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the sheet of the filters', async ({ page }) => {
    const list = page.getByRole('listbox');
    const sheet = page.getByRole('dialog');
    const foot = async () => (await sheet.locator('footer').boundingBox())?.y ?? 0;
    const bottom = () => list.evaluate((one) => (one.closest('[data-state]') ?? one).getBoundingClientRect().bottom);

    for (const [tab, name] of [
      ['trendList', /^Maturity:/],
      ['drivers', /^Trends:/],
      ['opportunityMap', /^Topics:/],
    ] as const) {
      await test.step(`${name.source.slice(1, -1)} of ${tab} opens within the sheet`, async () => {
        await page.goto(`/data/1?tab=${tab}`);
        await expect(page.getByText(/\d+ topics/).first()).toBeVisible();
        await page.getByRole('button', { name: 'Filters' }).tap();
        await page.getByRole('button', { name }).last().tap();
        await expect(list).toBeVisible();
        await expect.poll(bottom).toBeLessThanOrEqual(await foot());
      });
    }

    await test.step('the names of a filter end above the foot of the sheet, whatever is typed', async () => {
      for (const typed of ['a', 'food', '']) {
        await page.getByRole('combobox', { name: /Topics/ }).fill(typed);
        expect(await bottom()).toBeLessThanOrEqual(await foot());
      }
    });

    await test.step('Back closes the sheet, then leaves the screen, and the screen before can be used', async () => {
      await page.goto('/homepage/1');
      const explore = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('link', { name: 'Data Explorer' }).click();
      };
      await explore();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
      await page.goBack();
      await page
        .getByRole('button', { name: /Less and reused packaging/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /Less and reused/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await explore();
      await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test('the names of a filter stand on one line, a long one cut and told in full by its tooltip', async ({ page }) => {
  const LONG = 'Machine-assisted shopping, from the first idea to the doorstep and back again, in every channel';
  await page.route('**/workspace.json', async (route) => {
    const workspace = (await (await route.fetch()).json()) as { trends: { trend_name: string }[] };
    for (const trend of workspace.trends) if (trend.trend_name === 'New proteins') trend.trend_name = LONG;
    await route.fulfill({ json: workspace });
  });
  await page.goto('/data/1');
  await page.getByRole('button', { name: /^Trends:/ }).click();
  await page.getByRole('combobox', { name: /Trends/ }).fill('doorstep');
  const text = page.getByRole('option', { name: LONG }).getByTitle(LONG);
  expect((await text.boundingBox())?.height).toBeLessThan(24);
});
