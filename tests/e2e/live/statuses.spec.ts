import type { Page } from '@playwright/test';
import { hasModule, TOPICS } from '../has';
import { expect, test } from './fixtures';

// What is shown is what is stored. Each test has a topic of its own; statuses are per user, and so per worker.
const SAVED = 'Status has been updated.';
const MONITOR = 2;

const post = (topic: number): string => `**/api/topics/${topic}/status/`;
const path = (topic: number): string => `/api/topics/${topic}/status/`;
const radio = (page: Page, name: string) => page.getByRole('dialog').getByRole('radio', { name });

/** Opens the card of a topic that has another status than Monitor. @returns the name of that status */
async function open(page: Page, topic: number): Promise<string> {
  await page.goto(`/homepage/1?topic_id=${topic}`);
  const checked = page.getByRole('dialog').getByRole('radio', { checked: true });
  if ((await checked.innerText()) === 'Monitor') {
    await radio(page, 'Important').click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.reload();
  }
  return checked.innerText();
}

test.describe('an ambiguous answer to a status', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET|^Failed to update status:/ });

  test('that was stored before the connection was lost is told as saved', async ({ page, me, staging, received }) => {
    await open(page, 1201);
    const before = (await received(path(1201), 'POST')).length;
    await page.route(post(1201), async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await radio(page, 'Monitor').click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(radio(page, 'Monitor')).toBeChecked();
    expect(await staging.statusesOf(me)).toMatchObject({ 1201: MONITOR });
    expect(await received(path(1201), 'POST')).toHaveLength(before + 1);
  });

  test('of HTML with 200 that stored nothing is told as not saved', async ({ page, me, staging }) => {
    const before = await open(page, 1202);
    await page.route(post(1202), (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Please wait</title>',
        headers: { 'access-control-allow-origin': new URL(page.url()).origin },
      }),
    );
    await radio(page, 'Monitor').click();
    await expect(page.getByText(`The status could not be saved. It is still ${before}.`)).toBeVisible();
    await expect(radio(page, before)).toBeChecked();
    expect((await staging.statusesOf(me))['1202']).not.toBe(MONITOR);
  });
});

test('a status that is set in one tab shows in the table of another one, and in its card', async ({
  page,
  context,
  staging,
}) => {
  await drawBuiltinCharts(page, staging.config);
  const before = await open(page, 1203);
  const other = await context.newPage();
  await other.goto('/data/1?tab=opportunityMap&topics=Seaweed%20films');
  await other.getByRole('button', { name: 'Table' }).click();
  const table = other.getByRole('region', { name: 'Topic map' });
  await expect(table).toContainText(before);
  await radio(page, 'Monitor').click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(table).toContainText('Monitor');
  await show(other, 1203);
  await expect(radio(other, 'Monitor')).toBeChecked();
  await expect(radio(other, before)).not.toBeChecked();
  await other.keyboard.press('Escape');
  await expect(table).toContainText('Monitor');
  await expect(table).not.toContainText(before);
  await other.close();
});

test('a status that is set in one tab shows in the card, list and board that others have open', async ({
  page,
  context,
  staging,
}) => {
  await drawBuiltinCharts(page, staging.config);
  await open(page, 1205);
  const [card, list, board] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await card.goto('/homepage/1?topic_id=1205');
  await expect(radio(card, 'Monitor')).not.toBeChecked();
  await list.goto('/data/1?tab=trendList&topics=Chemical%20recycling');
  const row = list.getByRole('row', { name: /Chemical recycling/ });
  await expect(row).not.toContainText('Monitor');
  const hasBoard = hasModule('review');
  const column = board.getByRole('region', { name: /^Monitor, / });
  if (hasBoard) {
    await board.goto('/review/1?tab=board');
    await expect(column).not.toContainText('Chemical recycling');
  }
  await radio(page, 'Monitor').click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(radio(card, 'Monitor')).toBeChecked();
  await expect(row).toContainText('Monitor');
  if (hasBoard) await expect(column).toContainText('Chemical recycling');
});

test('a status is stored although the page is left at once', async ({ page, context, me, staging }) => {
  await open(page, 1204);
  await staging.plant({ method: 'POST', path: path(1204), times: 1, delayMs: 1500 });
  const stays = await context.newPage();
  // The request leaves a moment after the click: it asks for the access token first.
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path(1204)));
  await radio(page, 'Monitor').click();
  await sent;
  await page.close();
  await expect.poll(async () => (await staging.statusesOf(me))['1204']).toBe(MONITOR);
  await stays.close();
});

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|^Failed to/ });

  test('picks wait visibly, the page warns before it is closed, and each is stored once', async ({
    page,
    context,
    me,
    staging,
    received,
  }) => {
    await drawBuiltinCharts(page, staging.config);
    const topics = [1301, 1302];
    for (const topic of topics) await open(page, topic);
    const before = (await received(/\/status\/$/, 'POST')).length;
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.getByText(`${TOPICS} of ${TOPICS} topics`).first()).toBeVisible();
    await show(page, 1303);
    await expect(radio(page, 'Monitor')).toBeVisible();
    await context.setOffline(true);
    for (const topic of topics) {
      await show(page, topic);
      await radio(page, 'Monitor').click();
      await expect(page.getByText('Offline: saved when the connection is back')).toBeVisible();
      await expect(radio(page, 'Monitor')).toBeChecked();
    }
    expect(await warnsOnClose(page)).toBe(true);
    await context.setOffline(false);
    await expect.poll(() => staging.statusesOf(me)).toMatchObject({ 1301: MONITOR, 1302: MONITOR });
    await expect(page.getByText('Offline: saved when the connection is back')).toHaveCount(0);
    expect((await received(/\/status\/$/, 'POST')).slice(before).map((each) => each.path)).toEqual(topics.map(path));
    expect(await warnsOnClose(page)).toBe(false);
  });
});

test.describe('too many requests', () => {
  test.use({ expectedErrors: /status of 429/ });

  test('a status is sent again when the server says, and is stored', async ({ page, me, staging, received }) => {
    await open(page, 1304);
    await staging.plant({ method: 'POST', path: path(1304), times: 1, status: 429, retryAfter: 1 });
    await radio(page, 'Monitor').click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await staging.statusesOf(me)).toMatchObject({ 1304: MONITOR });
    const [refused, stored] = (await received(path(1304), 'POST')).slice(-2);
    expect([refused?.status, stored?.status]).toEqual([429, 200]);
    expect(Date.parse(stored?.at ?? '') - Date.parse(refused?.at ?? '')).toBeGreaterThanOrEqual(1000);
  });
});

/** Opens a card without loading the page again. */
async function show(page: Page, topic: number): Promise<void> {
  await page.evaluate((id) => {
    const address = new URL(window.location.href);
    address.searchParams.set('topic_id', String(id));
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, topic);
}

/** Whether the browser would ask before it closes the page. */
function warnsOnClose(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
}

async function drawBuiltinCharts(page: Page, config: object): Promise<void> {
  await page
    .context()
    .route('**/config.json', (route) => route.fulfill({ json: { ...config, analytics: { provider: 'builtin' } } }));
}
