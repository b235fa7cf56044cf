import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const CROWDED =
  '/data/1?tab=opportunityMap&status=2&status=3&version=Previous%20Data&maturity=topics:1&maturity=topics:3' +
  '&topics=Seaweed%20films&topics=Barrier%20paper&topics=Shopping%20agents&trends=New%20proteins&trends=Plastic%20rules';

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const) {
  test(`whatever is chosen, the map stays where it is and the bar within its line, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const top = async () => (await page.getByRole('region', { name: 'Topic map' }).boundingBox())?.y;
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.getByText('120 of 120 topics').first()).toBeVisible();
    const before = await top();
    for (const path of ['/data/1?tab=opportunityMap&topics=Seaweed%20films&topics=Barrier%20paper', CROWDED]) {
      await page.goto(path);
      const clear = page.getByRole('button', { name: 'Clear all' });
      await expect(clear).toBeVisible();
      expect(await top()).toBe(before);
      const tools = page.getByRole('group', { name: 'Tools of the chart' });
      expect(await overlaps([page.getByRole('group', { name: 'Filters', exact: true }), clear, tools])).toEqual([]);
      await clear.click();
      await expect(page.getByRole('button', { name: 'Restore filters' })).toBeVisible();
      expect(await top()).toBe(before);
    }
  });
}

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

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1280, 720],
] as const) {
  test(`of three topics two are chips, and the third is counted, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(
      '/data/1?tab=opportunityMap&topics=Seaweed%20films&topics=Barrier%20paper&topics=Shopping%20agents',
    );
    await expect(page.getByText('3 of 120 topics').first()).toBeVisible();
    const filters = page.getByRole('group', { name: 'Filters', exact: true });
    await expect(filters.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await expect(filters.getByText('+1', { exact: true })).toBeVisible();
  });
}

test('after Clear all the tools stay where they are until the mouse has left the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(CROWDED);
  const place = () => page.getByRole('button', { name: 'Table' }).boundingBox();
  const before = await place();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'Restore filters' })).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(700, 600);
  // They have room for their words again.
  await expect.poll(async () => (await place())?.width).toBeGreaterThan(before?.width ?? 0);
});

test('a chip that has no room is counted, and out of the way of the keyboard too', async ({ page }) => {
  await page.goto(CROWDED);
  const topics = page.getByRole('button', { name: 'Topics: Seaweed films, Barrier paper and 1 more' });
  await expect(topics).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove Seaweed films' });
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Filters', exact: true }).getByText('3', { exact: true })).toBeVisible();
  await topics.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Trends:/ })).toBeFocused();
  // There is room again.
  await page.setViewportSize({ width: 2560, height: 900 });
  await expect(remove).toBeVisible();
});

test.describe('a click that dismisses', () => {
  const trends = (page: Page) => page.getByRole('button', { name: /^Trends:/ });
  const listbox = (page: Page) => page.getByRole('listbox');
  const card = (page: Page) => page.getByRole('dialog');
  /** In the middle of the map's first bubble. */
  const bubble = async (page: Page) => {
    const box = await page.locator('[data-plane] svg circle').first().boundingBox();
    if (box === null) throw new Error('there is no bubble');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  for (const open of ['a filter', 'a menu of the header', 'the search'] as const) {
    test(`${open} opens no bubble of the map below it; the next one does`, async ({ page }) => {
      await page.goto('/data/1');
      await expect(page.getByText('28 of 28 trends').first()).toBeVisible();
      const { x, y } = await bubble(page);
      const opener = {
        'a filter': page.getByRole('button', { name: /^Version:/ }),
        'a menu of the header': page.getByRole('button', { name: /^Account of/ }),
        'the search': page.getByRole('combobox', { name: 'Search this project' }),
      }[open];
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.click(x, y);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL('/data/1');
      await expect(card(page)).toHaveCount(0);
      await page.mouse.click(x, y);
      await expect(card(page)).toBeVisible();
    });
  }

  test('opens another filter, in the other list too, and follows a link', async ({ page }) => {
    await page.goto('/data/1?tab=trendList');
    await expect(page.getByText('28 of 28 trends').first()).toBeVisible();
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

  test.describe('by a finger', () => {
    test.use({ hasTouch: true });

    test('opens no row of the table below it; the next one does', async ({ page }) => {
      await page.goto('/data/1?tab=trendList');
      await expect(page.getByText('28 of 28 trends').first()).toBeVisible();
      const row = await page.getByRole('button', { name: 'Social and live commerce' }).boundingBox();
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

test.describe('the names of a filter', () => {
  const LONG = 'Machine-assisted shopping, from the first idea to the doorstep and back again, in every channel';

  test('stand on one line, a long one cut and told in full by its tooltip', async ({ page }) => {
    await page.route('**/workspace.json', async (route) => {
      const workspace = (await (await route.fetch()).json()) as { trends: { trend_name: string }[] };
      for (const trend of workspace.trends) if (trend.trend_name === 'New proteins') trend.trend_name = LONG;
      await route.fulfill({ json: workspace });
    });
    await page.goto('/data/1');
    await page.getByRole('button', { name: /^Trends:/ }).click();
    await page.getByRole('combobox', { name: /Trends/ }).fill('doorstep');
    const text = page.getByRole('option', { name: LONG }).getByTitle(LONG);
    expect((await text.boundingBox())?.height).toBeLessThan(20);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('end above the foot of the sheet, whatever is typed', async ({ page }) => {
      await page.goto('/data/1?tab=opportunityMap');
      await expect(page.getByText('120 of 120 topics').first()).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('button', { name: /^Topics:/ }).tap();
      const foot = page.getByRole('dialog').locator('footer');
      for (const typed of ['', 'a', 'food']) {
        await page.getByRole('combobox', { name: /Topics/ }).fill(typed);
        const end = await page.getByRole('listbox').evaluate((list) => {
          const panel = list.closest('[data-state]') ?? list;
          return panel.getBoundingClientRect().bottom;
        });
        expect(end).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
      }
    });
  });
});

test.describe('a screen that is left while something is open on it', () => {
  test('takes the sheet of a phone along: the screen before can be used', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/homepage/1');
    const explore = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('link', { name: 'Data Explorer' }).click();
    };
    await explore();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
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

  test('takes its menus along', async ({ page }) => {
    await page.goto('/homepage/1');
    await page.getByRole('link', { name: 'Data Explorer' }).first().click();
    await page.getByRole('button', { name: 'Export' }).first().click();
    await expect(page.getByRole('menu', { name: /Export/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/homepage/);
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Export' }).first()).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  for (const [tab, name] of [
    ['trendList', /^Topics:/],
    ['trendList', /^Maturity:/],
    ['opportunityMap', /^Trends:/],
    ['drivers', /^Trends:/],
  ] as const) {
    test(`${name.source.slice(1, -1)} of ${tab} opens within the sheet`, async ({ page }) => {
      await page.goto(`/data/1?tab=${tab}`);
      await expect(page.getByText(/ of \d+ topics/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('button', { name }).last().tap();
      const list = page.getByRole('listbox');
      await expect(list).toBeVisible();
      const foot = (await page.getByRole('dialog').locator('footer').boundingBox())?.y ?? 0;
      await expect
        .poll(async () => list.evaluate((one) => one.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(foot);
    });
  }
});

test('previous data offers its own names, and keeps what was chosen when the data change', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap&version=Previous%20Data');
  await page.getByRole('button', { name: /^Topics/ }).click();
  await page.getByRole('combobox', { name: /topics/i }).fill('ten-minute');
  const gone = page.getByRole('option', { name: 'Ten-minute grocery delivery' });
  await gone.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^1 of \d+ topics$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 of \d+ topics$/).first()).toBeVisible();

  await page.getByRole('button', { name: /^Version/ }).click();
  await page.getByRole('option', { name: 'Current Data' }).click();
  await expect(page.getByRole('heading', { name: 'What is chosen is not in the current data' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ten-minute grocery delivery' }).click();
  await expect(page.getByText('120 of 120 topics').first()).toBeVisible();
});

test('a link to what matches in all versions narrows the map, and its filter can be removed', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap&maturity=topics:1&versions=all');
  await expect(page.getByText('17 of 120 topics').first()).toBeVisible();
  await page.getByRole('button', { name: /^More filters/ }).click();
  const all = page.getByRole('checkbox', { name: 'Matches in all versions' });
  await expect(all).toBeChecked();
  await all.uncheck();
  await expect(page.getByText('28 of 120 topics').first()).toBeVisible();
  await expect(page).toHaveURL(/maturity=topics(?:%3A|:)1$/);
});

test('the quadrants of a map can be chosen among the filters too', async ({ page }) => {
  await page.goto('/data/1?tab=opportunityMap');
  await page.getByRole('button', { name: /^More filters/ }).click();
  await page.getByRole('checkbox', { name: 'Strong Signal' }).check();
  await page.getByRole('checkbox', { name: 'Potential Disruptor' }).check();
  await expect(page.getByText('60 of 120 topics').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Strong Signal' }).click();
  await expect(
    page.getByRole('group', { name: 'Quadrants' }).getByRole('button', { name: /^Potential Disruptor/ }),
  ).toHaveAttribute('aria-pressed', 'true');
});
