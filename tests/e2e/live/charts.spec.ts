import type { Page } from '@playwright/test';
import { DASHBOARDS } from '../../staging/surfaces.mjs';
import { PREVIOUS_TOPICS, TOPICS, TRENDS } from '../has';
import { chart, expect, test } from './fixtures';
import type { RecordedRequest } from './staging';

const GRANTS = '/api/luzmo/auth/';
/** Every field of the specification, section 3. */
const USER_FIELDS = [
  'email',
  'intercom_hmac',
  'internal',
  'login_count',
  'nickname',
  'org_id',
  'organisation_name',
  'updated_at',
  'user_id',
];

type Surface = keyof typeof DASHBOARDS;
type Column = keyof (typeof DASHBOARDS)[Surface]['columns'];

/** A where-clause as it goes over the wire (specification, section 7). */
function where(surface: Surface, column: Column, value: readonly (string | number)[]) {
  const { charts, columns } = DASHBOARDS[surface];
  return {
    clause: 'where',
    origin: 'global',
    securable_id: charts[0].datasetId,
    column_id: columns[column],
    expression: '? in ?',
    value,
  };
}

const current = (surface: Surface) => where(surface, 'version', ['Current Data']);
const filtersOf = (grants: readonly RecordedRequest[]) =>
  grants.map(({ body }) => (body as { filter: unknown }).filter);
const title = (page: Page, name: string) => chart(page, name).getByRole('heading');

test('a click in the frame of the chart opens the flashcard, and the address names it', async ({ page, received }) => {
  await page.goto('/data/1');
  await chart(page, 'Trend map').getByRole('button', { name: 'New proteins' }).click();
  await expect(page).toHaveURL('/data/1?trend_id=201');
  await expect(page.getByRole('dialog', { name: 'New proteins' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/data/1');

  await page.getByRole('tab', { name: 'Topic map' }).click();
  await chart(page, 'Topic map').getByRole('button', { name: 'Seaweed films' }).click();
  await expect(page).toHaveURL('/data/1?tab=opportunityMap&topic_id=1203');
  const card = page.getByRole('dialog', { name: 'Seaweed films' });
  await expect(card).toBeVisible();
  await expect.poll(() => received('/api/topics/1203/')).toHaveLength(1);

  await test.step('each click is told once, by the name that the project has', async () => {
    const clicks = async () =>
      (await received('/api/track_event/'))
        .map(({ body }) => body as { event_name: string; event_payload: object; user: object })
        .filter(({ event_name: name }) => /^clicked_on_(?:topic|trend)$/.test(name));
    const at = (path: string) => new URL(path, page.url()).href;
    await expect
      .poll(async () => (await clicks()).map(({ event_payload: payload }) => payload))
      .toEqual([
        { trend_id: '201', trend_name: 'New proteins', source: 'explore', window_url: at('/data/1') },
        {
          topic_id: '1203',
          topic_name: 'Seaweed films',
          source: 'explore',
          window_url: at('/data/1?tab=opportunityMap'),
        },
      ]);
    const [{ user } = { user: {} }] = await clicks();
    expect(Object.keys(user).toSorted()).toEqual(USER_FIELDS);
    for (const { body } of await received(GRANTS))
      expect(Object.keys((body as { user: object }).user).toSorted()).toEqual(USER_FIELDS);
  });

  await test.step('its impacting drivers are asked for by two where-clauses', async () => {
    const before = (await received(GRANTS)).length;
    await card.getByRole('tab', { name: 'Impacting Drivers' }).click();
    await expect(title(page, 'Impacting drivers')).toHaveText('Impacting drivers (2)');
    await expect(chart(page, 'Impacting drivers').getByRole('button', { name: 'Seaweed films' })).toBeVisible();
    const [grant, ...more] = (await received(GRANTS)).slice(before);
    expect(more).toEqual([]);
    const clause = where('impactingDrivers', 'topic', ['1203']);
    const drivers = { ...clause, securable_id: DASHBOARDS.drivers.charts[0].datasetId };
    expect(grant?.body).toMatchObject({
      sow_id: '1',
      dashboard_id: DASHBOARDS.impactingDrivers.dashboardId,
      filter: [clause, drivers],
    });
  });
});

test('a message that says nothing, from the frame of a chart or the page itself, causes no error', async ({ page }) => {
  await page.goto('/data/1');
  await expect(chart(page, 'Trend map').getByRole('button', { name: 'New proteins' })).toBeVisible();
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      for (const message of [null, undefined, 'text', 7, [], { type: 'load' }, { data: null }])
        window.top?.postMessage(message, '*');
    });
  }
  // The page listens as before; an uncaught error fails the test.
  await chart(page, 'Trend map').getByRole('button', { name: 'New proteins' }).click();
  await expect(page.getByRole('dialog', { name: 'New proteins' })).toBeVisible();
});

test('a filter asks for one grant with the exact list; another theme keeps the filters and asks for none', async ({
  page,
  received,
  me,
}) => {
  await page.goto('/data/1');
  await expect(title(page, 'Trend map')).toHaveText(`Trend map (${TRENDS})`);
  const [first] = await received(GRANTS);
  expect(first?.body).toMatchObject({
    sow_id: '1',
    dashboard_id: DASHBOARDS.trendMap.dashboardId,
    user: { user_id: me.userId, org_id: me.orgId, email: me.email },
    filter: [current('trendMap')],
  });

  await page.getByRole('button', { name: /^Trends/ }).click();
  await page.keyboard.type('new pro');
  await page.getByRole('option', { name: 'New proteins' }).click();
  await expect(title(page, 'Trend map')).toHaveText('Trend map (1)');
  await page.keyboard.press('Escape');
  const narrowed = [current('trendMap'), where('trendMap', 'trend', ['New proteins'])];
  expect(filtersOf(await received(GRANTS))).toEqual([[current('trendMap')], narrowed]);

  const ground = chart(page, 'Trend map').locator('html');
  await expect(ground).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect(ground).toHaveAttribute('data-theme', 'dark');
  await expect(title(page, 'Trend map')).toHaveText('Trend map (1)');
  expect(await received(GRANTS)).toHaveLength(2);

  await test.step('Back leads out of the filter, not through the frames that were shown', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/data/1');
    await expect(title(page, 'Trend map')).toHaveText(`Trend map (${TRENDS})`);
    await expect(ground).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('grants that end', () => {
  test.use({ expectedErrors: /status of 401 .*\/data|Dashboard error: Expired/ });

  test('are renewed once: while one is at work, and before the first has drawn anything', async ({
    page,
    me,
    staging,
    received,
  }) => {
    await page.goto('/data/1?tab=opportunityMap&status=3&topic_id=1204');
    await expect(title(page, 'Topic map')).toHaveText(/^Topic map \(\d+\)$/);
    const before = Number(/\d+/.exec(await title(page, 'Topic map').innerText())?.[0]);
    expect(await received(GRANTS)).toHaveLength(1);
    const card = page.getByRole('dialog', { name: 'Food-grade recycled PET' });

    await test.step('a status that is picked is posted, and the chart shows it', async () => {
      await card.getByRole('radio', { name: 'Monitor' }).click();
      await expect(page.getByText('Status has been updated.')).toBeVisible();
      await expect(title(page, 'Topic map')).toHaveText(`Topic map (${before - 1})`);
      expect((await received('/api/topics/1204/status/')).map(({ body }) => body)).toEqual([{ status_id: 2 }]);
      expect(await received(GRANTS)).toHaveLength(1);
    });

    await staging.endGrantsOf(me);
    await card.getByRole('radio', { name: 'Important' }).click();
    await expect(title(page, 'Topic map')).toHaveText(`Topic map (${before})`);
    expect(await received(GRANTS)).toHaveLength(2);

    // The frame comes with a grant that has ended on the way.
    await page.route(
      '**/i/**',
      async (route) => {
        await staging.endGrantsOf(me);
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Trend map' }).click();
    await expect(title(page, 'Trend map')).toHaveText(`Trend map (${TRENDS})`);
    expect(await received(GRANTS)).toHaveLength(4);
  });
});

test('the list view and the drivers tab show two charts each, and previous data are drawn when chosen', async ({
  page,
  received,
}) => {
  await page.goto('/data/1?tab=trendList');
  await expect(title(page, 'Trend list')).toHaveText(`Trends by size (${TRENDS})`);
  await expect(title(page, 'Topic list')).toHaveText(`Topics by size (${TOPICS})`);
  await page
    .getByRole('button', { name: /^Maturity/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Strong Signal' }).click();
  await expect(title(page, 'Trend list')).toHaveText('Trends by size (6)');
  await expect(title(page, 'Topic list')).toHaveText(`Topics by size (${TOPICS})`);
  expect(await received(GRANTS)).toHaveLength(3);
  await chart(page, 'Topic list')
    .getByRole('button', { name: /Seaweed films/ })
    .click();
  await expect(page).toHaveURL(/topic_id=1203/);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Drivers & Impact' }).click();
  const charts = page.locator('luzmo-embed-dashboard');
  await expect(charts).toHaveCount(2);
  await expect(charts.nth(0).locator('iframe').contentFrame().getByRole('heading')).toHaveText(/^Drivers by topic/);
  await expect(charts.nth(1).locator('iframe').contentFrame().getByRole('heading')).toHaveText(/^Impact by topic/);

  await page.getByRole('tab', { name: 'Topic map' }).click();
  await expect(title(page, 'Topic map')).toHaveText(`Topic map (${TOPICS})`);
  await page.getByRole('button', { name: /^Version/ }).click();
  await page.getByRole('option', { name: 'Previous Data' }).click();
  await expect(title(page, 'Topic map')).toHaveText(`Topic map (${PREVIOUS_TOPICS})`);
  // The title counts the topics of this product; the chart may ask for its grant after it.
  await expect
    .poll(async () => filtersOf(await received(GRANTS)).at(-1))
    .toEqual([where('opportunityMap', 'version', ['Previous Data'])]);
});
