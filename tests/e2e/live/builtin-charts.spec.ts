import { TOPICS, TOPICS_WITH_DRIVERS } from '../has';
import { expectSeen } from '../seen';
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

  await test.step('previous data is offered, and said not to be among what the provider sends', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('button', { name: /^Version/ }).click();
    await page.getByRole('option', { name: 'Previous Data' }).click();
    await expectSeen(page.getByRole('heading', { name: 'The previous data cannot be drawn here' }));
    await expect(page.getByText(/ of \d+ topics/)).toHaveCount(0);
  });

  await page.getByRole('tab', { name: 'Drivers & Impact' }).click();
  await expect(page.getByText(`of ${TOPICS_WITH_DRIVERS} topics`).first()).toBeVisible();
  await page.getByRole('link', { name: 'AI assistant' }).click();
  const bar = page.getByRole('combobox', { name: /type a part or a sentence/ });
  await bar.fill('strong signals over 15 %');
  await bar.press('Enter');
  await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();

  // The stand-in of the organisation's model proposes the same parts for every sentence.
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('menuitemradio', { name: /Your organisation’s model/ }).click();
  await page.getByRole('button', { name: /Your organisation’s model/ }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.keyboard.press('Escape');
  await bar.fill('Which strong signals grow more than 20 %?');
  await bar.press('Enter');
  await expect(page.getByText('proposed these parts.')).toBeVisible();
  await bar.fill('Which strong signals grow too often?');
  await bar.press('Enter');
  await expect(page.getByText('refused the request, so the rules read the sentence.')).toBeVisible();

  expect(await received(/luzmo/)).toEqual([]);
  expect([...hosts]).not.toContain(new URL(staging.config.analytics.appServer).origin);
});
