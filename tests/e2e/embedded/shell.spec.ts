import { expect, test } from './fixtures';
import { hasModule, TOPICS } from '../has';

const sidebar = '#sidebar';

test('the frame of all screens', async ({ page }) => {
  await test.step('the sidebar has all entries, collapses to 90 px and comes back to 290 px', async () => {
    await page.goto('/homepage/1');
    const navigation = page.getByRole('navigation', { name: /main|menu/i }).first();
    const entries = [
      ['Home', null],
      ['Data Explorer', null],
      [/^Review/, 'review'],
      ['Platforms', 'platforms'],
      ['Foresight Feed', 'foresight'],
      ['AI assistant', 'ask'],
      ['My library', 'library'],
    ] as const;
    for (const [name, module] of entries) {
      if (module !== null && !hasModule(module)) continue;
      await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const width = () =>
      page.evaluate(
        (selector) =>
          Math.max(...[...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().width)),
        sidebar,
      );
    expect(await width()).toBe(290);
    await page.getByRole('button', { name: /sidebar/i }).click();
    await page.mouse.move(700, 600);
    await expect.poll(width).toBe(90);
    await page.reload();
    await expect.poll(width).toBe(90);
    await page.mouse.move(40, 400);
    await expect.poll(width).toBe(290);
    await page.mouse.move(700, 600);
    await expect.poll(width).toBe(90);
    await page.getByRole('button', { name: /sidebar/i }).click();
    await page.mouse.move(700, 600);
    await expect.poll(width).toBe(290);
  });

  await test.step('Ctrl+K focuses the search box, which finds a topic past a typing error and opens it', async () => {
    await expect(page.getByRole('heading', { name: 'Circular materials' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: /search/i });
    await expect(search).toBeFocused();
    await search.fill('seawed fims');
    await expect(page.getByRole('option', { name: /Seaweed films/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('option', { name: /Seaweed films/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Seaweed films' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('all hits of the search are listed in the explorer', async () => {
    const search = page.getByRole('combobox', { name: /search/i });
    await page.keyboard.press('Control+k');
    await search.fill('pack');
    const all = page.getByRole('option', { name: /^Show all \d+ topics/ });
    const count = /\d+/.exec(await all.innerText())?.[0];
    await all.click();
    await expect(page.getByRole('group', { name: 'Filters of the Topic list' })).toBeVisible();
    await expect(page.getByText(`${count} of ${TOPICS} topics`)).toBeVisible();
  });

  await test.step('a part of a query in the search opens in Ask, and so do the words themselves', async () => {
    if (!hasModule('ask')) return;
    const search = page.getByRole('combobox', { name: /search/i });
    const bar = page.getByRole('combobox', { name: /type a part or a sentence/ });
    const parts = page.getByRole('list', { name: 'Parts of the query' }).locator('[data-chip]');
    await page.keyboard.press('Control+k');
    await search.fill('strong signal');
    await expect(page.getByRole('option', { name: /Strong Signal .* topics Query$/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/reneAI\/1\?query=/);
    await expect(parts).toHaveText(['Topics', /Strong Signal/]);
    await expect(bar).toBeFocused();
    await page.keyboard.press('Control+k');
    await search.fill('which of them is the largest');
    await page.getByRole('option', { name: /which of them is the largest/ }).click();
    await expect(bar).toHaveValue('which of them is the largest');
    await expect(bar).toBeFocused();
  });

  await test.step('what changed is the page of the last update', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /search/i }).fill('what changed');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/data-refresh/1');
  });

  await test.step('the name of the project is whole in the header of any desktop window', async () => {
    const name = page.getByRole('button', { name: /switch the project/ }).getByTitle('Consumer Goods 2035');
    for (const width of [1440, 1280, 1200, 1024, 991, 768]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth), `${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('advanced features open as an accordion, with a BETA badge on each experiment', async () => {
    await page.getByRole('button', { name: /Advanced features/ }).click();
    const link = page.getByRole('link', { name: /Horizon timeline/ });
    await expect(link).toContainText('BETA');
    await link.click();
    await expect(page).toHaveURL('/sow/1/experiments/horizon-timeline');
    await expect(page.frameLocator('iframe').getByText('Horizon timeline').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /Scenario canvas/ })).toBeVisible();
  });

  await test.step('an experiment counts as the homepage when the project is switched', async () => {
    await page.getByRole('button', { name: /Consumer Goods 2035/ }).click();
    await page.getByText('Mobility 2035').click();
    await expect(page).toHaveURL('/homepage/2');
  });

  await test.step('a project without them has neither assistant nor experiments, and says so with /404', async () => {
    await expect(page.getByRole('link', { name: 'Data Explorer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Electric everything' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'AI assistant' })).toHaveCount(0);
    await expect(page.getByText('Advanced features')).toHaveCount(0);
    await page.goto('/reneAI/2');
    await expect(page.getByText('The resource you requested could not be found.')).toBeVisible();
    // Without the assistant of any project, its address is one of those that lead nowhere.
    if (hasModule('ask')) await expect(page).toHaveURL('/404');
  });

  await test.step('the project switcher leads to the same screen of the other project, without the old one in it', async () => {
    await page.goto('/platforms/1');
    await expect(page.getByRole('heading', { name: 'Zero-waste kitchen' })).toBeVisible();
    await page.getByRole('button', { name: /Consumer Goods 2035/ }).click();
    await page.getByText('Mobility 2035').click();
    await expect(page).toHaveURL('/platforms/2');
    await expect(page.getByRole('heading', { name: 'Platforms', level: 2 })).toBeVisible();
    await expect(page.getByText('Zero-waste kitchen')).toHaveCount(0);
  });

  await test.step('the page has a title and a header title by its path', async () => {
    await page.goto('/homepage/1');
    const pages: readonly (readonly [link: string, title: string, header: string])[] = [
      ['Home', 'D&M Visualization Platform', 'Homepage'],
      ['Data Explorer', 'D&M Visualization Platform - Explore your data', 'Explore my data'],
      ['Foresight Feed', 'D&M Visualization Platform - Weekly insights', 'Weekly insights'],
      ...(hasModule('library')
        ? [['My library', 'D&M Visualization Platform - My library', 'My library'] as const]
        : []),
      ...(hasModule('ask') ? [['AI assistant', 'D&M Visualization Platform - René AI', 'René AI'] as const] : []),
    ];
    for (const [link, title, header] of pages) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: header })).toBeVisible();
    }
    await page.reload();
    await expect(page).toHaveTitle(pages.at(-1)?.[1] ?? '');
  });

  await test.step('below 991 px the sidebar is a drawer that Escape closes', async () => {
    await page.setViewportSize({ width: 990, height: 800 });
    await expect(page.getByRole('link', { name: 'Data Explorer' })).toHaveCount(0);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await expect(page.getByRole('link', { name: 'Data Explorer' })).toBeVisible();
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBeCloseTo(290, 1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Data Explorer' })).toHaveCount(0);
  });

  await test.step('the theme is kept over a reload, without a flash', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    // Runs before the first picture of each further document.
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        document.documentElement.dataset['firstTheme'] = document.documentElement.className;
      });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-first-theme', 'dark');
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test('the code of the other screens comes with the first interaction, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const screens = (): string[] =>
    ['explore', 'platforms', 'foresight'].filter((name) =>
      asked.some((path) => new RegExp(String.raw`^/assets/${name}(?:\.screen)?-[\w-]{8}\.js$`).test(path)),
    );
  await page.clock.install();
  await page.goto('/homepage/1');
  await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
  // Whatever comes by itself has been asked for when every timer has run.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(screens()).toEqual([]);
  await page.mouse.move(700, 400);
  await page.mouse.move(710, 400);
  await expect.poll(screens).toEqual(['explore', 'platforms', 'foresight']);
});
