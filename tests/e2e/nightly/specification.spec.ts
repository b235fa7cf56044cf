import type { Locator } from '@playwright/test';
import { expect, test, topicCard } from '../embedded/fixtures';
import { hasModule } from '../has';
import { expectSeen, inEachWindow } from '../seen';

/** What the specification says is on a page, seen in each window: component tests have no layout. */
async function expectAllSeen(elements: readonly Locator[]): Promise<void> {
  for (const element of elements) await expectSeen(element.first());
}

test('the platforms, with and without any', async ({ page }) => {
  await page.goto('/platforms/1');
  const platform = page.getByRole('region', { name: 'Zero-waste kitchen' });
  await inEachWindow(page, () =>
    expectAllSeen([
      platform.getByRole('heading', { name: 'Zero-waste kitchen' }),
      platform.getByRole('button', { name: /Show in Trend map/ }),
      platform.getByRole('listitem'),
    ]),
  );
  await page.goto('/platforms/2');
  const content = page.getByRole('main');
  await inEachWindow(page, () =>
    expectAllSeen([
      content.getByRole('heading', { name: 'Platforms' }),
      content.getByText(/customer success/i),
      content.getByText(/groups of topics/i),
      content.getByText(/trend map/i),
    ]),
  );
});

test('the weekly insights, with and without any', async ({ page }) => {
  await page.goto('/foresight/1');
  const insight = page.getByRole('article').first();
  const sources = insight.getByRole('group', { name: 'Sources' });
  const related = insight.getByRole('group', { name: 'Topics & Trend' });
  await inEachWindow(page, () =>
    expectAllSeen([
      insight.getByText('Published : 9/28/2026'),
      insight.getByRole('heading', { name: 'Green claims now need proof before they reach the pack' }),
      insight.getByText(/^Since yesterday/),
      sources.getByText('EUR-Lex: Directive (EU) 2024/825', { exact: false }),
      sources.getByText('eur-lex.europa.eu'),
      related.getByRole('button', { name: /^Green-claim proof/ }),
      related.getByRole('button', { name: /^Honest claims/ }),
      insight.getByText('Related Topics & Trend'),
    ]),
  );
  await page.goto('/foresight/2');
  const content = page.getByRole('main');
  await inEachWindow(page, () =>
    expectAllSeen([
      content.getByRole('heading', { name: 'Weekly insights' }),
      content.getByText('Fresh insights are on the way.'),
      content
        .getByText('Come back soon to discover what\u2019s moving in your industry.')
        .or(content.getByText("Come back soon to discover what's moving in your industry.")),
      content.getByText('Weekly updates from reliable sources'),
      content.getByText('Crisp focused insights'),
      content.getByText('Each insight mapped to your Trends and sources'),
      content.getByRole('link', { name: 'Back to Home Page' }),
    ]),
  );
});

test('the card of a topic, tab by tab', async ({ page }) => {
  await page.goto('/homepage/1?topic_id=1203');
  const card = topicCard(page, 'Seaweed films');
  const openTab = async (name: string): Promise<void> => {
    await expectSeen(card.getByRole('tab', { name }));
    await card.getByRole('tab', { name }).click();
    await expect(card.getByRole('tabpanel', { name })).toBeVisible();
  };
  await inEachWindow(page, async ({ width }) => {
    await openTab('Metrics');
    await expectAllSeen([
      card.getByRole('button', { name: 'Share' }),
      card.locator('[class*=cover]'),
      card.getByText('Potential Disruptor'),
      card.getByRole('heading', { name: 'Seaweed films' }),
      card.getByText(/^Extracted from brown algae/),
      width < 768 ? card.getByRole('combobox') : card.getByRole('radio', { name: 'Monitor' }),
      card.getByText('+33.80 %'),
    ]);
    await openTab('Sources');
    await expectAllSeen([
      card.getByText('Curated sources updated', { exact: false }),
      card.getByText('UN Environment Programme: resources and waste'),
      card.getByText('NGO', { exact: true }),
      card.getByText('unep.org', { exact: false }),
      card.getByRole('link', { name: /Read/ }),
    ]);
    await openTab('Deepdive');
    await expectAllSeen([
      card.getByRole('heading', { name: 'Topic evolution' }),
      card.getByRole('tab', { name: '2016-2019' }),
      card.getByRole('tab', { name: '2020-2023' }),
      card.getByRole('tab', { name: '2024-2026' }),
      card.getByText(/^Pilot plants opened near kelp farms/),
      card.getByText('Strandleaf'),
      card.getByText('Imagine if...'),
      card.getByText(/^the sachet were an ingredient/),
    ]);
    await card
      .getByRole('button', { name: /See all details/ })
      .first()
      .click();
    await expectAllSeen([
      page.getByText('Dissolving single-use sachet'),
      page.getByText('Series A'),
      page.getByText('€7.9 million (illustrative)'),
      page.getByRole('link', { name: /strandleaf\.example\.com/ }),
    ]);
    await page.keyboard.press('Escape');
  });
});

test('the card of a trend', async ({ page }) => {
  await page.goto('/homepage/1?trend_id=102');
  const card = topicCard(page, 'Next packaging materials');
  await inEachWindow(page, async () => {
    const crumbs = card.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Circular materials', 'Next packaging materials']);
    await expectAllSeen([
      crumbs.getByText('Circular materials'),
      crumbs.getByText('Next packaging materials'),
      card.getByRole('tab', { name: 'Related Topics', selected: true }),
      card.getByRole('tab', { name: 'Metrics' }),
      card.getByRole('button', { name: /Seaweed films/ }),
    ]);
  });
});

test('cards of carousels, and the entries of the menu', async ({ page }) => {
  await page.goto('/homepage/1');
  const shift = page.getByRole('region', { name: 'Circular materials' });
  await inEachWindow(page, async ({ width }) => {
    const item = shift.getByRole('listitem').first();
    await expectAllSeen([
      shift.getByRole('heading', { name: 'Circular materials' }),
      item.getByRole('heading').or(item.getByText('Less and reused packaging')),
      item.locator('img, canvas, [data-cover], svg'),
      item.getByText('Trend', { exact: true }),
      item.getByText('Strong Signal'),
    ]);
    if (width < 991)
      await page
        .getByRole('button', { name: /sidebar|menu/i })
        .first()
        .click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expectAllSeen(
      ['Home', 'Data Explorer', 'Platforms', 'Foresight Feed', ...(hasModule('ask') ? ['AI assistant'] : [])].map(
        (name) => menu.getByRole('link', { name }),
      ),
    );
    await expectSeen(menu.getByRole('button', { name: 'Advanced features' }));
    await expectSeen(page.getByRole('button', { name: 'Logout' }).first());
    if (width < 991) await page.keyboard.press('Escape');
  });
});

test("'Loading ...' is seen while the home page, the insights and a card load", async ({ page }) => {
  for (const [path, address] of [
    ['/workspace.json', '/homepage/1'],
    ['/workspace.json', '/foresight/1'],
    ['/workspace.json', '/homepage/1?topic_id=1203'],
  ] as const) {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**${path}`, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(address);
    await inEachWindow(page, () => expectSeen(page.getByText('Loading ...').filter({ visible: true }).last()));
    arrive();
    await expect(page.getByText('Loading ...').filter({ visible: true })).toHaveCount(0);
    await page.unroute(`**${path}`);
  }
});
