import type { Page } from '@playwright/test';
import { TOPICS, TRENDS } from '../has';
import { chart, expect, logIn, test } from './fixtures';

/** As if no server listened there. @returns brings the host back */
async function down(page: Page, address: string): Promise<() => Promise<void>> {
  const all = `${new URL(address).origin}/**`;
  await page.route(all, (route) => route.abort('connectionrefused'));
  return () => page.unroute(all);
}

test.describe('the chart service is down', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|Failed to fetch data:|Federation Runtime/ });

  test('charts and chat say so after 15 seconds, offer another try, and the rest goes on', async ({
    page,
    staging,
  }) => {
    const { appServer } = staging.config.analytics;
    let comeBack = await down(page, appServer);
    await page.clock.install();
    await page.goto('/data/1');
    const place = page.getByRole('region', { name: 'Trend map', exact: true });
    await expect(place.locator('luzmo-embed-dashboard')).toBeAttached();
    await page.clock.fastForward(15_000);
    const again = page.getByRole('button', { name: 'Try again: Trend map' });
    await expect(again).toBeVisible();
    await expect(place).toHaveAttribute('aria-busy', 'false');

    await page.getByRole('button', { name: /^Trends/ }).click();
    await page.keyboard.type('new pro');
    await expect(page.getByRole('option', { name: 'New proteins' })).toBeVisible();
    await page.keyboard.press('Escape');
    await comeBack();
    await again.click();
    await expect(chart(page, 'Trend map').getByRole('heading')).toHaveText(`Trend map (${TRENDS})`);

    comeBack = await down(page, appServer);
    await page.getByRole('link', { name: 'AI assistant' }).click();
    await expect(page.locator('luzmo-iq-embed-chat')).toBeAttached();
    await page.clock.fastForward(15_000);
    const chatAgain = page.getByRole('button', { name: 'Try again: the AI assistant' });
    await expect(chatAgain).toBeVisible();

    await comeBack();
    await chatAgain.click();
    await expect(page.getByText('Ask me about the topics and trends of this project.')).toBeVisible();
  });
});

test.describe('the chart service is blocked', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|Failed to fetch data:|Federation Runtime/ });

  test('the built-in chart is offered, and then taken at once for the rest of the visit', async ({ page, staging }) => {
    await down(page, staging.config.analytics.appServer);
    await page.clock.install();
    await page.goto('/data/1?tab=opportunityMap');
    await expect(page.locator('luzmo-embed-dashboard')).toBeAttached();
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.getByRole('option')).toHaveText(['Current Data', 'Previous Data']);
    await page.keyboard.press('Escape');
    await page.clock.fastForward(15_000);
    const map = page.getByRole('region', { name: 'Topic map', exact: true });
    await expect(map.getByText('The chart did not load.')).toBeVisible();
    await map.getByRole('button', { name: 'Show the built-in chart' }).click();
    await expect(page.getByRole('button', { name: 'Table' })).toBeVisible();
    await expect(page.getByText(`${TOPICS} of ${TOPICS} topics`).first()).toBeVisible();
    await expect(page.locator('luzmo-embed-dashboard')).toHaveCount(0);

    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.getByRole('option')).toHaveText(['Current Data', 'Previous Data']);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Trend map' }).click();
    await expect(page.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
    await expect(page.locator('luzmo-embed-dashboard')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show the built-in chart' })).toHaveCount(0);

    await page.getByRole('link', { name: 'AI assistant' }).click();
    await expect(page.locator('luzmo-iq-embed-chat')).toBeAttached();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('note')).toContainText('The AI assistant does not answer.');
    await expect(page.getByRole('note')).toContainText('It may be blocked by a browser extension or the network.');
  });
});

test.describe('the support chat and the error reports are down', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|planted failure/ });

  test('the product works as before, and a crash is still shown', async ({ page, staging }) => {
    await down(page, staging.config.supportChat.widgetUrl);
    await page.route(/\/assets\/platforms\.screen-[\w-]{8}\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted failure")' }),
    );
    await page.goto('/homepage/1');
    await page.getByRole('button', { name: /Plastic rules/ }).click();
    await expect(page.getByRole('dialog', { name: 'Plastic rules' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Platforms' }).click();
    await expect(page.getByRole('heading', { name: 'An Error Occurred' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Home Page' }).click();
    await expect(page).toHaveURL('/homepage/1');
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
  });
});

test.describe('the identity provider is down', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|Failed to log (?:in|out):/ });

  test('a signed-in user reaches the login page within seconds, may try again, and may log out', async ({
    page,
    staging,
  }) => {
    const comeBack = await down(page, staging.config.auth.domain);
    await page.goto('/data/1');
    await expect(page).toHaveURL('/login', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The login service does not answer. Please try again.');
    await comeBack();
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    // The session at the provider outlived its absence, and so did the place that was asked for.
    await expect(page).toHaveURL('/data/1');

    await down(page, staging.config.auth.domain);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/data/1');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the identity provider is silent', () => {
  test.use({ account: null, expectedErrors: /Failed to log in:|ERR_FAILED|ERR_TIMED_OUT/ });

  test('a login ends with a word on it within seconds', async ({ page, staging, me }) => {
    const silent = `${staging.config.auth.domain}/**`;
    await page.route(silent, () => {});
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The login service does not answer. Please try again.', {
      timeout: 15_000,
    });
    await page.unroute(silent);
    await logIn(page, me);
    await expect(page).toHaveURL('/homepage/1');
  });
});

test.describe('the API is down', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|^Failed to / });

  test('the entry page offers another try, and what comes back is shown', async ({ page, staging }) => {
    const comeBack = await down(page, staging.config.api.baseUrl);
    await page.goto('/');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The API does not answer' })).toBeVisible();
    await expect(page.getByText('No projects available.')).toHaveCount(0);
    await comeBack();
    await again.click();
    await expect(page).toHaveURL('/homepage/1');
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
  });

  test('a link opens what it names once the API answers, without a key being pressed', async ({ page, staging }) => {
    const comeBack = await down(page, staging.config.api.baseUrl);
    await page.goto('/review/1?tab=board');
    await expect(page.getByRole('heading', { name: 'The API does not answer' })).toBeVisible();
    const { host } = new URL(staging.config.api.baseUrl);
    await expect(page.getByText(`No answer from ${host} since`)).toBeInViewport();
    await expect(page).toHaveURL('/review/1?tab=board');
    await comeBack();
    await expect(page.getByRole('region', { name: /^Important, / })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL('/review/1?tab=board');
  });
});
