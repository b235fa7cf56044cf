import { expect, test, type Locator, type Page } from '@playwright/test';

/** Any member of an organisation with a project; without one it is the local staging environment's. */
const user = process.env['E2E_USER'] ?? 'analyst@contoso.test';
const password = process.env['E2E_PASSWORD'] ?? 'staging';

// Knows nothing of the data, and changes nothing that it does not put back: it may be pointed at any deployment.
test('a member signs in, sees every screen, opens a flashcard, picks a status and puts it back, and logs out', async ({
  page,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));

  await test.step('signs in through the form of the provider', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.getByLabel('Email address').fill(user);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\/homepage\/[^/]+$/);
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
  });

  await test.step('opens the flashcard of a trend, and from it that of a topic', async () => {
    await main(page).getByRole('listitem').getByRole('button').first().click();
    await expect(page).toHaveURL(/trend_id=\d+|topic_id=\d+/);
    if (page.url().includes('trend_id')) {
      await page.getByRole('dialog').getByRole('tabpanel').getByRole('button').first().click();
    }
    await expect(page).toHaveURL(/topic_id=\d+/);
    const card = page.getByRole('dialog');
    for (const tab of ['Deepdive', 'Sources', 'Metrics']) {
      await card.getByRole('tab', { name: tab, exact: true }).click();
      await expect(card.getByRole('tabpanel', { name: tab, exact: true })).toContainText(/\w/);
    }
    await changeAndPutBack(page, card);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  await test.step('sees every screen of the menu', async () => {
    for (const [name, seen] of SCREENS) {
      const link = menu(page).getByRole('link', { name });
      // Only some projects have the assistant.
      if ((await link.count()) === 0) continue;
      await link.click();
      await expect(seen(page)).toBeVisible();
    }
    const group = menu(page).getByRole('button', { name: 'Advanced features' });
    if ((await group.count()) > 0) {
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      await menu(page).getByRole('link', { name: /BETA/ }).first().click();
      await expect(main(page).locator('iframe')).toBeVisible();
    }
  });

  await test.step('sees a chart on each tab of the data', async () => {
    await menu(page).getByRole('link', { name: 'Data Explorer' }).click();
    for (const tab of ['Trend map', 'Topic map', 'List view', 'Drivers & Impact']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      for (const chart of await charts(page).all()) await expect(chart).toHaveAttribute('aria-busy', 'false');
      await expect(charts(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    }
    const analyze = page.getByRole('link', { name: 'Analyze' });
    if ((await analyze.count()) > 0) {
      await analyze.click();
      await expect(page.getByRole('region', { name: 'New Discoveries' })).toBeVisible();
    }
  });

  await test.step('logs out, and is asked for the password again', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // Enabled again when the browser is back from the provider.
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
  expect(crashes).toEqual([]);
});

const main = (page: Page): Locator => page.getByRole('main');
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const charts = (page: Page): Locator => main(page).locator('section[aria-busy]');

/** The entries of the menu, and what shows that the screen is there: its content, or its empty state. */
const SCREENS: readonly (readonly [name: string | RegExp, seen: (page: Page) => Locator])[] = [
  ['Data Explorer', (page) => page.getByRole('tab', { name: 'Drivers & Impact' })],
  [
    'Platforms',
    (page) =>
      main(page)
        .getByRole('button', { name: /Show in Trend map/ })
        .or(page.getByText(/customer success/i))
        .first(),
  ],
  [
    'Foresight Feed',
    (page) => main(page).getByRole('article').or(page.getByText('Fresh insights are on the way.')).first(),
  ],
  [
    /AI assistant/,
    // The bar of the built-in one, or the field of the organisation's own.
    (page) =>
      main(page)
        .getByRole('combobox')
        .or(main(page).getByRole('textbox', { name: 'Your question' }))
        .first(),
  ],
  ['Home', (page) => page.getByRole('heading', { name: 'Shifts in your industry' })],
];

async function changeAndPutBack(page: Page, card: Locator): Promise<void> {
  const before = await card.getByRole('radio', { checked: true }).getAttribute('aria-label');
  const name = before ?? (await card.getByRole('radio', { checked: true }).innerText());
  const other = name.includes('Monitor') ? 'Important' : 'Monitor';
  await card.getByRole('radio', { name: other }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('radio', { name: other })).toBeChecked();
  await card.getByRole('radio', { name }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await expect(card.getByRole('radio', { name })).toBeChecked();
}
