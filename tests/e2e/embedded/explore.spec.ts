import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TOPICS, TOPICS_WITH_DRIVERS, TRENDS } from '../has';

const TABS = ['Trend map', 'Topic map', 'List view', 'Drivers & Impact'] as const;

const openMap = async (page: Page): Promise<void> => {
  await page.goto('/data/1');
  await expect(page.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
};

test('the tabs, what they are called, and what stands on them', async ({ page }) => {
  await openMap(page);

  await test.step('a window that has room for the map has nothing to scroll', async () => {
    for (const height of [1100, 900]) {
      await page.setViewportSize({ width: 1440, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight))
        .toBe(0);
    }
  });

  await test.step('each tab has its own filters and charts: 75 % of the window high, the list what is left, 2/5 beside 3/5', async () => {
    const { height: windowHeight } = page.viewportSize() ?? { height: 0 };
    const filters = () =>
      page
        .locator('[role="group"][aria-label^="Filters"] button[aria-haspopup="listbox"]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace(/:.*/, '')));
    const box = async (name: string) => {
      const found = await page.getByRole('region', { name, exact: true }).boundingBox();
      if (found === null) throw new Error(`${name} is not on the page`);
      return found;
    };
    const openTab = async (name: string) => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    };
    const four = ['Status', 'Version', 'Topics', 'Trends'];

    expect(await filters()).toEqual(['Version', 'Trends']);
    expect((await box('Trend map')).height).toBe(0.75 * windowHeight);

    await openTab('Topic map');
    expect(await filters()).toEqual(four);
    expect((await box('Topic map')).height).toBe(0.75 * windowHeight);

    await openTab('List view');
    expect(await filters()).toEqual(['Trends', 'Maturity', 'Topics', 'Maturity']);
    // The list has what is left: the page itself does not scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(windowHeight);
    expect((await box('Trends and their topics')).height).toBeGreaterThan(0.65 * windowHeight);

    await openTab('Drivers & Impact');
    expect(await filters()).toEqual(four);
    const [drivers, impact] = [await box('Number of impacting drivers'), await box('Impact')];
    expect([drivers.height, impact.height]).toEqual([0.75 * windowHeight, 0.75 * windowHeight]);
    expect(impact.y).toBe(drivers.y);
    expect(impact.x).toBeGreaterThan(drivers.x + drivers.width);
    expect(drivers.width / (drivers.width + impact.width)).toBeCloseTo(2 / 5, 2);
  });

  await test.step('the list view has a trend list and a topic list, each with its dropdowns', async () => {
    await page.getByRole('tab', { name: 'List view' }).click();
    await expect(page.getByRole('heading', { name: 'Trend list' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Topic list' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Maturity/ })
      .first()
      .click();
    await expect(page.getByRole('option')).toHaveText([
      /All signals/,
      /Strong Signal/,
      /Mature Signal/,
      /Potential Disruptor/,
      /Uncertain Signal/,
    ]);
    await page.getByRole('option', { name: 'Strong Signal' }).click();
    await expect(page.getByText(`6 of ${TRENDS} trends`).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('there are four tabs, with the trend map first, and the tab stands in the address', async () => {
    await openMap(page);
    for (const name of TABS) await expect(page.getByRole('tab', { name })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Trend map' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Topic map' }).click();
    await expect(page).toHaveURL('/data/1?tab=opportunityMap');
    await expect(page.getByText(`${TOPICS} of ${TOPICS} topics`).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Topic map' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('topics and trends with a driver_count of 0 are offered on the topic map, not on Drivers & Impact', async () => {
    const offered = async (dropdown: RegExp, name: string) => {
      await page.getByRole('button', { name: dropdown }).click();
      await page.getByRole('combobox', { name: /Topics|Trends/ }).fill(name);
      const option = page.getByRole('option', { name, exact: true });
      await expect(option.or(page.getByText(/^Nothing matches/))).toHaveCount(1);
      const isOffered = (await option.count()) === 1;
      await page.keyboard.press('Escape');
      return isOffered;
    };
    const bothIn = async () => [
      await offered(/^Topics/, 'Recycled fillers'),
      await offered(/^Trends/, 'Immersive retail'),
    ];
    expect(await bothIn()).toEqual([true, true]);
    await page.getByRole('tab', { name: 'Drivers & Impact' }).click();
    await expect(page.getByText(`${TOPICS_WITH_DRIVERS} of ${TOPICS_WITH_DRIVERS} topics`).first()).toBeVisible();
    expect(await bothIn()).toEqual([false, false]);
  });

  await test.step("chips are two and '+N', of the status one and '+N'; a tab switch resets all of them", async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(
      '/data/1?tab=opportunityMap&status=2&status=3&status=1&version=Previous%20Data' +
        '&topics=Seaweed%20films&topics=Barrier%20paper&topics=Shopping%20agents&topics=Printed%20food' +
        '&trends=New%20proteins&trends=Plastic%20rules&trends=Machine-assisted%20shopping',
    );
    const filters = page.getByRole('group', { name: 'Filters', exact: true });
    const chips = (names: RegExp) => filters.getByRole('button', { name: names });
    await expect(chips(/^Remove (Seaweed films|Barrier paper|Shopping agents|Printed food)$/)).toHaveCount(2);
    await expect(chips(/^Remove (New proteins|Plastic rules|Machine-assisted shopping)$/)).toHaveCount(2);
    await expect(chips(/^Remove (Undefined|Analyze|Monitor|Important|Disregard)$/)).toHaveCount(1);
    await expect(filters.getByText(/^\+\d$/).filter({ visible: true })).toHaveText(['+2', '+2', '+1']);
    await expect(page.getByRole('button', { name: 'Version: Previous Data' })).toBeVisible();

    await page.getByRole('tab', { name: 'Drivers & Impact' }).click();
    await expect(page).toHaveURL('/data/1?tab=drivers');
    for (const name of ['Status: All', 'Version: Current Data', 'Topics: All', 'Trends: All']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });

  await test.step('the active tab, opened by its address, is whole in view on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const tab = page.getByRole('tab', { name: 'Drivers & Impact', selected: true });
    await expect(tab).toBeVisible();
    await expect(tab).toBeInViewport({ ratio: 1 });
  });
});

test('filters, the table and the ways in and out', async ({ page }) => {
  await openMap(page);

  await test.step('a filter opens without moving the page, takes the focus and gives it back', async () => {
    const size = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    const before = await size();
    const trends = page.getByRole('button', { name: /^Trends:/ });
    await trends.click();
    await expect(page.getByRole('combobox', { name: 'Type to filter the Trends' })).toBeFocused();
    expect(await size()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(trends).toBeFocused();
    await expect(page.locator('[role="listbox"]')).toHaveCount(0);
  });

  await test.step('only one dropdown is open at a time, and its list is 20rem high at most', async () => {
    await page.getByRole('button', { name: /^Trends/ }).click();
    await expect(page.getByRole('listbox')).toHaveCount(1);
    // The layout works in fractions: 320.00003 is 20rem too.
    const box = await page.getByRole('listbox').boundingBox();
    expect(Math.round(box?.height ?? 0)).toBeGreaterThan(0);
    expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.getByRole('listbox')).toHaveCount(1);
    await expect(page.getByRole('option', { name: 'Previous Data' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('choosing a trend narrows the map to it; a tab switch resets, and the filters can be restored', async () => {
    await page.getByRole('button', { name: /^Trends/ }).click();
    await page.keyboard.type('new pro');
    await page.getByRole('option', { name: 'New proteins' }).click();
    await expect(page).toHaveURL('/data/1?trends=New%20proteins');
    await expect(page.getByText(`1 of ${TRENDS} trends`).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Topic map' }).click();
    await expect(page).toHaveURL('/data/1?tab=opportunityMap');
    await page.getByRole('button', { name: 'Restore filters' }).click();
    await expect(page).toHaveURL('/data/1?tab=opportunityMap&trends=New%20proteins');
    await expect(page.getByText(`5 of ${TOPICS} topics`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText(`${TOPICS} of ${TOPICS} topics`).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Trend map' }).click();
  });

  await test.step('the map has the same rows as a sortable table, where a click opens the flashcard with its backdrop', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table').or(page.getByRole('grid')).first();
    await expect(table).toBeVisible();
    await table.getByRole('button', { name: 'Machine-assisted shopping' }).click();
    await expect(page.getByRole('dialog', { name: 'Machine-assisted shopping' })).toBeVisible();
    await expect(page.getByTestId('flashcard-backdrop')).toBeVisible();
    await expect(page).toHaveURL(/trend_id=401/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table' }).click();
  });

  await test.step('home shows nothing of the data, which are drawn for the window as it is on the way back', async () => {
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const explore = page.getByRole('tab', { name: 'Trend map' });
    const plane = page.locator('[data-plane]');
    await expect(plane).toBeVisible();
    await link('Home').click();
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    await expect(explore).toHaveCount(0);
    await expect(plane).toHaveCount(0);
    await page.setViewportSize({ width: 1100, height: 800 });
    await link('Data Explorer').click();
    await expect(explore).toBeVisible();
    await expect.poll(async () => (await plane.boundingBox())?.width ?? 10_000).toBeLessThan(1000);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("'Analyze' says when the data was updated and leads to what is new", async () => {
    await expect(page.getByText('Data updated on Sep 30, 2026')).toBeVisible();
    await page.getByRole('link', { name: 'Analyze' }).click();
    await expect(page).toHaveURL('/data-refresh/1');
    await expect(page.getByRole('heading', { name: 'Key updates to guide your next move' })).toBeVisible();
    await expect(page.getByText('Your data was updated on Sep 2026')).toBeVisible();
    await expect(page.getByText('Discover all new trends and topics that have emerged.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/data/1');
    await page.goto('/data/2');
    await expect(page.getByText('3 of 3 trends').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyze' })).toHaveCount(0);
  });

  await test.step('previous data is not offered where there is one version only', async () => {
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.getByRole('option', { name: 'Current Data' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Previous Data' })).toHaveCount(0);
  });
});
