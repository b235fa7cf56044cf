import type { Page } from '@playwright/test';
import { hasModule, TOPICS, TRENDS } from '../has';
import { chart, expect, test } from './fixtures';

const menu = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('every screen works on the data of the API, and each event is told once', async ({
  page,
  context,
  me,
  received,
}) => {
  await page.goto('/homepage/1');
  await page.getByRole('button', { name: /Plastic rules/ }).click();
  await expect(page.getByRole('dialog', { name: 'Plastic rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Explore your data' }).click();
  await expect(chart(page, 'Trend map').getByRole('heading')).toHaveText(`Trend map (${TRENDS})`);

  await page.getByRole('link', { name: 'Analyze' }).click();
  await expect(page.getByText('Your data was updated on Sep 2026')).toBeVisible();
  await page.getByRole('button', { name: /^Shopping agents/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping agents' })).toBeVisible();
  await page.keyboard.press('Escape');

  await menu(page, 'Platforms').click();
  const platform = page.getByRole('region', { name: 'Zero-waste kitchen' });
  await platform.getByRole('button', { name: /Show in Trend map/ }).click();
  await expect(chart(page, 'Topic map').getByRole('heading')).toHaveText('Topic map (7)');

  await menu(page, 'Foresight Feed').click();
  const insight = page.getByRole('article').first();
  await expect(insight.getByText('Published : 9/28/2026')).toBeVisible();
  await insight.getByRole('button', { name: /^Green-claim proof/ }).click();
  const card = page.getByRole('dialog', { name: 'Green-claim proof' });
  await card.getByRole('tab', { name: 'Deepdive' }).click();
  await expect(card.getByRole('heading', { name: 'Topic evolution' })).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The URL has been copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.keyboard.press('Escape');

  if (hasModule('assistant')) {
    await menu(page, /AI assistant/).click();
    const chat = page.locator('luzmo-iq-embed-chat');
    await chat.getByRole('button', { name: 'How many topics are there?' }).click();
    await expect(chat.getByRole('log')).toContainText(String(TOPICS));
    await test.step("the assistant's chat stands in a box 80 % of the window high", async () => {
      const box = page.getByRole('region', { name: 'René AI' }).locator('> *');
      const { height } = page.viewportSize() ?? { height: 0 };
      expect((await box.boundingBox())?.height).toBeCloseTo(0.8 * height, 1);
    });
    expect(await received('/api/rene/')).toHaveLength(1);
    expect((await received('/api/luzmo_iq/auth/')).map(({ body }) => body)).toMatchObject([
      { sow_id: '1', filter: [] },
    ]);
  }

  await page.getByRole('button', { name: 'Advanced features' }).click();
  await menu(page, /Scenario canvas/).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Scenario canvas' })).toBeVisible();

  await menu(page, 'Platforms').click();
  await expect(platform).toBeVisible();
  await page.getByRole('button', { name: /switch the project/ }).click();
  await page.getByRole('menuitemradio', { name: 'Mobility 2035' }).click();
  await expect(page).toHaveURL('/platforms/2');
  await expect(platform).toHaveCount(0);
  await expect(page.getByText('customer success', { exact: false }).first()).toBeVisible();
  // This project has neither the assistant nor experiments.
  await expect(menu(page, /AI assistant/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Advanced features' })).toHaveCount(0);

  const events = async () =>
    (await received('/api/track_event/'))
      .map(({ body }) => {
        const { event_name: name, event_payload: payload, user } = body as TrackedEvent;
        expect(user).toMatchObject({ user_id: me.userId, org_id: me.orgId, internal: me.internal });
        return [name, ...Object.values(payload).map(shortened)].join(' · ');
      })
      .toSorted();
  await expect
    .poll(events)
    .toEqual([
      'clicked_on_explore_data · 1 · Consumer Goods 2035 · home · /homepage/1',
      'clicked_on_flashcard_tab · 8201 · Deepdive · /foresight/1?topic_id=8201',
      'clicked_on_project · 2 · Mobility 2035 · /platforms/1',
      'clicked_on_share · 8201 · /foresight/1?topic_id=8201&card_tab=Deepdive',
      'clicked_on_topic · 4101 · Shopping agents · key summary · /data-refresh/1',
      'clicked_on_topic · 8201 · Green-claim proof · weekly insights · /foresight/1',
      'clicked_on_trend · 103 · Plastic rules · home · /homepage/1',
      'logged_in',
      'page_viewed · advanced features · /sow/1/experiments/scenario-canvas',
      'page_viewed · explore data · /data/1',
      'page_viewed · explore data · /data/1?tab=opportunityMap&topics=…',
      'page_viewed · home page · /homepage/1',
      'page_viewed · home page · 103 · /homepage/1?trend_id=103',
      'page_viewed · key summary · /data-refresh/1',
      'page_viewed · key summary · 4101 · /data-refresh/1?topic_id=4101',
      'page_viewed · opportunity platforms · /platforms/1',
      'page_viewed · opportunity platforms · /platforms/1',
      'page_viewed · opportunity platforms · /platforms/2',
      ...(hasModule('assistant') ? ['page_viewed · rene ai · /reneAI/1'] : []),
      'page_viewed · weekly insights · /foresight/1',
      'page_viewed · weekly insights · 8201 · /foresight/1?topic_id=8201',
    ]);
});

interface TrackedEvent {
  readonly event_name: string;
  readonly event_payload: Readonly<Record<string, string>>;
  readonly user: unknown;
}

/** Addresses without the host, and without the names of a platform's topics. */
const shortened = (text: string): string => text.replace(/^http:\/\/[^/]+/, '').replace(/&topics=.*$/, '&topics=…');

test('a project is left for another one from the assistant, and a project by its short address is one view', async ({
  page,
  received,
}) => {
  test.skip(!hasModule('assistant'), 'the screen that it leaves was deleted');
  const views = async () =>
    (await received('/api/track_event/'))
      .map(({ body }) => body as { readonly event_name: string; readonly event_payload: Record<string, string> })
      .filter(({ event_name: name }) => name === 'page_viewed')
      .map(({ event_payload: { page_name: name, window_url: url = '' } }) => `${name} · ${new URL(url).pathname}`);

  await test.step('from a screen that the other project does not have, its home opens, and one line says why', async () => {
    await page.goto('/reneAI/1');
    await expect.poll(views).toEqual(['rene ai · /reneAI/1']);
    await page.getByRole('button', { name: /switch the project/ }).click();
    await page.getByRole('menuitemradio', { name: 'Mobility 2035' }).click();
    await expect(page).toHaveURL('/homepage/2');
    await expect(page.getByText(/Mobility 2035.* does not have the page that was open \(René AI\)/)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Mobility 2035 (switch the project)', exact: true })).toBeVisible();
    await expect.poll(views).toEqual(['rene ai · /reneAI/1', 'home page · /homepage/2']);
  });

  await test.step('/sow/{id} is the home page, and viewed once', async () => {
    await page.goto('/sow/1?topic_id=1203');
    await expect(page).toHaveURL(/\/homepage\/1\?topic_id=1203/);
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(views).toEqual(['rene ai · /reneAI/1', 'home page · /homepage/2', 'home page · /homepage/1']);
  });
});
