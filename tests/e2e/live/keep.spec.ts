import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, logIn, test } from './fixtures';
import type { Staging } from './staging';

// What was decided and typed outlives a session that ends by itself. Each test has topics of its own.
const IMPORTANT = 3;
const MONITOR = 2;
const NAMES = { [MONITOR]: 'Monitor', [IMPORTANT]: 'Important' } as const;

const path = (topic: number): string => `/api/topics/${topic}/status/`;
const radio = (page: Page, name: string) => page.getByRole('dialog').getByRole('radio', { name });

/** The access token is not accepted for these any more, and no new one is given: the next save ends the session. */
async function endAtNextSave(page: Page, staging: Staging, topics: readonly number[]): Promise<void> {
  for (const topic of topics) await staging.plant({ method: 'POST', path: path(topic), status: 401 });
  await page.route('**/oauth/token', (route) =>
    route.fulfill({
      status: 403,
      json: { error: 'invalid_grant' },
      headers: { 'access-control-allow-origin': new URL(page.url()).origin },
    }),
  );
  await page.context().clearCookies();
}

async function healed(page: Page, staging: Staging, topics: readonly number[]): Promise<void> {
  for (const topic of topics) await staging.heal(path(topic));
  await page.unroute('**/oauth/token');
}

/** Opens a card without loading the page again. */
async function show(page: Page, topic: number): Promise<void> {
  await page.evaluate((id) => {
    const address = new URL(window.location.href);
    address.searchParams.set('topic_id', String(id));
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, topic);
}

test.use({
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|status of 401 |status of 40[03] .*\/(?:oauth\/token|authorize)|^Failed to /,
});

test('decisions of a session that ends while the browser is offline are saved after the log-in', async ({
  page,
  context,
  me,
  staging,
}) => {
  const topics = [1401, 1402, 1403];
  await page.goto('/homepage/1');
  await show(page, topics[0]!);
  await expect(radio(page, 'Monitor')).toBeVisible();
  const status = (await radio(page, 'Monitor').isChecked()) ? IMPORTANT : MONITOR;
  for (const topic of topics.slice(1)) {
    // The card of each has been loaded before.
    await show(page, topic);
    await expect(radio(page, 'Monitor')).toBeVisible();
  }
  await context.setOffline(true);
  for (const topic of topics) {
    await show(page, topic);
    await radio(page, NAMES[status]).click();
    await expect(page.getByText('Offline: saved when the connection is back')).toBeVisible();
  }
  await endAtNextSave(page, staging, topics);
  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
  await healed(page, staging, topics);
  await logIn(page, me);
  await expect(page.getByText('3 decisions that had not been saved are saved now.')).toBeVisible();
  const expected = Object.fromEntries(topics.map((topic) => [topic, status]));
  expect(await staging.statusesOf(me)).toMatchObject(expected);
});

test('a decision whose save is refused for its token is saved after the log-in, and is sent for no other user', async ({
  page,
  me,
  staging,
}) => {
  const topic = 1404;
  await page.goto(`/homepage/1?topic_id=${topic}`);
  await expect(radio(page, 'Monitor')).toBeVisible();
  const status = (await radio(page, 'Monitor').isChecked()) ? IMPORTANT : MONITOR;
  await endAtNextSave(page, staging, [topic]);
  await radio(page, NAMES[status]).click();
  await expect(page).toHaveURL('/login');
  await healed(page, staging, [topic]);

  const since = new Date().toISOString();
  await logIn(page, ACCOUNTS.contoso);
  await expect(page).toHaveURL('/homepage/990001');
  await expect(page.getByRole('heading', { name: 'Rooms that adapt' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const sent = (await staging.requests()).filter((each) => each.at >= since && each.path === path(topic));
  expect(sent).toEqual([]);

  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
  await logIn(page, me);
  await expect(page.getByText('1 decision that had not been saved is saved now.')).toBeVisible();
  expect(await staging.statusesOf(me)).toMatchObject({ [topic]: status });
});

test('what is half typed when the session ends is there after the log-in', async ({ page, me, staging }) => {
  const topic = 1105;
  const write = page.getByRole('button', { name: /^Write a conclusion.*Zero-waste kitchen/ });
  await page.goto('/platforms/1');
  await write.click();
  await page.getByRole('textbox', { name: 'Why' }).pressSequentially('Half a sen');
  await show(page, topic);
  await expect(radio(page, 'Monitor')).toBeVisible();
  const status = (await radio(page, 'Monitor').isChecked()) ? IMPORTANT : MONITOR;
  await endAtNextSave(page, staging, [topic]);
  await radio(page, NAMES[status]).click();
  await expect(page).toHaveURL('/login');
  await healed(page, staging, [topic]);
  await logIn(page, me);
  await expect(page).toHaveURL(`/platforms/1?topic_id=${topic}`);
  await expect(radio(page, 'Monitor')).toBeVisible();
  await page.keyboard.press('Escape');
  await write.click();
  await expect(page.getByRole('textbox', { name: 'Why' })).toHaveValue('Half a sen');
});
