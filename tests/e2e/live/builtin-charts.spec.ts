import { TOPICS, TOPICS_WITH_DRIVERS } from '../has';
import { expect, test } from './fixtures';

// The stand-in of the model refuses a question on purpose.
test.use({ expectedErrors: /status of 429/ });

test('without the chart service our own charts draw what the API says, and no grant is requested', async ({
  page,
  staging,
  received,
}) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...staging.config, analytics: { provider: 'builtin' } } }),
  );
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));

  await page.goto('/data/1?tab=opportunityMap&trends=New%20proteins');
  await expect(page.getByText(`5 of ${TOPICS} topics`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table').or(page.getByRole('grid')).first();
  await table.getByRole('rowheader').getByRole('button').last().click();
  await expect(page).toHaveURL(/topic_id=\d+/);
  const card = page.getByRole('dialog');
  const before = await card.getByRole('radio', { checked: true }).innerText();
  const other = before === 'Monitor' ? 'Important' : 'Monitor';
  await card.getByRole('radio', { name: other }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => received(/\/status\/$/)).toHaveLength(2);
  await expect(card.getByRole('radio', { name: before })).toBeChecked();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Drivers & Impact' }).click();
  await expect(page.getByText(`of ${TOPICS_WITH_DRIVERS} topics`).first()).toBeVisible();
  await page.getByRole('link', { name: 'AI assistant' }).click();
  await page.getByRole('textbox').last().fill('How many topics are there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(String(TOPICS));

  // The stand-in of the organisation's model makes the same query of every question.
  await page.getByRole('radio', { name: 'Your organisation’s model' }).check();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('textbox').last().fill('Which strong signals grow more than 20 %?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Read by the model at')).toBeVisible();
  // The rules look into the deepdives, of which other tests make some fail at the same time.
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/\/deepdive\/$/, (route) => route.fulfill({ json: { evolution: [] }, headers }));
  await page.getByRole('textbox').last().fill('Which strong signals grow too often?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('refused the request, so the rules in this browser read the question.')).toBeVisible();

  expect(await received(/luzmo/)).toEqual([]);
  expect([...hosts]).not.toContain(new URL(staging.config.analytics.appServer).origin);
});
