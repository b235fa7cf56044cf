import { ACCOUNTS, dropEvents, expect, test } from './fixtures';

test.describe('a member of another organisation', () => {
  test.use({
    account: 'contoso',
    expectedErrors: /status of 404 |^Failed to (?:get|fetch) /,
  });

  test('sees their own project only; links to the data of others lead away', async ({ page, received }) => {
    await page.goto('/homepage/1');
    await expect(page).toHaveURL('/homepage/990001');
    await expect(page.getByRole('heading', { name: 'Rooms that adapt' })).toBeVisible();
    await page.getByRole('button', { name: /switch the project/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Workplaces 2030']);
    await page.keyboard.press('Escape');

    await page.goto('/homepage/990001?topic_id=1203');
    await expect(page.getByRole('dialog', { name: 'This topic is no longer in the data' })).toBeVisible();
    await page.goto('/data/1?tab=opportunityMap&topics=Seaweed%20films');
    await expect(page).toHaveURL('/homepage/990001');
    await page.goto('/sow/990001/experiments/horizon-timeline');
    await expect(page).toHaveURL('/404');
    await page.getByText('Back to Home Page').click();
    await expect(page.getByRole('heading', { name: 'Rooms that adapt' })).toBeVisible();

    const answered = (await received(/\/(?:sows|permissions)\/1\/|\/topics\/1203\/|\/experiments\//)).map(
      ({ path, status }) => `${path} ${status}`,
    );
    expect(answered).toContain('/api/topics/1203/ 404');
    expect(answered.filter((answer) => !answer.endsWith(' 404'))).toEqual([]);
  });
});

test.describe('a member of the excluded organisation', () => {
  test.use({ account: 'excluded' });

  test("is not offered 'Previous Data', not even by a link", async ({ page, received }) => {
    await page.goto('/data/980001?version=Previous%20Data');
    await expect(page.getByText('3 of 3 trends').first()).toBeVisible();
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.getByRole('option')).toHaveText(['Current Data']);
    const grants = await received('/api/luzmo/auth/');
    expect(grants).toHaveLength(1);
    expect(JSON.stringify(grants[0]?.body)).toContain('"value":["Current Data"]');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('AI assistant')).toHaveCount(0);
  });
});

test('two users of one organisation have statuses of their own', async ({ page, me, browser, cookiesOf, staging }) => {
  const other = me === ACCOUNTS.analyst ? ACCOUNTS.internal : ACCOUNTS.analyst;
  const address = '/homepage/1?topic_id=8201';
  await page.goto(address);
  const mine = page.getByRole('dialog', { name: 'Green-claim proof' });
  const before = await mine.getByRole('radio', { checked: true }).innerText();
  // The same test may be running for the other one.
  const [status, name] = me.internal ? [3, 'Important'] : [4, 'Disregard'];
  await mine.getByRole('radio', { name }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await page.reload();
  await expect(mine.getByRole('radio', { name })).toBeChecked();
  expect(await staging.statusesOf(me)).toMatchObject({ 8201: status });
  expect((await staging.statusesOf(other))['8201']).not.toBe(status);

  const context = await browser.newContext({ storageState: await cookiesOf(other) });
  await dropEvents(context);
  const theirs = await context.newPage();
  await theirs.goto(new URL(address, page.url()).href);
  const card = theirs.getByRole('dialog', { name: 'Green-claim proof' });
  await expect(card.getByRole('radio', { checked: true })).toBeVisible();
  await expect(card.getByRole('radio', { name })).not.toBeChecked();
  await context.close();

  await mine.getByRole('radio', { name: before }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
});
